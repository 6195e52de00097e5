import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReturnWords } from '#features/orders/payment-return.ts';
import { PAYMENT_WAITS } from '#features/orders/payment-waits.ts';
import { captureOrder } from '#features/settlement/contract.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { problemOf } from '#routing/problem-of.ts';
import { call } from '#shared/browser-call.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { OrderId } from '#shared/id.ts';
import type { Problem, ProblemKind } from '#shared/problem.ts';

export type CaptureData = AnswerOf<typeof captureOrder>['data'];

/** Where a payment stands, as its shopper is told. */
export type Standing =
  | { readonly kind: 'asking' }
  /** The shop knows; only `pending` may still change. */
  | { readonly kind: 'known'; readonly message: string; readonly data: CaptureData }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** After these nobody knows how things stand, so it is asked again. */
const UNKNOWN: readonly ProblemKind[] = ['unavailable', 'upstream', 'too-many'];

/**
 * Asks whether an order is paid: once, and while no word has come again after ever longer waits, and then no more.
 * `isWaiting` is whether it will be asked again by itself.
 */
export function useCapture(orderId: OrderId | undefined, words: ReturnWords) {
  const [standing, setStanding] = useState<Standing>({ kind: 'asking' });
  const [turn, setTurn] = useState(0);
  const said = useRef(words);
  const isOpen = standing.kind === 'known' ? standing.data.paymentStatus === 'pending' : isUnknown(standing);
  const wait = isOpen ? PAYMENT_WAITS[turn] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks once
  useEffect(() => {
    if (!orderId) return;
    const ends = new AbortController();
    call(captureOrder, { orderId, ...said.current }, { signal: ends.signal }).then(
      ({ message, data }) => setStanding({ kind: 'known', message, data }),
      (error: unknown) => {
        if (ends.signal.aborted || signInAgain(error)) return;
        setStanding({ kind: 'refused', problem: problemOf(error) });
      },
    );
    return () => ends.abort();
  }, [orderId, turn]);

  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => setTurn(turn + 1), wait);
    return () => clearTimeout(timer);
  }, [wait, turn]);

  const askAgain = useCallback(() => setTurn(before => before + 1), []);
  return { standing, isWaiting: wait !== undefined, askAgain };
}

function isUnknown(standing: Standing): boolean {
  return standing.kind === 'refused' && UNKNOWN.includes(standing.problem.kind);
}
