import { PAYMENT_METHODS, type PaymentMethod } from '#orders/orders/order.schema.ts';
import type { AddressId, OrderId, UserId } from '#shared/id.ts';

const CHOICE = 'checkoutChoice';
const BOUGHT = 'boughtNow';
const MAX_BOUGHT = 20;

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Address and payment method chosen at the checkout; survives a reload. */
export interface CheckoutChoice {
  readonly address?: AddressId | undefined;
  readonly method?: PaymentMethod | undefined;
}

export function keepChoice(storage: Kept, userId: UserId, choice: CheckoutChoice): void {
  storage.setItem(CHOICE, JSON.stringify({ ...choice, userId }));
}

/** The stored choice; ignored if it belongs to another account. */
export function keptChoice(storage: Kept, userId: UserId): CheckoutChoice {
  const kept = parsed(storage.getItem(CHOICE)) as (CheckoutChoice & { userId?: unknown }) | null;
  if (kept?.userId !== userId) return {};
  const { address, method } = kept;
  return {
    address: typeof address === 'string' ? address : undefined,
    method: PAYMENT_METHODS.find(known => known === method),
  };
}

/** Call once the order is placed. */
export function forgetChoice(storage: Kept): void {
  storage.removeItem(CHOICE);
}

/** Remembers the order of a “Buy now” attempt, for a return to its checkout. */
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
