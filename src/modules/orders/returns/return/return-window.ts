/**
 * Days after delivery in which a return can be requested (R52.1) where no category says otherwise. All texts about it, and
 * the day a sale becomes payable, derive from this number or from the rule that an order line keeps.
 */

export const RETURN_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The deadline for a return request, inclusive: so many times 24 hours after delivery. */
export function returnableUntil(deliveredAt: Date, days: number = RETURN_DAYS): Date {
  return new Date(deliveredAt.getTime() + days * DAY_MS);
}

export function isReturnable(deliveredAt: Date, now: Date, days: number = RETURN_DAYS): boolean {
  return now <= returnableUntil(deliveredAt, days);
}
