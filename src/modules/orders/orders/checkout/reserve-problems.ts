import { problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** An own open order that can be paid or cancelled to make room. */
export interface OpenOrder {
  readonly orderId: OrderId;
  readonly number: string;
}

const PAY_OR_CANCEL = 'Please pay or cancel one of them first.';

/** `data` lists the open orders. */
export const unpaidOrdersOpen = problem(
  'orders.unpaid_open',
  'conflict',
  (open: number) => `${countText(open, 'order is', 'orders are')} waiting for your payment. ${PAY_OR_CANCEL}`,
);
/** `data` lists the open orders. */
export const unpaidOrdersToday = problem(
  'orders.unpaid_today',
  'too-many',
  (most: number, seconds: number) =>
    `You have placed ${most} online orders within a day and not paid for them. Please choose cash on delivery, pay an open order, or try again in ${waitText(seconds)}.`,
);
/** `data` lists the open orders. */
export const unpaidUnitsOpen = problem('orders.unpaid_units', 'conflict', (most: number, open: number) =>
  open === 0
    ? `At most ${most} items can be reserved until they are paid. Please order fewer at a time.`
    : `At most ${most} items can be reserved until they are paid, and ${open} of yours are. Please pay or cancel an open order first, or order fewer.`,
);
/** `data` lists the open orders. */
export const newCodOpen = problem(
  'orders.new_cod',
  'conflict',
  (most: { orders: number; units: number; amount: Paise }, isPaidOnline: boolean) =>
    `Until your first order is delivered, cash on delivery is available for up to ${most.orders} open orders, ${most.units} items and ${priceTag(most.amount)} in all. Please order fewer, or ${isPaidOnline ? 'pay online' : 'cancel an open order'}.`,
);
/** `data` lists the lines: productId, title, and the most that can be ordered. */
export const productReserved = problem(
  'orders.product_reserved',
  'conflict',
  (title: string, most: number, isOnline: boolean) =>
    most === 0
      ? `No more of ${title} can be reserved right now. Please pay or cancel your open order first${orCash(isOnline)}.`
      : `Only ${most} of ${title} can be reserved for you right now. Please order ${most === 1 ? 'one' : `up to ${most}`}${orCash(isOnline)}.`,
);
export const networkReserved = problem(
  'orders.network_reserved',
  'too-many',
  (isOnline: boolean) =>
    `Many items are reserved from your network and not paid yet. Please order one of each${orCash(isOnline)}, or try again later.`,
);
export const shopReserved = problem(
  'orders.shop_reserved',
  'too-many',
  () =>
    'Many items in the shop are reserved and not paid yet. Please order one of each, choose cash on delivery, or try again later.',
);

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

function orCash(isOnline: boolean): string {
  return isOnline ? ', or choose cash on delivery' : '';
}
