import { type ListingState, listingQuery } from '#products/catalog/listing/listing-state.ts';

export interface KeptChoicesProps {
  state: ListingState;
  keyword?: string | undefined;
  /** `sort`: the form sets the order. `filters`: it sets all of the panel. */
  except: 'sort' | 'filters';
}

/** What a plain form must carry along, so that choosing works before any script has come. */
export function KeptChoices({ state, keyword, except }: KeptChoicesProps) {
  const kept = new URLSearchParams(listingQuery({ ...state, page: 1, product: undefined }, keyword));
  const names = except === 'sort' ? [...kept.keys()].filter(name => name !== 'sort') : ['keyword', 'category', 'sort'];
  return names.map(name => {
    const value = kept.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
