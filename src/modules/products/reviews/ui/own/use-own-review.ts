import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addReview, findOwnReview, type OwnReview, withdrawReview } from '#products/reviews/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';

/** What somebody gives and writes. */
export interface ReviewWords {
  readonly reviewValue: number;
  readonly reviewMessage: string;
}

type Own = ReviewWords & Pick<OwnReview, 'hidden' | 'verified'>;

export interface OwnReviewState {
  /** `undefined` until it is known, `null` when there is none. */
  readonly own: Own | null | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
  /** Shows it at once, takes it back when refused. @returns whether it was kept; either way a toast says so */
  readonly save: (words: ReviewWords) => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
}

/** One's own review of a product. After each change the page brings its average, histogram and list up to date. */
export function useOwnReview(productId: ProductId): OwnReviewState {
  const { answer, problem, askAgain } = useAnswer(findOwnReview, { productId });
  const [meant, setMeant] = useState<Own | null>();
  const { revalidate } = useRevalidator();
  const { act } = useAct({
    onDone: () => {
      askAgain();
      void revalidate();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer puts an end to what was only meant
  useEffect(() => setMeant(undefined), [answer]);

  const own = meant === undefined ? answer?.data : meant;

  const change = async (next: Own | null, send: () => Promise<{ message?: string | undefined }>) => {
    setMeant(next);
    const isDone = (await act(send)) !== undefined;
    if (!isDone) setMeant(undefined);
    return isDone;
  };

  return {
    own,
    hasFailed: problem !== undefined,
    tryAgain: askAgain,
    save: words =>
      change({ hidden: false, verified: false, ...own, ...words }, () => call(addReview, { productId, ...words })),
    withdraw: () => change(null, () => call(withdrawReview, { productId })),
  };
}
