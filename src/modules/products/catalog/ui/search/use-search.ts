import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { rememberSearch } from '#products/catalog/search/recent-searches.ts';

/** Keeps a keyword that found something among the recent searches of this browser. */
export function useRemembered(keyword: string | undefined): void {
  useEffect(() => {
    if (keyword) rememberSearch(keyword);
  }, [keyword]);
}

/**
 * For the heading of what was found: whoever searched in the header, which makes way on this page, goes on from here.
 * Somebody whose keyboard is in the page's own box stays there.
 */
export function useSearchHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  const arrivedBySearching = useRef(arrival === 'PUSH');
  useEffect(() => {
    if (arrivedBySearching.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
