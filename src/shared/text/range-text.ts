import { countText } from './count-text.ts';

/** Which of all the things of a list a page shows: `21–40 of 1,37,900`. */
export function rangeText(
  { currentPage, totalItems }: { currentPage: number; totalItems: number },
  pageSize: number,
): string {
  const first = (currentPage - 1) * pageSize + 1;
  return `${countText(first)}–${countText(Math.min(currentPage * pageSize, totalItems))} of ${countText(totalItems)}`;
}
