import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

/** Products leave by the end of the day after they were ordered: the days on the way that shoppers are told allow for that. */
const DAYS_TO_DISPATCH = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders placed before `due` have to leave today; those placed before `late` should have left already. */
export function dispatchDays(at: Date): { readonly due: Date; readonly late: Date } {
  const { year, month, day } = indiaParts(at);
  return {
    due: indiaTime(year, month, day - DAYS_TO_DISPATCH + 1, 0),
    late: indiaTime(year, month, day - DAYS_TO_DISPATCH, 0),
  };
}

/** By how many days an order is late in leaving; 0 when it leaves in time today. */
export function daysLate(placedAt: Date, at: Date): number {
  return Math.max(0, Math.ceil((dispatchDays(at).late.getTime() - placedAt.getTime()) / DAY_MS));
}
