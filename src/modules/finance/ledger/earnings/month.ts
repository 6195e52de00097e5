import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July'] as const;
const MONTHS = [...NAMES, 'August', 'September', 'October', 'November', 'December'] as const;

/** A month in India's calendar: 2026-11. */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export function monthOf(at: Date): string {
  const { year, month } = indiaParts(at);
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** Half-open: `before` is the start of the next month. */
export function monthSpan(month: string): { readonly from: Date; readonly before: Date } {
  const [year, number] = partsOf(month);
  return { from: indiaTime(year, number - 1, 1, 0), before: indiaTime(year, number, 1, 0) };
}

/** “November 2026”. */
export function monthText(month: string): string {
  const [year, number] = partsOf(month);
  return `${MONTHS[number - 1]} ${year}`;
}

/** All months of a range, last one first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let [year, number] = partsOf(last);
  for (let month = last; month >= first; ) {
    months.push(month);
    [year, number] = number === 1 ? [year - 1, 12] : [year, number - 1];
    month = `${year}-${String(number).padStart(2, '0')}`;
  }
  return months;
}

function partsOf(month: string): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}
