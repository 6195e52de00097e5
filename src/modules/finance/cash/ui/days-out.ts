import { countText } from '#shared/text/count-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Couriers usually remit within a week. */
const LONG_DAYS = 10;

const daysSince = (at: Date) => Math.floor((Date.now() - at.getTime()) / DAY_MS);

/** Age of pending cash in days. */
export function daysOut(deliveredAt: Date): string {
  const days = daysSince(deliveredAt);
  return days < 1 ? 'today' : countText(days, 'day', 'days');
}

/** Whether it is overdue. */
export function isLong(deliveredAt: Date): boolean {
  return daysSince(deliveredAt) > LONG_DAYS;
}
