import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';

type OwnProductsInsteadProps = {
  asked: Pick<AnswerState<unknown>, 'problem' | 'isAsking' | 'askAgain'>;
  state: OwnProductsState;
};

/** Shown instead of products: an error, or that there are none. */
export function OwnProductsInstead({ asked: { problem, isAsking, askAgain }, state }: OwnProductsInsteadProps) {
  if (problem)
    return (
      <ErrorState title={t('products.inventory.fetchFailed')} onRetry={askAgain} retrying={isAsking}>
        {problem.message}
      </ErrorState>
    );
  const { find, status, stock, page, all, view } = state;
  const isNarrowed = find !== undefined || status !== undefined || stock !== undefined || page > 1;
  const way = (
    <Link to={ownProductsHref({ all, view })} className={buttonClass()}>
      {t('products.inventory.showAll')}
    </Link>
  );
  return <EmptyState title={emptyWords(state)} action={isNarrowed ? way : undefined} />;
}

const EMPTY: Readonly<Record<ProductStatus, string>> = {
  live: t('products.inventory.empty.live'),
  draft: t('products.inventory.empty.draft'),
  hidden: t('products.inventory.empty.hidden'),
};

/** Why the list is empty. */
export function emptyWords({ find, status, stock, page }: OwnProductsState): string {
  if (page > 1) return t('products.inventory.empty.page');
  if (find) return t('products.inventory.empty.find', { find });
  if (stock === 'low') return t('products.inventory.empty.low');
  if (stock === 'out') return t('products.inventory.empty.out');
  return status ? EMPTY[status] : t('products.inventory.empty.none');
}
