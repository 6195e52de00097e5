import { useEffect, useState } from 'react';

/** Typing on asks for nothing. */
const PAUSE_MS = 400;

/** The value as it was when it had not changed for a moment. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content, because the value is made anew each time
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return paused;
}
