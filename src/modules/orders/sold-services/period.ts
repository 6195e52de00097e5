import { t } from '#shared/language/t.ts';
import { calendarDay } from '#shared/time/dates.ts';

/** Parts of a day in which large goods are delivered and people come, in the order of the day. */
export const PERIODS = ['morning', 'afternoon', 'evening'] as const;
export type Period = (typeof PERIODS)[number];

/** A part of a day. `day` is of the calendar in India, as `2026-11-27`. */
export interface Slot {
  readonly day: string;
  readonly period: Period;
}

/** 9 am–1 pm */
export function periodText(period: Period): string {
  if (period === 'morning') return t('orders.services.period.morning');
  return period === 'afternoon' ? t('orders.services.period.afternoon') : t('orders.services.period.evening');
}

/** Fri 27 Nov, 9 am–1 pm */
export function slotText({ day, period }: Slot): string {
  return t('orders.services.slot', { day: shortDay(day), period: periodText(period) });
}

/** Fri 27 Nov */
export function shortDay(day: string): string {
  const { weekday, day: date, month } = calendarDay(noonOf(day));
  return `${weekday} ${date} ${month}`;
}

/** The day so many days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** An agreed visit puts the last day of a service off by at most so long, so that no visit puts a refund off for ever. */
export const MOST_PUT_OFF_DAYS = 30;

/** So long after its last day the refund of a service that was not done can be asked for. */
export const CLAIM_DAYS = 90;

/** Whether the refund of a service that is not done can be asked for: its last day is over, but not for too long. */
export function mayClaim(due: string, today: string): boolean {
  return due < today && today <= dayAfter(due, CLAIM_DAYS);
}

/** 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Noon in India. */
function noonOf(day: string): Date {
  return new Date(`${day}T06:30:00Z`);
}
