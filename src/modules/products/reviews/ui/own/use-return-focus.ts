import { type RefObject, useEffect, useRef } from 'react';

/**
 * When something goes and takes the focus with it, whoever uses the keyboard goes on from what is marked `data-return`.
 * @returns what is called by whoever makes it go
 */
export function useReturnFocus(place: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    const target = place.current?.querySelector<HTMLElement>('[data-return]');
    if (!target) return;
    wanted.current = false;
    target.focus();
  });
  return () => {
    wanted.current = true;
  };
}
