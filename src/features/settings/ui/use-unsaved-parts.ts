import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { UnsavedPart } from './unsaved.ts';

/**
 * What of a page is unsaved. Leaving it asks first, in the shop and in the browser; Ctrl S or ⌘ S saves the part that the
 * focus is in, and without one all of them.
 */
export function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlyMap<string, UnsavedPart>>(new Map());
  const tell = useCallback((name: string, part: UnsavedPart | null) => {
    setParts(before => {
      const after = new Map(before);
      if (part) after.set(name, part);
      else after.delete(name);
      return after;
    });
  }, []);
  const isAny = parts.size > 0;
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isAny && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isAny) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAny]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      const focused = document.activeElement?.closest('section[data-part]')?.getAttribute('data-part') ?? '';
      const own = parts.get(focused);
      for (const part of own ? [own] : parts.values()) void part.save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [parts]);

  return { parts, tell, leaving };
}
