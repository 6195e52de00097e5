import { indiaParts } from './india-clock.ts';
import { indiaDay } from './india-day.ts';

/** The day that calendars in India show, as `2026-11-24`, which sorts and compares as text. */
export function dayIn(at: Date): string {
  const { year, month, day } = indiaParts(at);
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Such a day as it is read: 24 Nov 2026. */
export function dayOfText(day: string): string {
  return indiaDay(new Date(`${day}T12:00:00+05:30`));
}
