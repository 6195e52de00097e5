import type { Facets } from '#products/catalog/contract.ts';
import { t } from '#shared/language/t.ts';
import { labelOf } from './filter-chips.ts';
import type { ListingState } from './listing-state.ts';

export const CATEGORY_TITLES = {
  get electronics() {
    return t('products.catalog.category.electronics');
  },
  get accessories() {
    return t('products.catalog.category.accessories');
  },
} as const;

/** The heading of a listing: its category, or its only brand, kind or collection. */
export function listingTitle(state: ListingState, facets: Facets): string {
  const [category, ...more] = state.category;
  if (category && more.length === 0) return CATEGORY_TITLES[category];
  for (const group of ['brand', 'kind', 'section'] as const) {
    const [only, ...others] = state[group];
    if (only && others.length === 0) return labelOf(facets, group, only);
  }
  return t('products.catalog.results.products');
}
