import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/** Debounce after the last key; Enter does not wait. */
const PAUSE_MS = 400;

export interface Find {
  /** The text of the field; the address follows it. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

/** The search words of a list, with the address parameter `find`. A new search starts at the first page. */
export function useFind(): Find {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('find') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  // Back or a link may change the address too.
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
  // Changing the address now would cancel the navigation.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => latest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);

  return { text, type: setText, submit: () => write(text) };
}
