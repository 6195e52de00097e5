/**
 * For how many days after delivery a return can be asked for (R52.1). Every sentence about it and the day from which the
 * sale is paid out are made from this one number.
 */
export const RETURN_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a return can be asked for: so many times 24 hours after delivery, that moment included. */
export function returnableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}

export function isReturnable(deliveredAt: Date, now: Date): boolean {
  return now <= returnableUntil(deliveredAt);
}
