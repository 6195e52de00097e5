import { useCallback, useState } from 'react';
import { useSaveKey } from '#design/fields/use-save-key.ts';
import type { UnsavedPart } from './unsaved.ts';

/** What of a page is unsaved. Ctrl S or ⌘ S saves the part that the focus is in, and without one all of them. */
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

  useSaveKey(() => {
    const focused = document.activeElement?.closest('section[data-part]')?.getAttribute('data-part') ?? '';
    const own = parts.get(focused);
    for (const part of own ? [own] : parts.values()) void part.save();
  });

  return { parts, tell };
}
