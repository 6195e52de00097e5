import { type RefObject, useEffect, useRef, useState } from 'react';

export type Autoplay = {
  /** Whether a user has stopped it; a pause button shows it. */
  stopped: boolean;
  setStopped: (stopped: boolean) => void;
};

/**
 * Calls `onTick` every `interval` milliseconds, except while the pointer, a finger or the focus is in `area`, the tab is
 * hidden, the area is off screen, or the user prefers reduced motion. With an interval of 0 it never does.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, interval: number, onTick: () => void): Autoplay {
  const [stopped, setStopped] = useState(false);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });

  useEffect(() => {
    const box = area.current;
    if (!box || stopped || interval <= 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let inSight = false;
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
    });
    sight.observe(box);
    const clock = setInterval(() => {
      const held = box.matches(':hover') || box.contains(document.activeElement);
      if (inSight && !held && !still.matches && document.visibilityState === 'visible') tick.current();
    }, interval);
    // A swipe stops it.
    const takeOver = (event: PointerEvent) => event.pointerType === 'touch' && setStopped(true);
    box.addEventListener('pointerdown', takeOver);
    return () => {
      sight.disconnect();
      clearInterval(clock);
      box.removeEventListener('pointerdown', takeOver);
    };
  }, [area, interval, stopped]);

  return { stopped, setStopped };
}
