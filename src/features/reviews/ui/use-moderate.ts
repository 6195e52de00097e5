import { useTell } from '#features/accounts/ui/use-tell.ts';
import { hideReview, keepReview, showReview } from '#features/reviews/moderation.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { ReviewId } from '#shared/id.ts';

export interface Moderate {
  /** @returns whether it is done; either way a toast says so */
  readonly hide: (id: ReviewId, reason: string) => Promise<boolean>;
  readonly show: (id: ReviewId) => Promise<boolean>;
  readonly keep: (id: ReviewId) => Promise<boolean>;
  /** The review about which the server is being told. */
  readonly moving: ReviewId | undefined;
}

/** Tells the server what becomes of a review; when that is done the list is asked for again. */
export function useModerate(onDone: () => void): Moderate {
  const { tell, telling } = useTell<ReviewId>(onDone);
  return {
    hide: (_id, reason) => tell(_id, () => call(hideReview, { _id, reason })),
    show: _id => tell(_id, () => call(showReview, { _id })),
    keep: _id => tell(_id, () => call(keepReview, { _id })),
    moving: telling,
  };
}
