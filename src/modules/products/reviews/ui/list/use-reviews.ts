import { useCallback, useEffect, useRef, useState } from 'react';
import type { Review, ReviewPage } from '#products/reviews/contract.ts';
import { type ReviewChoice, USUAL_CHOICE } from '#products/reviews/review-choice.ts';
import type { ProductId } from '#shared/id.ts';

/** The reviews of a product as they are looked at: some of them, in some order, more on demand. */
export interface Reviews {
  readonly choice: ReviewChoice;
  readonly shown: readonly Review[];
  /** How many there are of this choice. */
  readonly total: number;
  readonly status: 'ready' | 'asking' | 'failed';
  readonly choose: (choice: ReviewChoice) => void;
  readonly showMore: () => void;
  /** Asks once more for what did not come. */
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
 * Begins with what came with the page; only another choice and more pages are fetched. When the page brings fresh ones,
 * as after writing one, the list begins anew. A first page that did not come is asked for here.
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
        const { askReviews } = await import('#products/reviews/ui/ask-reviews.ts');
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

  // Nothing has been seen yet when the first page did not come, so it is asked for at once.
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

/** Somebody may have written in between, which pushes the last one shown onto the next page. */
function joined(before: readonly Review[], next: readonly Review[]): readonly Review[] {
  const known = new Set(before.map(review => review._id));
  return [...before, ...next.filter(review => !known.has(review._id))];
}
