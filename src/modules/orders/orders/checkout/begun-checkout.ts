import { type CheckoutId, type UserId, UUID } from '#shared/id.ts';

const BEGUN = 'begunCheckout';

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers a checkout whose order was sent, until the answer has come. Completing it once more answers the same order, so
 * what became of it can be found out after a reload.
 */
export function keepBegun(storage: Kept, userId: UserId, id: CheckoutId): void {
  storage.setItem(BEGUN, `${userId} ${id}`);
}

/** Undefined if none is unanswered, or if it is another account's. */
export function begunCheckout(storage: Kept, userId: UserId): CheckoutId | undefined {
  const [owner, id = ''] = storage.getItem(BEGUN)?.split(' ') ?? [];
  return owner === userId && UUID.test(id) ? (id as CheckoutId) : undefined;
}

/** Call on any answer. */
export function forgetBegun(storage: Kept): void {
  storage.removeItem(BEGUN);
}
