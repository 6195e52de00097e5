import { useEffect, useRef, useState } from 'react';

/** By the pace since the page is open, how many seconds a piece of work will still take; undefined until that can be said. */
export function useImportTimeLeft(at: number, all: number): number | undefined {
  const first = useRef<{ readonly at: number; readonly ms: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const ms = performance.now();
    if (all > 0) first.current ??= { at, ms };
    const since = first.current;
    if (since && at > since.at) setLeft(Math.ceil((((ms - since.ms) / (at - since.at)) * (all - at)) / 1000));
  }, [at, all]);
  return left;
}
