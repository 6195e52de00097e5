import { useEffect } from 'react';
import type { AnswerState } from '#routing/use-answer.ts';

const EVERY_MS = 1_000;

/** Asks again each second while something is under way and the page is looked at. */
export function useAskingAgain({ askAgain }: Pick<AnswerState<unknown>, 'askAgain'>, isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askAgain();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [askAgain, isUnderWay]);
}
