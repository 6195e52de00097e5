import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const ticking = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(ticking);
    }, 500);
    return () => clearInterval(ticking);
  }, [moment]);
  return left;
}
