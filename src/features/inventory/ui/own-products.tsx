import { useSearchParams } from 'react-router';
import { classes } from '#design/classes.ts';
import { PageHead } from '#design/page-head.tsx';
import { Pagination } from '#design/pagination.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Tabs } from '#design/tabs.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { PAGE_SIZE } from '#features/catalog/contract.ts';
import { listOwnProducts } from '#features/inventory/own-products.contract.ts';
import { ownProductsHref, readOwnProducts } from '#features/inventory/own-products-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { OwnProductCard, OwnProductCardSkeleton } from './own-product-card.tsx';
import styles from './own-products.module.css';
import { OwnProductsInstead } from './own-products-instead.tsx';
import { StockLink } from './stock-link.tsx';

/** The goods one sells, to look through: by stock, by words, and for administrators the house's or everybody's. */
export function OwnProducts({ user }: { user: SessionUser }) {
  const [params] = useSearchParams();
  const state = readOwnProducts(params);
  const { stock, page, find } = state;
  const isAdministrator = user.type === 'admin';
  const userName = isAdministrator && state.all ? undefined : user.userName;
  const list = useAnswer(listOwnProducts, { userName, stock, page, find, limit: PAGE_SIZE });
  const words = useFind();
  const found = list.problem ? undefined : list.answer;
  const isEmpty = list.problem !== undefined || (list.isFresh && found?.data.length === 0);
  const stocks = [
    { stock: undefined, name: 'All', count: found?.counts.all },
    { stock: 'low', name: 'Low stock', count: found?.counts.low },
    { stock: 'out', name: 'Out Of Stock', count: found?.counts.out },
  ] as const;
  return (
    <>
      <PageHead
        title="Products"
        aside={found ? `${found.counts.all} ${find ? 'found' : 'in all'}` : '\u00a0'}
        actions={<StockLink />}
      />
      <Tabs
        label="Stock"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={stocks.map(({ stock: only, name, count }) => ({
          href: ownProductsHref({ all: state.all, find, stock: only }),
          name,
          count,
          current: stock === only,
        }))}
      />
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search products"
          placeholder="Title, SKU or brand"
          value={words.text}
          onChange={words.type}
          onSubmit={words.submit}
        />
        {isAdministrator && (
          <Tabs
            look="segment"
            label="Sellers"
            renderLink={stayingLink}
            tabs={[
              { href: ownProductsHref({ stock, find }), name: 'Own goods', current: !state.all },
              { href: ownProductsHref({ stock, find, all: true }), name: 'All sellers', current: state.all },
            ]}
          />
        )}
      </div>
      {isEmpty ? (
        <OwnProductsInstead asked={list} state={state} />
      ) : (
        <ul className={classes(styles.grid, found && !list.isFresh && styles.stale)} aria-busy={!list.isFresh}>
          {found
            ? found.data.map(product => (
                <li key={product._id}>
                  <OwnProductCard product={product} showSeller={isAdministrator && state.all} />
                </li>
              ))
            : Array.from({ length: 8 }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
                <li key={place}>
                  <OwnProductCardSkeleton />
                </li>
              ))}
        </ul>
      )}
      {found && !isEmpty && found.totalPages > 1 && (
        <Pagination
          className={styles.pages}
          page={found.currentPage}
          pages={found.totalPages}
          renderLink={stayingLink}
          href={to => ownProductsHref({ ...state, page: to })}
          summary={`Page ${found.currentPage} of ${found.totalPages}`}
        />
      )}
    </>
  );
}
