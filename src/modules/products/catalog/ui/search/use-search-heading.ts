import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * A ref for the heading of the results. It gets the focus after a search in the header, whose search field is not on this
 * page; the focus in the page's own search box stays.
 */
export function useSearchHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the navigation that opened the page counts
  useEffect(() => {
    if (arrival === 'PUSH' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
