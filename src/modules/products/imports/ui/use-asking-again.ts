import { useEffect } from 'react';
import type { AnswerState } from '#routing/use-answer.ts';

const EVERY_MS = 1_000;

/** Polls every second while something is being worked on and the page is visible. */
export function useAskingAgain({ askAgain }: Pick<AnswerState<unknown>, 'askAgain'>, isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askAgain();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [askAgain, isUnderWay]);
}
