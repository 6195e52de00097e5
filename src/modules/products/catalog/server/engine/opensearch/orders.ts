import { ORDER_OF, type SortOrder } from '#products/catalog/server/index/product-orders.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { DEFAULT_SORT, type Sort } from '#products/catalog/vocabulary.ts';

/** A field that a list is sorted by, or `_score`. */
export interface SortKey {
  readonly field: string;
  readonly order: 'asc' | 'desc';
  /** Where products are that have none, if some do. */
  readonly missing?: '_first' | '_last';
}

const by = (field: string, order: SortKey['order'] = 'asc'): SortKey => ({ field, order });

/** The orders of `product-orders.ts`; the id makes each total. */
const KEYS: Readonly<Record<SortOrder, readonly SortKey[]>> = {
  price: [by('paid')],
  title: [by('title')],
  newest: [by('created', 'desc')],
  rating: [by('average', 'desc'), by('reviews', 'desc')],
  origin: [{ ...by('originName'), missing: '_last' }, by('paid')],
  standing: [
    by('isAccessory'),
    by('inStock', 'desc'),
    by('reviews', 'desc'),
    by('average', 'desc'),
    by('created', 'desc'),
  ],
};

/** Whether the products that fit the words best come first. */
export function isRanked(sort: Sort, words: SearchWords | undefined): words is SearchWords {
  return sort === 'relevance' && words !== undefined;
}

/** What a list is sorted by. */
export function sortKeys(sort: Sort, words: SearchWords | undefined): readonly SortKey[] {
  const { order, backwards } = isRanked(sort, words)
    ? { order: words.order ?? ('standing' as const), backwards: false }
    : ORDER_OF[sort === 'relevance' ? DEFAULT_SORT : sort];
  const keys = [...KEYS[order], by('id')];
  const own = backwards ? keys.map(reversed) : keys;
  return isRanked(sort, words) ? [by('_score', 'desc'), ...own] : own;
}

/** The same the other way round. */
export function reversed({ field, order, missing }: SortKey): SortKey {
  return {
    field,
    order: order === 'asc' ? 'desc' : 'asc',
    ...(missing && { missing: missing === '_last' ? '_first' : '_last' }),
  };
}

/** Keys as the engine reads them. */
export function sortBody(keys: readonly SortKey[]): readonly object[] {
  return keys.map(({ field, ...how }) => ({ [field]: how }));
}
