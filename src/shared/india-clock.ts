import { indiaDay } from './india-day.ts';

/** India keeps one clock, five and a half hours ahead, all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as calendars and clocks in India show it; `month` counts from 0. */
export function indiaParts(at: Date) {
  const there = new Date(at.getTime() + AHEAD_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    msOfDay: there.getTime() % DAY_MS,
  };
}

/** The moment that calendars and clocks in India show so; a month beyond the year's last is one of the next. */
export function indiaTime(year: number, month: number, day: number, msOfDay: number): Date {
  return new Date(Date.UTC(year, month, day) + msOfDay - AHEAD_MS);
}

/** A moment as it is read in India, alike on servers and in browsers: 21 Nov 2026, 2:05 pm. */
export function indiaDayAndHour(at: Date): string {
  const minutes = Math.floor(indiaParts(at).msOfDay / 60_000);
  const hour = Math.floor(minutes / 60);
  const ofHour = String(minutes % 60).padStart(2, '0');
  return `${indiaDay(at)}, ${hour % 12 || 12}:${ofHour} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 2026-11-21 14:31 by the clocks of India: spreadsheets read it as a date, and it sorts as text. */
export function indiaMinute(at: Date): string {
  const { year, month, day, msOfDay } = indiaParts(at);
  const minutes = Math.floor(msOfDay / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month + 1)}-${two(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
