import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

/** Products are dispatched by the end of the day after the order; the delivery dates that shoppers see allow for that. */
const DAYS_TO_DISPATCH = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders placed before `due` must be dispatched today; those placed before `late` are overdue. */
export function dispatchDays(at: Date): { readonly due: Date; readonly late: Date } {
  const { year, month, day } = indiaParts(at);
  return {
    due: indiaTime(year, month, day - DAYS_TO_DISPATCH + 1, 0),
    late: indiaTime(year, month, day - DAYS_TO_DISPATCH, 0),
  };
}

/** How many days the dispatch of an order is overdue; 0 if it is due today. */
export function daysLate(placedAt: Date, at: Date): number {
  return Math.max(0, Math.ceil((dispatchDays(at).late.getTime() - placedAt.getTime()) / DAY_MS));
}
