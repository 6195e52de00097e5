import { type ListGroup, type ListingState, listingQuery, parseListing } from './listing-state.ts';
import type { StoredFilters } from './stored-filters.ts';

/** Changes filters or order; goes back to the first page and closes the quick view. */
export function change(state: ListingState, changes: Partial<ListingState>): ListingState {
  return { ...state, page: 1, product: undefined, ...changes };
}

/**
 * Adds a value to the filters of its group, or removes it. Attributes stay while any kind is chosen: lists leave out those
 * that not all of the chosen kinds have.
 */
export function toggle(state: ListingState, group: ListGroup, value: string): ListingState {
  const chosen: readonly string[] = state[group];
  const next = chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value];
  return change(state, { [group]: next, ...(group === 'kind' && next.length === 0 && { attr: [] }) });
}

/** Removes all filters of the panel. Category and sort order stay. */
export function clearAll({ category, sort }: ListingState): ListingState {
  return { ...parseListing(new URLSearchParams()), category, sort };
}

/** Whether any filter of the panel is applied. */
export function hasFilters(state: ListingState): boolean {
  return listingQuery(change(state, {})) !== listingQuery(clearAll(state));
}

/** The filters as the session stores them: a list of words for each group with any. */
export function toStored(state: ListingState): StoredFilters {
  const said = new URLSearchParams(listingQuery(change(state, { sort: undefined })));
  return Object.fromEntries([...said].map(([group, values]) => [group, values.split(',')]));
}

/** The listing with stored filters; invalid ones are ignored. */
export function fromStored(stored: StoredFilters): ListingState {
  return parseListing(new URLSearchParams(Object.entries(stored).map(([group, values]) => [group, values.join(',')])));
}

/** Whether an address has no state at all, so that the filters of the session apply. */
export function isBare(state: ListingState): boolean {
  return Object.keys(toStored(state)).length === 0 && state.page === 1 && !state.sort && !state.product;
}
