import { Pagination } from '#design/tables/pagination.tsx';
import { classes } from '#design/theme/classes.ts';
import { PAGE_SIZE } from '#products/catalog/contract.ts';
import type { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { rangeText } from '#shared/text/range-text.ts';
import { OwnProductCard, OwnProductCardSkeleton } from './own-product-card.tsx';
import styles from './own-products.module.css';
import { OwnProductsInstead } from './own-products-instead.tsx';
import type { ProductActs } from './use-product-acts.ts';

type OwnProductsGridProps = {
  asked: AnswerState<AnswerOf<typeof listOwnProducts>>;
  state: OwnProductsState;
  acts: ProductActs;
};

/** One page of products as cards: three in a row on medium screens, four on large ones. */
export function OwnProductsGrid({ asked, state, acts }: OwnProductsGridProps) {
  const found = asked.problem ? undefined : asked.answer;
  if (asked.problem !== undefined || (asked.isFresh && found?.data.length === 0))
    return <OwnProductsInstead asked={asked} state={state} />;
  return (
    <>
      <ul className={classes(styles.grid, found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh}>
        {found
          ? found.data.map(product => (
              <li key={product._id}>
                <OwnProductCard product={product} state={state} acts={acts} />
              </li>
            ))
          : Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
              <li key={place}>
                <OwnProductCardSkeleton />
              </li>
            ))}
      </ul>
      {found && found.totalPages > 1 && (
        <Pagination
          className={styles.pages}
          page={found.currentPage}
          pages={found.totalPages}
          renderLink={stayingLink}
          href={page => ownProductsHref({ ...state, page })}
          summary={rangeText(found, PAGE_SIZE)}
        />
      )}
    </>
  );
}
