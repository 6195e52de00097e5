import { t } from '#shared/language/t.ts';
import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

const NAMES: readonly ((year: string) => string)[] = [
  year => t('finance.ledger.month.m1', { year }),
  year => t('finance.ledger.month.m2', { year }),
  year => t('finance.ledger.month.m3', { year }),
  year => t('finance.ledger.month.m4', { year }),
  year => t('finance.ledger.month.m5', { year }),
  year => t('finance.ledger.month.m6', { year }),
  year => t('finance.ledger.month.m7', { year }),
  year => t('finance.ledger.month.m8', { year }),
  year => t('finance.ledger.month.m9', { year }),
  year => t('finance.ledger.month.m10', { year }),
  year => t('finance.ledger.month.m11', { year }),
  year => t('finance.ledger.month.m12', { year }),
];

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
  return NAMES[number - 1]?.(String(year)) ?? month;
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
