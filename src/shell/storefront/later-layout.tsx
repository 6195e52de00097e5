import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Nobody waits for what lies below, so it comes well after the first paint and the first presses. */
const QUIET = 2_000;
/** Less time than this is left to whoever needs it. */
const ENOUGH = 8;

/**
 * Lays out what lies below the window once the page is idle, one section in each idle moment, so that pictures of the
 * whole page and searching in it find everything. Safari knows no idle time; there it stays with what comes near.
 */
export function LaterLayout() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has sections of its own
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    let idle: number | undefined;
    const layOut = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() >= ENOUGH) {
        const section = document.querySelector<HTMLElement>('[data-later]:not([style*="content-visibility"])');
        if (!section) return;
        section.style.contentVisibility = 'visible';
      }
      idle = requestIdleCallback(layOut);
    };
    const begin = setTimeout(() => {
      idle = requestIdleCallback(layOut);
    }, QUIET);
    return () => {
      clearTimeout(begin);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [key]);
  return null;
}
