import { useEffect, useState } from 'react';
import { stopKeyIsUnknown, stopNotices } from '#products/wishlist/contract.ts';
import { problemOf } from '#routing/problem-of.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Problem } from '#shared/api/problem.ts';
import { type Id, UUID } from '#shared/id.ts';

/** Stops the mails of the shopper to whom the key belongs. Once more changes nothing. */
export function useStopped(key: string): { readonly isStopped: boolean; readonly problem: Problem | undefined } {
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (!UUID.test(key)) return setProblem(stopKeyIsUnknown());
    call(stopNotices, { key: key as Id<'stop'> }).then(
      () => setStopped(true),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [key]);
  return { isStopped, problem };
}
