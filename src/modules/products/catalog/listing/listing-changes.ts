import { type ListGroup, type ListingState, listingQuery, parseListing } from './listing-state.ts';
import type { StoredFilters } from './stored-filters.ts';

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

/** Without anything that the panel can change. The category is where one is in the shop, so it stays, as does the order. */
export function clearAll({ category, sort }: ListingState): ListingState {
  return { ...parseListing(new URLSearchParams()), category, sort };
}

/** Whether anything of the panel is chosen. */
export function hasFilters(state: ListingState): boolean {
  return listingQuery(change(state, {})) !== listingQuery(clearAll(state));
}

/** The choice as a session keeps it: one word list for each group that has any. */
export function toStored(state: ListingState): StoredFilters {
  const said = new URLSearchParams(listingQuery(change(state, { sort: undefined })));
  return Object.fromEntries([...said].map(([group, values]) => [group, values.split(',')]));
}

/** The listing that stored filters stand for; what in them makes no sense is left out. */
export function fromStored(stored: StoredFilters): ListingState {
  return parseListing(new URLSearchParams(Object.entries(stored).map(([group, values]) => [group, values.join(',')])));
}

/** Whether an address says nothing of what to show, so that the session's filters may speak. */
export function isBare(state: ListingState): boolean {
  return Object.keys(toStored(state)).length === 0 && state.page === 1 && !state.sort && !state.product;
}
