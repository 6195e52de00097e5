import { type Id, newId } from '#shared/id.ts';
import type { PlaceOrder } from './contract.ts';

const ATTEMPT = 'orderAttempt';

/** As much of a browser's storage as attempts need. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An order that was sent and not answered yet: sent again under the same key it can't become two. */
export interface OrderAttempt {
  readonly key: Id<'attempt'>;
  readonly order: PlaceOrder;
}

/** The attempt to place this order: the one begun already if it asks for the same, else a new one. */
export function attemptAt(storage: Kept, order: PlaceOrder): OrderAttempt {
  const begun = begunAttempt(storage);
  if (begun && isSameOrder(begun.order, order)) return begun;
  const attempt: OrderAttempt = { key: newId<'attempt'>(), order };
  storage.setItem(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}

export function isSameOrder(one: PlaceOrder, other: PlaceOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An order of before whose answer never came, because the network went or the page was closed. */
export function begunAttempt(storage: Kept): OrderAttempt | undefined {
  try {
    const attempt = JSON.parse(storage.getItem(ATTEMPT) ?? 'null') as Partial<OrderAttempt> | null;
    return attempt?.key && attempt.order ? { key: attempt.key, order: attempt.order } : undefined;
  } catch {
    return undefined;
  }
}

/** The answer has come, whatever it is. */
export function forgetAttempt(storage: Kept): void {
  storage.removeItem(ATTEMPT);
}
