import { t } from '#shared/language/t.ts';
import { indianDigits } from '#shared/money/indian-digits.ts';

/** A count in Indian grouping, with its noun if given: 1,37,900; 1 item; 1,200 items. */
export function countText(count: number, one?: string, many = `${one}s`): string {
  const digits = indianDigits(count);
  return one === undefined ? digits : `${digits} ${count === 1 ? one : many}`;
}

/** The rows that a page shows, of all: `21–40 of 1,37,900`. */
export function rangeText(
  { currentPage, totalItems }: { currentPage: number; totalItems: number },
  pageSize: number,
): string {
  const first = (currentPage - 1) * pageSize + 1;
  const last = Math.min(currentPage * pageSize, totalItems);
  return t('shared.range', { first, last, all: totalItems });
}
