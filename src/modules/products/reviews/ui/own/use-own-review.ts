import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addReview, findOwnReview, type OwnReview, withdrawReview } from '#products/reviews/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';

export interface ReviewWords {
  readonly reviewValue: number;
  readonly reviewMessage: string;
  /** Addresses of uploaded photos. */
  readonly photos: readonly string[];
}

type Own = ReviewWords & Pick<OwnReview, 'hidden' | 'verified'>;

export interface OwnReviewState {
  /** `undefined` while loading, `null` if there is none. */
  readonly own: Own | null | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
  /** Optimistic: undone if the call fails. @returns whether it was saved; a toast says so either way */
  readonly save: (words: ReviewWords) => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
}

/**
 * The shopper's own review of a product. After each change the page is revalidated, which updates average, histogram
 * and list.
 */
export function useOwnReview(productId: ProductId): OwnReviewState {
  const { answer, problem, askAgain } = useAnswer(findOwnReview, { productId });
  const [optimistic, setOptimistic] = useState<Own | null>();
  const { revalidate } = useRevalidator();
  const { act } = useAct({
    onDone: () => {
      askAgain();
      void revalidate();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's answer replaces the optimistic value
  useEffect(() => setOptimistic(undefined), [answer]);

  const own = optimistic === undefined ? answer?.data : optimistic;

  const change = async (next: Own | null, send: () => Promise<{ message?: string | undefined }>) => {
    setOptimistic(next);
    const isDone = (await act(send)) !== undefined;
    if (!isDone) setOptimistic(undefined);
    return isDone;
  };

  return {
    own,
    hasFailed: problem !== undefined,
    tryAgain: askAgain,
    save: words =>
      change({ hidden: false, verified: false, ...own, ...words }, () =>
        call(addReview, { productId, ...words, photos: [...words.photos] }),
      ),
    withdraw: () => change(null, () => call(withdrawReview, { productId })),
  };
}
