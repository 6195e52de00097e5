import { t } from '#shared/language/t.ts';
import { calendarDay, dayText } from '#shared/time/dates.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { type DashboardPeriod, SLOTS } from './period.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Column head of the slots in the table. */
export const SLOT_NAMES: Readonly<Record<DashboardPeriod, () => string>> = {
  today: () => t('office.dashboard.slot.hour'),
  '7d': () => t('office.dashboard.slot.day'),
  '30d': () => t('office.dashboard.slot.day'),
  '12m': () => t('office.dashboard.slot.month'),
};

/** An hour, a day or a month in full: 6–7 am; Fri, 6 Nov 2026; Nov 2026. */
export function chartSlotText(period: DashboardPeriod, from: Date): string {
  const { weekday, month, year } = calendarDay(from);
  if (period === 'today') return hourText(from, true);
  return period === '12m' ? `${month} ${year}` : `${weekday}, ${dayText(from)}`;
}

/** The short form for the chart axis: 6 am; Fri 6; 6 Nov; Nov. */
export function shortSlotText(period: DashboardPeriod, from: Date): string {
  const { weekday, day, month } = calendarDay(from);
  if (period === 'today') return hourText(from, false);
  if (period === '7d') return `${weekday} ${day}`;
  return period === '12m' ? month : `${day} ${month}`;
}

/** Indexes of the slots that get a label if at most `room` labels fit: evenly spaced, including the last one. */
export function namedSlots(period: DashboardPeriod, room: number): number[] {
  const count = SLOTS[period];
  const last = period === 'today' ? count - 6 : count - 1;
  const step = STEPS[period].find(length => count / length <= room) ?? count;
  return Array.from({ length: count }, (_, index) => index).filter(index => (last - index) % step === 0);
}

/** Distances between labels. */
const STEPS: Readonly<Record<DashboardPeriod, readonly number[]>> = {
  today: [3, 6, 12],
  '7d': [1, 2, 3],
  '30d': [7, 14],
  '12m': [1, 2, 3, 6],
};

/** A date range in its shortest form: 23 Oct – 21 Nov; with years only if they differ. */
export function intervalText(from: Date, to: Date): string {
  const [first, last] = [calendarDay(from), calendarDay(to)];
  if (first.year !== last.year) return `${first.month} ${first.year} – ${last.month} ${last.year}`;
  const end = `${last.day} ${last.month}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${end}`;
  return first.day === last.day ? end : `${first.day} – ${end}`;
}

function hourText(at: Date, withEnd: boolean): string {
  const hour = Math.floor(indiaParts(at).msOfDay / HOUR_MS);
  const name = (of: number) => `${of % 12 || 12}`;
  const [from, to] = [name(hour), name(hour + 1)];
  if (!withEnd)
    return hour < 12 ? t('office.dashboard.hour.am', { hour: from }) : t('office.dashboard.hour.pm', { hour: from });
  if (hour === 11) return t('office.dashboard.hours.noon', { from });
  if (hour === 23) return t('office.dashboard.hours.midnight', { from });
  return hour < 12 ? t('office.dashboard.hours.am', { from, to }) : t('office.dashboard.hours.pm', { from, to });
}
