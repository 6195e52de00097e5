import { type RefObject, useEffect } from 'react';

const GAP = 8;
const PHONE = '(max-width: 767px)';

/**
 * Shows a popover below a field and repositions it when the page scrolls or the on-screen keyboard opens or closes. On phones
 * it starts below the header and may fill the height that the keyboard leaves.
 */
export function usePanelBelow(panel: RefObject<HTMLElement | null>, field: HTMLElement, isShown: boolean): void {
  useEffect(() => {
    const box = panel.current;
    if (!box || !isShown) return;
    box.showPopover();
    const place = () => {
      const around = field.closest('form') ?? field;
      const isPhone = matchMedia(PHONE).matches;
      const at = (isPhone ? (field.closest('header') ?? around) : around).getBoundingClientRect();
      const top = Math.max(0, at.bottom + (isPhone ? 0 : GAP));
      const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
      box.style.setProperty('--top', `${top}px`);
      box.style.setProperty('--left', `${at.left}px`);
      box.style.setProperty('--width', `${at.width}px`);
      box.style.setProperty('--room', `${height + offsetTop - top}px`);
    };
    place();
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('scroll', place, { passive: true, signal });
    addEventListener('resize', place, { signal });
    visualViewport?.addEventListener('resize', place, { signal });
    return () => {
      ends.abort();
      box.hidePopover();
    };
  }, [panel, field, isShown]);
}
