import { problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** An own open order that can be paid or cancelled to make room. */
export interface OpenOrder {
  readonly orderId: OrderId;
  readonly number: string;
}

/** `data` lists the open orders. */
export const unpaidOrdersOpen = problem('orders.unpaid_open', 'conflict', (open: number) =>
  t('orders.orders.reserve.orders', { count: open }),
);
/** `data` lists the open orders. */
export const unpaidOrdersToday = problem('orders.unpaid_today', 'too-many', (most: number, seconds: number) =>
  t('orders.orders.reserve.today', { most, wait: waitText(seconds) }),
);
/** `data` lists the open orders. */
export const unpaidUnitsOpen = problem('orders.unpaid_units', 'conflict', (most: number, open: number) =>
  open === 0 ? t('orders.orders.reserve.units', { most }) : t('orders.orders.reserve.unitsOpen', { most, open }),
);
/** `data` lists the open orders. */
export const newCodOpen = problem(
  'orders.new_cod',
  'conflict',
  ({ orders, units, amount }: { orders: number; units: number; amount: Paise }, isPaidOnline: boolean) =>
    isPaidOnline
      ? t('orders.orders.reserve.newCodOrOnline', { orders, units, amount: priceTag(amount) })
      : t('orders.orders.reserve.newCod', { orders, units, amount: priceTag(amount) }),
);
/** `data` lists the lines: productId, title, and the most that can be ordered. */
export const productReserved = problem(
  'orders.product_reserved',
  'conflict',
  (title: string, most: number, isOnline: boolean) => {
    if (isOnline)
      return most === 0
        ? t('orders.orders.reserve.productNoneOrCash', { title })
        : t('orders.orders.reserve.productOrCash', { title, most });
    return most === 0
      ? t('orders.orders.reserve.productNone', { title })
      : t('orders.orders.reserve.product', { title, most });
  },
);
export const networkReserved = problem('orders.network_reserved', 'too-many', (isOnline: boolean) =>
  isOnline ? t('orders.orders.reserve.networkOrCash') : t('orders.orders.reserve.network'),
);
export const shopReserved = problem('orders.shop_reserved', 'too-many', () => t('orders.orders.reserve.shop'));

/** Codes of the refusals above; the checkout shows them beside the payment methods. */
export const RESERVE_REFUSALS: readonly string[] = [
  unpaidOrdersOpen,
  unpaidOrdersToday,
  unpaidUnitsOpen,
  newCodOpen,
  productReserved,
  networkReserved,
  shopReserved,
].map(({ code }) => code);
