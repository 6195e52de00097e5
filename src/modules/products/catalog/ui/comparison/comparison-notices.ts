import type { Comparison } from '#products/catalog/comparison/comparison.contract.ts';
import { t } from '#shared/language/t.ts';

interface Noticed extends Pick<Comparison, 'comparedBy'> {
  /** How many of the products asked for are not on sale. */
  readonly leftOut: number;
  readonly isTooLong: boolean;
}

/** What a comparison says of itself. */
export function comparisonNotices({ comparedBy, leftOut, isTooLong }: Noticed): readonly string[] {
  return [
    isTooLong && t('products.catalog.compare.firstFour'),
    leftOut > 0 && t('products.catalog.compare.leftOut', { count: leftOut }),
    comparedBy === 'shared' && t('products.catalog.compare.mixed'),
    comparedBy === 'nothing' && t('products.catalog.compare.unlike'),
  ].filter(notice => notice !== false);
}
