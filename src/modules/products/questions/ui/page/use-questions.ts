import { useRef, useState } from 'react';
import type { Question, QuestionPage } from '#products/questions/contract.ts';
import type { ProductId } from '#shared/id.ts';

export interface Questions {
  readonly shown: readonly Question[];
  readonly total: number;
  readonly status: 'ready' | 'asking' | 'failed';
  readonly showMore: () => void;
  /** Starts again with the first page. */
  readonly reload: () => void;
}

type Shown = Pick<QuestionPage, 'data' | 'totalItems' | 'currentPage'>;

/** Starts with the questions that came with the page, and fetches further pages. */
export function useQuestions(productId: ProductId, first: QuestionPage): Questions {
  const [{ data, totalItems, currentPage }, setShown] = useState<Shown>(first);
  const [status, setStatus] = useState<Questions['status']>('ready');
  const latest = useRef(0);

  const ask = async (page: number, before: readonly Question[]) => {
    latest.current += 1;
    const turn = latest.current;
    setStatus('asking');
    try {
      const { askPage } = await import('./ask-questions.ts');
      const answer = await askPage(productId, page);
      if (turn !== latest.current) return;
      // A question added in between moves the last one shown to the next page.
      const known = new Set(before.map(({ _id }) => _id));
      setShown({ ...answer, data: [...before, ...answer.data.filter(({ _id }) => !known.has(_id))] });
      setStatus('ready');
    } catch {
      if (turn === latest.current) setStatus('failed');
    }
  };
  return {
    shown: data,
    total: totalItems,
    status,
    showMore: () => void ask(currentPage + 1, data),
    reload: () => void ask(1, []),
  };
}
