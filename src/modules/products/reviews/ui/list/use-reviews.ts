import { useCallback, useEffect, useRef, useState } from 'react';
import type { Review, ReviewPage } from '#products/reviews/contract.ts';
import { type ReviewChoice, USUAL_CHOICE } from '#products/reviews/review-choice.ts';
import type { ProductId } from '#shared/id.ts';

export interface Reviews {
  readonly choice: ReviewChoice;
  readonly shown: readonly Review[];
  /** Number of reviews that match `choice`. */
  readonly total: number;
  readonly status: 'ready' | 'asking' | 'failed';
  readonly choose: (choice: ReviewChoice) => void;
  readonly showMore: () => void;
  /** Repeats the request that failed. */
  readonly tryAgain: () => void;
}

interface Asked {
  readonly choice: ReviewChoice;
  readonly page: number;
  readonly before: readonly Review[];
}

interface Fetched {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly page: number;
}

const isUsual = ({ stars, sortBy }: ReviewChoice) => stars === undefined && sortBy === USUAL_CHOICE.sortBy;

/**
 * Starts with the reviews that came with the page and fetches further pages and other choices. If the page is
 * revalidated, for example after writing a review, the list is reloaded. If `first` is null, the first page is fetched
 * on mount.
 */
export function useReviews(productId: ProductId, first: ReviewPage | null, atOnce: number): Reviews {
  const [choice, setChoice] = useState(USUAL_CHOICE);
  const [fetched, setFetched] = useState<Fetched>();
  const [status, setStatus] = useState<Reviews['status']>(first ? 'ready' : 'asking');
  const asked = useRef<Asked>({ choice: USUAL_CHOICE, page: 1, before: [] });

  const ask = useCallback(
    async (request: Asked) => {
      asked.current = request;
      setStatus('asking');
      try {
        const { askReviews } = await import('./ask-reviews.ts');
        const answer = await askReviews({ productId, ...request.choice, page: request.page, limit: atOnce });
        if (asked.current !== request) return;
        setFetched({ reviews: joined(request.before, answer.data), total: answer.totalItems, page: request.page });
        setStatus('ready');
      } catch {
        if (asked.current !== request) return;
        if (request.page === 1) setFetched({ reviews: [], total: 0, page: 1 });
        setStatus('failed');
      }
    },
    [productId, atOnce],
  );

  const lookAt = useCallback(
    (request: ReviewChoice) => {
      const anew = { choice: request, page: 1, before: [] };
      if (!first || !isUsual(request)) return void ask(anew);
      asked.current = anew;
      setFetched(undefined);
      setStatus('ready');
    },
    [first, ask],
  );

  // `undefined` differs from `first` if that is null, so the effect fetches on mount.
  const seen = useRef<ReviewPage | null | undefined>(first ?? undefined);
  useEffect(() => {
    if (seen.current === first) return;
    seen.current = first;
    lookAt(choice);
  }, [first, choice, lookAt]);

  const {
    reviews: shown,
    total,
    page,
  } = fetched ?? { reviews: first?.data ?? [], total: first?.totalItems ?? 0, page: 1 };
  return {
    choice,
    shown,
    total,
    status,
    choose: request => {
      setChoice(request);
      lookAt(request);
    },
    showMore: () => void ask({ choice, page: page + 1, before: shown }),
    tryAgain: () => void ask(asked.current),
  };
}

/** A review added in between moves the last one shown to the next page, so duplicates are dropped. */
function joined(before: readonly Review[], next: readonly Review[]): readonly Review[] {
  const known = new Set(before.map(review => review._id));
  return [...before, ...next.filter(review => !known.has(review._id))];
}
