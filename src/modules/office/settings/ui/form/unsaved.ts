import { createContext, use, useEffect, useRef } from 'react';

export interface UnsavedPart {
  /** Saves it. @returns whether it is saved */
  readonly save: () => Promise<boolean>;
}

/** Where parts of a page say that they have something unsaved; `null` takes it back. */
export const Unsaved = createContext<(name: string, part: UnsavedPart | null) => void>(() => {});

/** Tells the page whether this part of it has something unsaved, and how to save it. */
export function useUnsaved(name: string, isChanged: boolean, save: () => Promise<boolean>): void {
  const tell = use(Unsaved);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isChanged) return;
    tell(name, { save: () => latest.current() });
    return () => tell(name, null);
  }, [tell, name, isChanged]);
}
