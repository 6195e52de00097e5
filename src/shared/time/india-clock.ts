/** UTC+5:30 all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment in Indian time; `month` counts from 0, `weekday` from Sunday, 0. */
export function indiaParts(at: Date) {
  const there = new Date(at.getTime() + AHEAD_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    msOfDay: there.getTime() % DAY_MS,
  };
}

/** The moment of an Indian date and time. Months beyond the year's last roll over. */
export function indiaTime(year: number, month: number, day: number, msOfDay: number): Date {
  return new Date(Date.UTC(year, month, day) + msOfDay - AHEAD_MS);
}

/** The day in India, as `2026-11-24`, which sorts and compares as text. */
export function dayIn(at: Date): string {
  const { year, month, day } = indiaParts(at);
  return `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

/** 2026-11-21 14:31 in Indian time: spreadsheets read it as a date, and it sorts as text. */
export function indiaMinute(at: Date): string {
  const minutes = Math.floor(indiaParts(at).msOfDay / 60_000);
  return `${dayIn(at)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
