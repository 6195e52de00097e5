import { listingQuery, parseListing } from '#products/catalog/listing/listing-state.ts';
import * as paths from '#shared/paths/paths.ts';

const LIST = new RegExp(`^(?:/[a-z-]{2,8})?${paths.listing}/?(?=\\?|$)`);
/** They are about looking at a list, not about what is in it. */
const OF_A_VISIT = ['page', 'product'];

/**
 * The query of a product list from its address, tidied; `fault` is what of it is no filter: a word that lists do not know, or
 * the whole address if it is no list of this shop.
 */
export function readListing(typed: string): { readonly query: string } | { readonly fault: string } {
  const query = typed.trim().replace(LIST, '');
  if (query !== '' && !query.startsWith('?')) return { fault: typed.trim() };
  const asked = new URLSearchParams(query);
  for (const name of OF_A_VISIT) asked.delete(name);
  const tidy = listingQuery(parseListing(asked));
  const kept = new URLSearchParams(tidy);
  const wordsOf = (of: URLSearchParams, name: string) => of.getAll(name).flatMap(list => list.split(','));
  for (const name of new Set(asked.keys()))
    for (const word of wordsOf(asked, name))
      if (word !== '' && word !== 'false' && !wordsOf(kept, name).includes(word)) return { fault: `${name}=${word}` };
  return { query: tidy };
}
