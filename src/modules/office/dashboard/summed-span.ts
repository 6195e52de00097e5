import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';
import type { Interval, Intervals } from './period.ts';

/** Whole days, the last not included. */
export interface DaySpan {
  readonly from: Date;
  readonly before: Date;
}

/** What of both periods is read from sums of days, and what from orders, both ends included. */
export interface SplitPeriods {
  readonly summed: readonly DaySpan[];
  readonly read: readonly Pick<Interval, 'from' | 'to'>[];
}

/** Splits both periods at the first day that is not summed; the day in which a period ends is read from its orders. */
export function splitAt({ now, before }: Intervals, until: Date | undefined): SplitPeriods {
  const parts = [before, now].map(({ from, to }) => {
    const ends = startOfDay(new Date(to.getTime() + 1));
    const summedBefore = until && until < ends ? until : ends;
    if (!until || summedBefore <= from) return { summed: [], read: [{ from, to }] };
    return { summed: [{ from, before: summedBefore }], read: summedBefore > to ? [] : [{ from: summedBefore, to }] };
  });
  return { summed: parts.flatMap(({ summed }) => summed), read: parts.flatMap(({ read }) => read) };
}

function startOfDay(at: Date): Date {
  const { year, month, day } = indiaParts(at);
  return indiaTime(year, month, day, 0);
}
