import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import type { AnswerState } from '#routing/use-answer.ts';

type OwnProductsInsteadProps = {
  asked: Pick<AnswerState<unknown>, 'problem' | 'isAsking' | 'askAgain'>;
  state: OwnProductsState;
};

/** Shown instead of products: an error, or that there are none. */
export function OwnProductsInstead({ asked: { problem, isAsking, askAgain }, state }: OwnProductsInsteadProps) {
  if (problem)
    return (
      <ErrorState title="Fetch failed" onRetry={askAgain} retrying={isAsking}>
        {problem.message}
      </ErrorState>
    );
  const { find, status, stock, page, all, view } = state;
  const isNarrowed = find !== undefined || status !== undefined || stock !== undefined || page > 1;
  const way = (
    <Link to={ownProductsHref({ all, view })} className={buttonClass()}>
      Show all products
    </Link>
  );
  return <EmptyState title={emptyWords(state)} action={isNarrowed ? way : undefined} />;
}

/** Why the list is empty. */
export function emptyWords({ find, status, stock, page }: OwnProductsState): string {
  if (page > 1) return 'There are no products on this page';
  if (find) return `No products found for “${find}”`;
  if (stock === 'low') return 'No products are low on stock';
  if (stock === 'out') return 'No products are out of stock';
  return status ? `No product is ${status === 'draft' ? 'a draft' : status}` : 'No products yet';
}
