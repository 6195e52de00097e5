import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getWaiting } from '#office/dashboard/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

export type Waiting = AnswerOf<typeof getWaiting>['data'];

const NOTHING = {};

/** Open tasks of an administrator, fetched again on every navigation; undefined while there is no response. */
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
