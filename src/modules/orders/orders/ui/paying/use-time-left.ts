import { useEffect, useState } from 'react';
import { timeLeft } from '#orders/orders/paying/time-left.ts';

const SECOND = 1000;

/** A countdown by the second; calls `onOver` once at its end. */
export function useTimeLeft(until: Date, onOver: () => void): string {
  const [left, setLeft] = useState(() => timeLeft(until, new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per deadline, not when the callback changes
  useEffect(() => {
    const tick = () => {
      setLeft(timeLeft(until, new Date()));
      if (until.getTime() > Date.now()) return;
      clearInterval(timer);
      onOver();
    };
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [until.getTime()]);
  return left;
}
