import { FILTER_FIELDS } from '#products/catalog/product/product.fields.ts';
import { LIST_GROUPS, type ListGroup, type ListingState, listingQuery, parseListing } from './listing-state.ts';
import type { StoredFilters } from './stored-filters.ts';

/** What the panel can change. The category is where one is in the shop, so clearing leaves it. */
const CLEARED: Partial<ListingState> = {
  ...Object.fromEntries(FILTER_FIELDS.map(name => [name, []])),
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  inStock: false,
  onSale: false,
};

/** A changed choice begins at the first page again, with no product held up. */
export function change(state: ListingState, changes: Partial<ListingState>): ListingState {
  return { ...state, page: 1, product: undefined, ...changes };
}

/** Takes a value into its group's choice, or out of it. */
export function toggle(state: ListingState, group: ListGroup, value: string): ListingState {
  const chosen: readonly string[] = state[group];
  const next = chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value];
  return change(state, { [group]: next });
}

export function clearAll(state: ListingState): ListingState {
  return change(state, CLEARED);
}

/** Whether anything of the panel is chosen. */
export function hasFilters(state: ListingState): boolean {
  return listingQuery(change(state, {})) !== listingQuery(clearAll(state));
}

/** The choice as a session keeps it: one word list for each group that has any. */
export function toStored(state: ListingState): StoredFilters {
  const { minPrice, maxPrice, rating, inStock, onSale } = state;
  const single = (value: number | boolean | undefined) => (value ? [String(value)] : []);
  const groups: [string, readonly string[]][] = [
    ...LIST_GROUPS.map((group): [string, readonly string[]] => [group, state[group]]),
    ['minPrice', single(minPrice)],
    ['maxPrice', single(maxPrice)],
    ['rating', single(rating)],
    ['inStock', single(inStock)],
    ['onSale', single(onSale)],
  ];
  return Object.fromEntries(groups.filter(([, values]) => values.length > 0));
}

/** The listing that stored filters stand for; what in them makes no sense is left out. */
export function fromStored(stored: StoredFilters): ListingState {
  return parseListing(new URLSearchParams(Object.entries(stored).map(([group, values]) => [group, values.join(',')])));
}

/** Whether an address says nothing of what to show, so that the session's filters may speak. */
export function isBare(state: ListingState): boolean {
  return Object.keys(toStored(state)).length === 0 && state.page === 1 && !state.sort && !state.product;
}
