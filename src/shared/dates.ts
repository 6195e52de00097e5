/** People in India read days and hours by the clock of India, wherever their browser or our server stands. */
const here = { timeZone: 'Asia/Kolkata' } as const;
const day = { ...here, day: 'numeric', month: 'short', year: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const dayFormat = new Intl.DateTimeFormat('en-IN', day);
const dayAndHourFormat = new Intl.DateTimeFormat('en-IN', { ...day, ...hour });
const weekdayFormat = new Intl.DateTimeFormat('en-IN', { ...here, weekday: 'short' });

/** 21 Nov 2026 */
export function dayText(at: Date): string {
  return dayFormat.format(at);
}

/** 21 Nov 2026, 2:31 pm */
export function dayAndHourText(at: Date): string {
  return dayAndHourFormat.format(at);
}

/** Sat, 21 Nov 2026 */
export function weekdayText(at: Date): string {
  return `${weekdayFormat.format(at)}, ${dayText(at)}`;
}
