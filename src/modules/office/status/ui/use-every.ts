import { useEffect } from 'react';

/** Does something again and again while the page is looked at, and at once when somebody comes back to it. */
export function useEvery(ms: number, act: () => void): void {
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < ms) return;
      last = Date.now();
      act();
    };
    const clock = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ms, act]);
}
