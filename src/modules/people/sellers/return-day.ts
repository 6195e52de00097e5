import { dayIn } from '#shared/time/india-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days on which a shop that pauses now may open by itself: from tomorrow on and within a year, by India's calendar. */
export function returnDays(now: Date): { readonly first: string; readonly last: string } {
  return { first: dayIn(new Date(now.getTime() + DAY_MS)), last: dayIn(new Date(now.getTime() + 365 * DAY_MS)) };
}

export function isReturnDay(day: string, now: Date): boolean {
  const { first, last } = returnDays(now);
  return day >= first && day <= last;
}
