import type { PlaceOrder } from '#orders/orders/contract.ts';
import { type Id, newId } from '#shared/id.ts';

const ATTEMPT = 'orderAttempt';
/** What is bought without the cart is kept apart, so that neither hides what became of the other. */
const ATTEMPT_NOW = 'orderAttemptNow';

/** As much of a browser's storage as attempts need. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An order that was sent and not answered yet: sent again under the same key it can't become two. */
export interface OrderAttempt {
  readonly key: Id<'attempt'>;
  readonly order: PlaceOrder;
}

/** The attempt to place this order: the one begun already if it asks for the same, else a new one. */
export function attemptAt(storage: Kept, order: PlaceOrder, key: Id<'attempt'> = newId<'attempt'>()): OrderAttempt {
  const begun = begunAttempt(storage, order);
  if (begun && isSameOrder(begun.order, order)) return begun;
  const attempt: OrderAttempt = { key, order };
  storage.setItem(slotOf(order), JSON.stringify(attempt));
  return attempt;
}

export function isSameOrder(one: PlaceOrder, other: PlaceOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An order of before whose answer never came, because the network went or the page was closed. */
export function begunAttempt(storage: Kept, kind: Pick<PlaceOrder, 'buyNow'> = {}): OrderAttempt | undefined {
  try {
    const attempt = JSON.parse(storage.getItem(slotOf(kind)) ?? 'null') as Partial<OrderAttempt> | null;
    return attempt?.key && attempt.order ? { key: attempt.key, order: attempt.order } : undefined;
  } catch {
    return undefined;
  }
}

/** The answer has come, whatever it is. */
export function forgetAttempt(storage: Kept, kind: Pick<PlaceOrder, 'buyNow'> = {}): void {
  storage.removeItem(slotOf(kind));
}

function slotOf({ buyNow }: Pick<PlaceOrder, 'buyNow'>): string {
  return buyNow ? ATTEMPT_NOW : ATTEMPT;
}
