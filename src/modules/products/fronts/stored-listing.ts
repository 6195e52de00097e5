import type { ProductFilter } from '#products/catalog/contract.ts';
import { type ListingState, listingFilter, parseListing } from '#products/catalog/listing/listing-state.ts';

/** What the query of a section asks for. */
interface StoredListing {
  readonly state: ListingState;
  readonly filter: ProductFilter;
}

/** More than the sections of some dozens of pages; previews bring others. */
const MOST = 500;
const known = new Map<string, StoredListing>();

/** Reads the query of a section. Once for each, because every answer with the section asks for the same. */
export function storedListing(query: string): StoredListing {
  const found = known.get(query);
  if (found) return found;
  if (known.size === MOST) known.clear();
  const state = parseListing(new URLSearchParams(query));
  const read = { state, filter: listingFilter(state) };
  known.set(query, read);
  return read;
}
