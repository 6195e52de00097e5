import { useCallback, useEffect, useState } from 'react';
import { captureOrder, type ReturnWords } from '#orders/settlement/contract.ts';
import { captureByLink } from '#orders/settlement/pay-links.contract.ts';
import { type AnswerState, useAnswer } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { Problem, ProblemKind } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';

/**
 * Delays in ms between checks whether a payment has arrived: short at first, because most confirmations take seconds.
 * After the last one the server keeps checking and sends a mail.
 */

const PAYMENT_WAITS: readonly number[] = [2, 3, 5, 8, 12, 20, 30].map(seconds => seconds * 1000);

/** The shopper's own order, or the token of a link to pay. */
export type ToCapture = { readonly orderId: OrderId } | { readonly link: string };

export type CaptureData = AnswerOf<typeof captureOrder>['data'];

/** The state of a payment check. */
export type CaptureStanding =
  | { readonly kind: 'asking' }
  /** Answered; only `pending` may still change. */
  | { readonly kind: 'known'; readonly message: string; readonly data: CaptureData }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** After these errors the status is unknown, so it is checked again. */
const UNKNOWN: readonly ProblemKind[] = ['unavailable', 'upstream', 'too-many'];

/**
 * Checks whether an order is paid, and polls with growing intervals while it is pending. `isWaiting`: another check is
 * scheduled.
 */
export function useCapture(of: ToCapture | undefined, words: ReturnWords) {
  const [said] = useState(words);
  const own = useAnswer(captureOrder, of && 'orderId' in of ? { orderId: of.orderId, ...said } : null);
  const linked = useAnswer(captureByLink, of && 'link' in of ? { link: of.link, words: said } : null);
  const asked = of && 'link' in of ? linked : own;
  const standing = standingOf(asked);
  /** Number of repeated checks. */
  const [turn, setTurn] = useState(0);
  const isOpen = standing.kind === 'known' ? standing.data.paymentStatus === 'pending' : isUnknown(standing);
  const wait = isOpen ? PAYMENT_WAITS[turn] : undefined;

  const askOnce = asked.askAgain;
  const askAgain = useCallback(() => {
    setTurn(before => before + 1);
    askOnce();
  }, [askOnce]);
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(askAgain, wait);
    return () => clearTimeout(timer);
  }, [wait, askAgain]);

  return { standing, isWaiting: wait !== undefined, askAgain };
}

function standingOf({ answer, problem }: AnswerState<AnswerOf<typeof captureOrder>>): CaptureStanding {
  if (problem) return { kind: 'refused', problem };
  return answer ? { kind: 'known', message: answer.message, data: answer.data } : { kind: 'asking' };
}

function isUnknown(standing: CaptureStanding): boolean {
  return standing.kind === 'refused' && UNKNOWN.includes(standing.problem.kind);
}
