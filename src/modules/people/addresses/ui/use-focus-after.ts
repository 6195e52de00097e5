import { useEffect, useRef } from 'react';

/** When a form goes and takes the focus with it, whoever uses the keyboard goes on from what `find` names. */
export function useFocusAfter(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed) find()?.focus();
  });
}
