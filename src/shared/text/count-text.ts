import { indianDigits } from '#shared/money/indian-digits.ts';

/** A count in Indian grouping, with its noun if given: 1,37,900; 1 item; 1,200 items. */
export function countText(count: number, one?: string, many = `${one}s`): string {
  const digits = indianDigits(count);
  return one === undefined ? digits : `${digits} ${count === 1 ? one : many}`;
}
