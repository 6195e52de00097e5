import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

/** Periods by which orders can be filtered; all but yesterday end today. */
export const PLACED = ['today', 'yesterday', 'last7', 'last30'] as const;
export type PlacedPeriod = (typeof PLACED)[number];

export const PLACED_LABELS: Readonly<Record<PlacedPeriod, string>> = {
  get today() {
    return t('orders.orders.placed.today');
  },
  get yesterday() {
    return t('orders.orders.placed.yesterday');
  },
  get last7() {
    return t('orders.orders.placed.last7');
  },
  get last30() {
    return t('orders.orders.placed.last30');
  },
};

/** A named period or a range of days, both inclusive. The name takes precedence. */
export interface OrderDays {
  readonly placed?: PlacedPeriod | undefined;
  /** Such as 2026-11-21. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A half-open range: `since` is included, `before` is not. */
export interface Moments {
  readonly since: Date | undefined;
  readonly before: Date | undefined;
}

/** First and last day of a period, in days before today. */
const BACK: Readonly<Record<PlacedPeriod, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  last7: [6, 0],
  last30: [29, 0],
};

/** Whether the text is an existing date: 2026-11-21, but not 2026-02-30. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

/** The range in Indian time. */
export function momentsOf({ placed, from, to }: OrderDays, now: Date): Moments {
  if (placed !== undefined) {
    const { year, month, day } = indiaParts(now);
    const [first, last] = BACK[placed];
    return { since: indiaTime(year, month, day - first, 0), before: indiaTime(year, month, day - last + 1, 0) };
  }
  return { since: midnight(from, 0), before: midnight(to, 1) };
}

/** Label of the filter chip: “Today”, or “23 Oct 2026 – 21 Nov 2026”. @returns undefined without a filter */
export function daysText({ placed, from, to }: OrderDays): string | undefined {
  if (placed !== undefined) return PLACED_LABELS[placed];
  const [first, last] = [midnight(from, 0), midnight(to, 0)].map(at => at && dayText(at));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return t('orders.orders.placed.from', { day: first });
  return last && t('orders.orders.placed.until', { day: last });
}

function midnight(day: string | undefined, later: number): Date | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return indiaTime(year, month - 1, date + later, 0);
}
