import { PAYMENT_METHODS, type PaymentMethod } from '#orders/orders/order.schema.ts';
import type { AddressId, OrderId, UserId } from '#shared/id.ts';

const CHOICE = 'checkoutChoice';
const BOUGHT = 'boughtNow';
const MAX_BOUGHT = 20;

/** As much of a browser's storage as this needs. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where to and how to pay, as chosen at the checkout; a reload does not change it. */
export interface CheckoutChoice {
  readonly address?: AddressId | undefined;
  readonly method?: PaymentMethod | undefined;
}

export function keepChoice(storage: Kept, userId: UserId, choice: CheckoutChoice): void {
  storage.setItem(CHOICE, JSON.stringify({ ...choice, userId }));
}

/** What somebody has chosen before; what another account chose in this tab counts as nothing. */
export function keptChoice(storage: Kept, userId: UserId): CheckoutChoice {
  const kept = parsed(storage.getItem(CHOICE)) as (CheckoutChoice & { userId?: unknown }) | null;
  if (kept?.userId !== userId) return {};
  const { address, method } = kept;
  return {
    address: typeof address === 'string' ? address : undefined,
    method: PAYMENT_METHODS.find(known => known === method),
  };
}

/** The order is placed. */
export function forgetChoice(storage: Kept): void {
  storage.removeItem(CHOICE);
}

/** Keeps which order a purchase without the cart has become, for who comes back to its checkout. */
export function keepBought(storage: Kept, attempt: string, orderId: OrderId): void {
  storage.setItem(BOUGHT, JSON.stringify([[attempt, orderId], ...bought(storage)].slice(0, MAX_BOUGHT)));
}

export function orderBought(storage: Kept, attempt: string): OrderId | undefined {
  return bought(storage).find(([key]) => key === attempt)?.[1];
}

function bought(storage: Kept): readonly (readonly [string, OrderId])[] {
  const list = parsed(storage.getItem(BOUGHT));
  return Array.isArray(list)
    ? list.filter((each): each is [string, OrderId] => Array.isArray(each) && each.length === 2)
    : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
