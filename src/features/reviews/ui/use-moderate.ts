import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { hideReview, keepReview, showReview } from '#features/reviews/moderation.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { ReviewId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

export interface Moderate {
  /** @returns whether it is done; either way a toast says so */
  readonly hide: (id: ReviewId, reason: string) => Promise<boolean>;
  readonly show: (id: ReviewId) => Promise<boolean>;
  readonly keep: (id: ReviewId) => Promise<boolean>;
  /** The review about which the server is being told. */
  readonly moving: ReviewId | undefined;
}

/** Tells the server what becomes of a review; afterwards the list is asked for again. */
export function useModerate(onDone: () => void): Moderate {
  const [moving, setMoving] = useState<ReviewId>();
  const toasts = useToast();
  const tell = async (id: ReviewId, ask: () => Promise<{ message: string }>) => {
    setMoving(id);
    try {
      toasts.show({ title: (await ask()).message, tone: 'good' });
      onDone();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const description = error instanceof Problem ? error.message : undefined;
      toasts.show({ title: 'Something went wrong', description, tone: 'destructive' });
      return false;
    } finally {
      setMoving(undefined);
    }
  };
  return {
    hide: (_id, reason) => tell(_id, () => call(hideReview, { _id, reason })),
    show: _id => tell(_id, () => call(showReview, { _id })),
    keep: _id => tell(_id, () => call(keepReview, { _id })),
    moving,
  };
}
