import { type ListingState, listingQuery } from './listing-state.ts';

/** For an address beyond a list's last page, which products that left have made of an old link: the last page's query. */
export function lastPageQuery(
  state: ListingState,
  { totalPages }: { readonly totalPages: number },
  keyword?: string,
): string | undefined {
  const last = Math.max(1, totalPages);
  return state.page > last ? listingQuery({ ...state, page: last }, keyword) : undefined;
}
