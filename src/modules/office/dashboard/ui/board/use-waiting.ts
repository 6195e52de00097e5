import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getWaiting } from '#office/dashboard/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

export type Waiting = AnswerOf<typeof getWaiting>['data'];

const NOTHING = {};

/** How much waits for an administrator, asked anew on every screen they go to. Without an answer nothing is said. */
export function useWaiting(): Waiting | undefined {
  const { pathname } = useLocation();
  const { answer, askAgain } = useAnswer(getWaiting, NOTHING);
  const asked = useRef(pathname);
  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    askAgain();
  }, [pathname, askAgain]);
  return answer?.data;
}
