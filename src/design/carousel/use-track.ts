import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselWindow, stepFrom, windowOf } from './carousel-steps.ts';

function measure(track: HTMLElement): CarouselWindow {
  const [first, second] = track.children;
  const total = track.children.length;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return { start: 0, visible: total, total };
  const stride = second.offsetLeft - first.offsetLeft;
  return windowOf(track.scrollLeft, track.clientWidth, stride, stride - first.offsetWidth, total);
}

export type Track = {
  ref: RefObject<HTMLUListElement | null>;
  /** The card at the left edge, once scrolling has settled. */
  at: number;
  /** Whether scripts are running; without them every card must be reachable by scrolling. */
  isFollowed: boolean;
  goTo: (index: number) => void;
  /** By a number of cards, or by as many as are visible. */
  step: (by: 1 | -1 | 'page' | '-page') => void;
};

/**
 * A row of cards that scrolls sideways by touch, wheel, keys and calls.
 * @param onScroll called on each scroll with the visible part, from 0 to 1
 */
export function useTrack(onScroll?: (from: number, to: number) => void): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<number>();
  const report = useRef(onScroll);
  useEffect(() => {
    report.current = onScroll;
  });

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const read = () => {
      const { scrollLeft, clientWidth, scrollWidth } = track;
      if (scrollWidth > 0) report.current?.(scrollLeft / scrollWidth, (scrollLeft + clientWidth) / scrollWidth);
      setAt(measure(track).start);
    };
    const size = new ResizeObserver(read);
    size.observe(track);
    track.addEventListener('scroll', read, { passive: true });
    return () => {
      size.disconnect();
      track.removeEventListener('scroll', read);
    };
  }, []);

  const goTo = useCallback((index: number) => {
    const track = ref.current;
    const first = track?.children[0];
    const card = track?.children[index];
    if (!track || !(card instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    track.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior });
  }, []);

  const step = useCallback(
    (by: 1 | -1 | 'page' | '-page') => {
      if (!ref.current) return;
      const window = measure(ref.current);
      const cards = typeof by === 'number' ? by : by === 'page' ? window.visible : -window.visible;
      goTo(stepFrom(window, cards));
    },
    [goTo],
  );

  return { ref, at: at ?? 0, isFollowed: at !== undefined, goTo, step };
}
