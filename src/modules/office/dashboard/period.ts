import { t } from '#shared/language/t.ts';
import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

export const DASHBOARD_PERIODS = ['today', '7d', '30d', '12m'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];
export const USUAL_PERIOD: DashboardPeriod = '30d';

export const PERIOD_WORDS: Readonly<Record<DashboardPeriod, () => string>> = {
  today: () => t('office.dashboard.period.today'),
  '7d': () => t('office.dashboard.period.days7'),
  '30d': () => t('office.dashboard.period.days30'),
  '12m': () => t('office.dashboard.period.months12'),
};

/** Number of slots (hours, days or months) in the chart of a period. */
export const SLOTS: Readonly<Record<DashboardPeriod, number>> = { today: 24, '7d': 7, '30d': 30, '12m': 12 };

/** A time span, both ends included, and the starts of its slots. */
export interface Interval {
  readonly from: Date;
  readonly to: Date;
  /** Starts of the slots that have begun; the first is `from`. */
  readonly slots: readonly Date[];
}

export interface Intervals {
  readonly now: Interval;
  /** The previous period up to the same time, so that half a day is not compared with a whole one. */
  readonly before: Interval;
}

/** The current and the previous period at a moment, by days in India. */
export function intervalsOf(period: DashboardPeriod, at: Date): Intervals {
  const slots = slotsOf(period, at, 0);
  const from = slots[0] as Date;
  const earlier = slotsOf(period, at, 1);
  const before = { from: earlier[0] as Date, to: new Date(Math.min(backBy(period, at).getTime(), from.getTime() - 1)) };
  return {
    now: { from, to: at, slots: slots.filter(slot => slot <= at) },
    before: { ...before, slots: earlier.filter(slot => slot <= before.to) },
  };
}

function slotsOf(period: DashboardPeriod, at: Date, periodsBack: number): Date[] {
  const { year, month, day } = indiaParts(at);
  const count = SLOTS[period];
  return Array.from({ length: count }, (_, index) => {
    const place = index - periodsBack * count;
    if (period === 'today') return indiaTime(year, month, day - periodsBack, index * HOUR_MS);
    if (period === '12m') return indiaTime(year, month - count + 1 + place, 1, 0);
    return indiaTime(year, month, day - count + 1 + place, 0);
  });
}

function backBy(period: DashboardPeriod, at: Date): Date {
  const { year, month, day, msOfDay } = indiaParts(at);
  if (period === '12m') return indiaTime(year - 1, month, day, msOfDay);
  return indiaTime(year, month, day - (period === 'today' ? 1 : SLOTS[period]), msOfDay);
}

const HOUR_MS = 60 * 60 * 1000;
