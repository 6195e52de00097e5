import { isOnTheWay, mayBeCancelled, type OrderStatus } from '#orders/orders/order-status.ts';

export const NEXT_ACTS = ['pay', 'upi', 'track', 'review', 'again'] as const;
/** What a shopper can do about an order next. */
export type NextAct = (typeof NEXT_ACTS)[number];

export interface ActFacts {
  readonly status: OrderStatus;
  /** It waits for an online payment. */
  readonly isUnpaid: boolean;
  /** Money is owed back, and nobody has said to which UPI ID. */
  readonly needsUpi: boolean;
  /** Its dearest product is on sale, and the shopper has not reviewed it. */
  readonly canReview: boolean;
}

/**
 * The one thing to do next: what money depends on first, then following it, then what comes after. Null while there is nothing
 * to do but to wait.
 */
export function nextAct({ status, isUnpaid, needsUpi, canReview }: ActFacts): NextAct | null {
  if (isUnpaid && mayBeCancelled(status)) return 'pay';
  if (needsUpi) return 'upi';
  if (mayBeCancelled(status)) return null;
  if (isOnTheWay(status) && status !== 'delivered') return 'track';
  return status === 'delivered' && canReview ? 'review' : 'again';
}
