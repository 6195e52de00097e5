import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { fromStored, isBare, toStored } from '#features/catalog/listing-changes.ts';
import { type ListingState, listingQuery, parseListing } from '#features/catalog/listing-state.ts';
import { readStoredFilters, storeFilters } from '#features/catalog/stored-filters.ts';

/** The listing as the address says it, and the address of any other. */
export interface Listing {
  readonly state: ListingState;
  readonly href: (state: ListingState) => string;
  /** Shows another choice; the page stays where it is scrolled to. */
  readonly show: (state: ListingState) => void;
}

/** A choice counts as soon as it is made, so that the next one builds on it while the list is still on its way. */
export function useListing(keyword?: string): Listing {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const href = (next: ListingState) => `${pathname}${listingQuery(next, keyword)}`;
  return {
    state: parseListing(new URLSearchParams(coming?.pathname === pathname ? coming.search : search)),
    href,
    show: next => navigate(href(next), { preventScrollReset: true }),
  };
}

/**
 * Keeps the choice in the session. Someone who comes to a bare listing gets the choice kept there: the address is
 * replaced once, on arriving. From then on the address is right, even when it is bare.
 */
export function useStoredFilters({ state, href }: Listing): void {
  const navigate = useNavigate();
  const arrived = useRef(false);
  const kept = JSON.stringify(toStored(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed choice matters, the rest is read as it stands then
  useEffect(() => {
    const stored = readStoredFilters();
    const restores = !arrived.current && isBare(state) && Object.keys(stored).length > 0;
    arrived.current = true;
    if (restores) navigate(href(fromStored(stored)), { replace: true });
    else storeFilters(JSON.parse(kept));
  }, [kept]);
}
