import { countText } from '#shared/text/count-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Couriers pass cash on within a week or so. */
const LONG_DAYS = 10;

const daysSince = (at: Date) => Math.floor((Date.now() - at.getTime()) / DAY_MS);

/** How long cash has been out, in whole days. */
export function daysOut(deliveredAt: Date): string {
  const days = daysSince(deliveredAt);
  return days < 1 ? 'today' : countText(days, 'day', 'days');
}

/** Whether somebody should ask where it is. */
export function isLong(deliveredAt: Date): boolean {
  return daysSince(deliveredAt) > LONG_DAYS;
}
