import { t } from '#shared/language/t.ts';

/** The rows that a page shows, of all: `21–40 of 1,37,900`. */
export function rangeText(
  { currentPage, totalItems }: { currentPage: number; totalItems: number },
  pageSize: number,
): string {
  const first = (currentPage - 1) * pageSize + 1;
  const last = Math.min(currentPage * pageSize, totalItems);
  return t('shared.range', { first, last, all: totalItems });
}
