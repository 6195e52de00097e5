import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { fromStored, isBare, toStored } from '#products/catalog/listing/listing-changes.ts';
import { type ListingState, listingQuery, parseListing } from '#products/catalog/listing/listing-state.ts';
import { readStoredFilters, storeFilters } from '#products/catalog/listing/stored-filters.ts';
import { whileWaiting } from '#shared/page/waiting.ts';

/** The listing as the address says it, and the address of any other. */
export interface Listing {
  readonly state: ListingState;
  readonly href: (state: ListingState) => string;
  /** Shows another choice, made out of the last one; the page stays where it is scrolled to. */
  readonly show: (next: (last: ListingState) => ListingState) => void;
  /** Another one for each list that has arrived: from then on the address is right, whatever was chosen before. */
  readonly arrival: string;
}

/** A choice counts as soon as it is made, so that the next one builds on it while the list is still on its way. */
export function useListing(keyword?: string): Listing {
  const { pathname, search, key: arrival } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const href = (next: ListingState) => `${pathname}${listingQuery(next, keyword)}`;
  const state = parseListing(new URLSearchParams(coming?.pathname === pathname ? coming.search : search));
  // On a slow phone the second tick comes before the screens know of the first.
  const last = useRef(state);
  const key = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is the same however often it is read
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
