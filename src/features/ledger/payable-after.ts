/** How long after delivery goods may be given back; only then is what they were sold for paid out. */
const PAYABLE_AFTER_DAYS = 7;

const DAY_MS = 86_400_000;

/** When what was delivered then can be paid out. */
export function payableAfter(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + PAYABLE_AFTER_DAYS * DAY_MS);
}
