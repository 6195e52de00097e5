import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { fromStored, isBare, toStored } from '#products/catalog/listing/listing-changes.ts';
import { type ListingState, listingQuery, parseListing } from '#products/catalog/listing/listing-state.ts';
import { readStoredFilters, storeFilters } from '#products/catalog/listing/stored-filters.ts';
import { whileWaiting } from '#shared/page/waiting.ts';

/** The state of the listing in the address, and ways to change it. */
export interface Listing {
  readonly state: ListingState;
  readonly href: (state: ListingState, keyword?: string) => string;
  /** Navigates to another state, made from the latest one, without scrolling. */
  readonly show: (next: (last: ListingState) => ListingState) => void;
  /** Changes with every loaded list; from then on optimistic values are dropped and the address applies. */
  readonly arrival: string;
}

/** State changes are optimistic: the next one builds on the last even while its list is still loading. */
export function useListing(keyword?: string): Listing {
  const { pathname, search, key: arrival } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const href: Listing['href'] = (next, words = keyword) => `${pathname}${listingQuery(next, words)}`;
  const state = parseListing(new URLSearchParams(coming?.pathname === pathname ? coming.search : search));
  // On a slow phone a second click may come before the first is rendered.
  const last = useRef(state);
  const key = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of `state`
  useEffect(() => {
    last.current = state;
  }, [key, arrival]);
  return {
    state,
    href,
    arrival,
    show: next => {
      last.current = next(last.current);
      void whileWaiting(navigate(href(last.current), { preventScrollReset: true }));
    },
  };
}

/**
 * Stores the filters in the session. On mount, a listing without filters in its address restores the stored ones by replacing
 * the address; later the address applies even without filters.
 */
export function useStoredFilters({ state, href }: Listing): void {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  const filters = JSON.stringify(toStored(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the filters change
  useEffect(() => {
    const stored = readStoredFilters();
    const restores = !isMounted.current && isBare(state) && Object.keys(stored).length > 0;
    isMounted.current = true;
    if (restores) navigate(href(fromStored(stored)), { replace: true });
    else storeFilters(JSON.parse(filters));
  }, [filters]);
}

/** Faster changes get no placeholders, which would only flash. */
const SLOW_AFTER_MS = 300;

/** Whether a change of this list has been loading for so long that placeholders should be shown. */
export function useSlowChange(): boolean {
  const { location, state } = useNavigation();
  const { pathname, search } = useLocation();
  const isChange =
    state === 'loading' && location.pathname === pathname && withoutProduct(location.search) !== withoutProduct(search);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isChange) return;
    const clock = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(clock);
      setIsSlow(false);
    };
  }, [isChange]);
  return isSlow && isChange;
}

/** Opening the quick view does not change the list. */
function withoutProduct(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('product');
  return params.toString();
}

/**
 * Optimistic state of an input: shows a change immediately, and the value of the address when that changes or a list has
 * loaded. Only the calling component is rendered immediately; the page with its cards follows.
 */
export function useAtOnce<Choice>(chosen: Choice, arrival: string): readonly [Choice, (next: Choice) => void] {
  const version = `${arrival} ${JSON.stringify(chosen)}`;
  const [made, setMade] = useState({ choice: chosen, version });
  // React renders again before it uses this result.
  if (made.version !== version) setMade({ choice: chosen, version });
  return [made.choice, choice => setMade({ choice, version })];
}
