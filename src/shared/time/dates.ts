import { t } from '#shared/language/t.ts';
import { indiaParts, twoDigits } from './india-clock.ts';

const months = () => [
  t('shared.month.m1'),
  t('shared.month.m2'),
  t('shared.month.m3'),
  t('shared.month.m4'),
  t('shared.month.m5'),
  t('shared.month.m6'),
  t('shared.month.m7'),
  t('shared.month.m8'),
  t('shared.month.m9'),
  t('shared.month.m10'),
  t('shared.month.m11'),
  t('shared.month.m12'),
];
const weekdays = () => [
  t('shared.weekday.d0'),
  t('shared.weekday.d1'),
  t('shared.weekday.d2'),
  t('shared.weekday.d3'),
  t('shared.weekday.d4'),
  t('shared.weekday.d5'),
  t('shared.weekday.d6'),
];

/*
 * Dates are shown in Indian time, wherever the browser or the server is. Month names are written out, because browsers and
 * servers abbreviate them differently and hydration needs identical text, and because the first `Intl` date blocks a phone
 * for 15 ms (docs/decisions/0053).
 */

/** A day in the Indian calendar. */
export interface CalendarDay {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/** The day in India at a moment. */
export function calendarDay(at: Date): CalendarDay {
  const { year, month, day, weekday } = indiaParts(at);
  return { weekday: weekdays()[weekday] ?? '', day, month: months()[month] ?? '', year };
}

/** 21 Nov 2026 */
export function dayText(at: Date): string {
  const { day, month, year } = calendarDay(at);
  return `${day} ${month} ${year}`;
}

/** A date of the API, `2026-11-24`, for people: 24 Nov 2026 */
export function dayOfText(day: string): string {
  return dayText(new Date(`${day}T12:00:00+05:30`));
}

/** 21 Nov 2026, 2:31 pm */
export function dayAndHourText(at: Date): string {
  return `${dayText(at)}, ${hourText(at)}`;
}

/** 21 Nov, 2:31 pm */
export function soonText(at: Date): string {
  const { day, month } = calendarDay(at);
  return `${day} ${month}, ${hourText(at)}`;
}

function hourText(at: Date): string {
  const minutes = Math.floor(indiaParts(at).msOfDay / 60_000);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Sat, 21 Nov 2026 */
export function weekdayText(at: Date): string {
  return `${calendarDay(at).weekday}, ${dayText(at)}`;
}
