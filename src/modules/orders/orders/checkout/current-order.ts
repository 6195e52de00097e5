import { type OrderId, UUID } from '#shared/id.ts';

const CURRENT = 'currentOrderId';

/** As much of a browser's storage as this needs. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps which order somebody has gone away to pay. */
export function keepCurrentOrder(storage: Kept, id: OrderId): void {
  storage.setItem(CURRENT, id);
}

/** The order that was to be paid when the shop was left; what can't be one counts as none. */
export function currentOrder(storage: Kept): OrderId | undefined {
  const id = storage.getItem(CURRENT);
  return id !== null && UUID.test(id) ? (id as OrderId) : undefined;
}

/** Its payment is settled, one way or the other. */
export function forgetCurrentOrder(storage: Kept): void {
  storage.removeItem(CURRENT);
}
