import { useEffect, useRef } from 'react';

/** When a form closes, moves the focus to the element that `find` returns, for keyboard users. */
export function useFocusAfter(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed) find()?.focus();
  });
}
