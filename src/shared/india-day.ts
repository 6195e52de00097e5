const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** India keeps one clock, five and a half hours ahead, all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The parts of a day as India's calendar has it. */
export interface CalendarDay {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/**
 * Which day it is in India at a moment. Written out here, because browsers and servers shorten months differently and
 * a page must read the same on both.
 */
export function indiaCalendar(at: Date): CalendarDay {
  const there = new Date(at.getTime() + AHEAD_MS);
  return {
    weekday: WEEKDAYS[there.getUTCDay()] ?? '',
    day: there.getUTCDate(),
    month: MONTHS[there.getUTCMonth()] ?? '',
    year: there.getUTCFullYear(),
  };
}

/** A day as it is read in India: 21 Nov 2026. */
export function indiaDay(at: Date): string {
  const { day, month, year } = indiaCalendar(at);
  return `${day} ${month} ${year}`;
}
