import { type OrderId, UUID } from '#shared/id.ts';

const CURRENT = 'currentOrderId';

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers the order whose payment page the shopper was sent to. */
export function keepCurrentOrder(storage: Kept, id: OrderId): void {
  storage.setItem(CURRENT, id);
}

/** Undefined if nothing valid is stored. */
export function currentOrder(storage: Kept): OrderId | undefined {
  const id = storage.getItem(CURRENT);
  return id !== null && UUID.test(id) ? (id as OrderId) : undefined;
}

/** Call once its payment has succeeded or failed. */
export function forgetCurrentOrder(storage: Kept): void {
  storage.removeItem(CURRENT);
}
