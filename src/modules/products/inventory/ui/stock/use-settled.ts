import { useEffect, useState } from 'react';

/** A value once it has stood still for so long, so that not every key asks the server. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return kept;
}
