import { ORDER_OF, type SortOrder } from '#products/catalog/server/index/product-orders.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { DEFAULT_SORT, type Sort } from '#products/catalog/vocabulary.ts';

type Way = 'asc' | 'desc';
type Key = Readonly<Record<string, { readonly order: Way; readonly missing?: '_first' | '_last' }>>;

const by = (field: string, order: Way = 'asc'): Key => ({ [field]: { order } });

/** The orders of `product-orders.ts`; the id makes each total. */
const KEYS: Readonly<Record<SortOrder, readonly Key[]>> = {
  price: [by('paid')],
  title: [by('title')],
  newest: [by('created', 'desc')],
  rating: [by('average', 'desc'), by('reviews', 'desc')],
  origin: [{ originName: { order: 'asc', missing: '_last' } }, by('paid')],
  standing: [
    by('isAccessory'),
    by('inStock', 'desc'),
    by('reviews', 'desc'),
    by('average', 'desc'),
    by('created', 'desc'),
  ],
};

/** What a list is sorted by. @param isReversed the whole list from its end */
export function sortKeys(sort: Sort, words: SearchWords | undefined, isReversed = false): readonly Key[] {
  const isRanked = sort === 'relevance' && words !== undefined;
  const { order, backwards } = isRanked
    ? { order: words.order ?? ('standing' as const), backwards: false }
    : ORDER_OF[sort === 'relevance' ? DEFAULT_SORT : sort];
  const keys = [...KEYS[order], by('id')];
  const own = backwards === isReversed ? keys : keys.map(reversed);
  return isRanked ? [by('_score', isReversed ? 'asc' : 'desc'), ...own] : own;
}

function reversed(key: Key): Key {
  return Object.fromEntries(
    Object.entries(key).map(([field, { order, missing }]) => [
      field,
      {
        order: order === 'asc' ? ('desc' as const) : ('asc' as const),
        ...(missing && { missing: missing === '_last' ? ('_first' as const) : ('_last' as const) }),
      },
    ]),
  );
}
