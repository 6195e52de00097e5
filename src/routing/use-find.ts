import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/** How long after the last key the list is asked again; Enter does not wait. */
const PAUSE_MS = 400;

export interface Find {
  /** What stands in the field, which the address follows. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

/** A list's search words, kept in the address as `find`. Looking for something else begins at the first page. */
export function useFind(): Find {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('find') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  // Going back, or a press on "All", changes the address from elsewhere.
  useEffect(() => {
    if (inAddress !== written.current) setText(inAddress);
    written.current = inAddress;
  }, [inAddress]);

  const write = (words: string) => {
    const trimmed = words.trim().slice(0, 100);
    if (trimmed === written.current) return;
    written.current = trimmed;
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (trimmed) next.set('find', trimmed);
        else next.delete('find');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  // Writing the words down would call off the way that somebody has just taken.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => latest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);

  return { text, type: setText, submit: () => write(text) };
}
