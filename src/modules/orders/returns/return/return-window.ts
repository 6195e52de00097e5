/**
 * Days after delivery in which a return can be requested (R52.1). All texts about it, and the day a sale becomes
 * payable, derive from this number.
 */

export const RETURN_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The deadline for a return request, inclusive: RETURN_DAYS × 24 hours after delivery. */
export function returnableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}

export function isReturnable(deliveredAt: Date, now: Date): boolean {
  return now <= returnableUntil(deliveredAt);
}
