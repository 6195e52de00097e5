import { type ListingState, listingQuery } from '#products/catalog/listing/listing-state.ts';

export interface KeptChoicesProps {
  state: ListingState;
  keyword?: string | undefined;
  /** What the form itself sets: the sort order, or all filters of the panel. */
  except: 'sort' | 'filters';
}

/** Hidden inputs for the rest of the state, so that the form works without scripts. */
export function KeptChoices({ state, keyword, except }: KeptChoicesProps) {
  const query = new URLSearchParams(listingQuery({ ...state, page: 1, product: undefined }, keyword));
  const names = except === 'sort' ? [...query.keys()].filter(name => name !== 'sort') : ['keyword', 'category', 'sort'];
  return names.map(name => {
    const value = query.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
