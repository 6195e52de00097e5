import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Pagination } from '#design/tables/pagination.tsx';
import type { ProductList } from '#products/catalog/contract.ts';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import { ProductCardSkeleton } from '#products/catalog/ui/card/product-card-skeleton.tsx';
import { besideLongTitle } from '#products/catalog/ui/product/beside-long-title.ts';
import type { QuickView } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { QuickViewDialog } from '#products/catalog/ui/quick-view/quick-view-dialog.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { countText, rangeText } from '#shared/text/count-text.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { NoProducts } from './no-products.tsx';
import styles from './product-results.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { Listing } from './use-listing.ts';
import { useSlowChange } from './use-slow-change.ts';

/** The first row of a phone: its pictures are asked for before everything else, and each more would make them wait. */
const FIRST_ROW = 2;
/** Cards drawn while a slow list is on its way, however few stood there before. */
const MIN_SKELETONS = 4;

export interface ProductResultsProps {
  list: ProductList;
  listing: Listing;
  quickView: QuickView | null;
  heading: ReactNode;
  /** What is searched for, if anything. */
  keyword?: string;
  /** Said when there is nothing to show. */
  emptyTitle?: string;
}

/** Products by filter: the panel, the choice as chips, the cards, the ways to the other pages. */
export function ProductResults(props: ProductResultsProps) {
  const { list, listing, quickView, heading, keyword, emptyTitle = 'No products found.' } = props;
  const { state, href } = listing;
  const { data, facets, totalItems, totalPages, currentPage, limit } = list;
  const [filtering, setFiltering] = useState(false);
  const isSlow = useSlowChange();
  return (
    <>
      <div className={styles.head}>
        {heading}
        {/* Where one searches, the page says it itself, from the first search on. */}
        <p className={styles.count} role={keyword === undefined ? 'status' : undefined}>
          <b>{countText(totalItems)}</b> {totalItems === 1 ? 'product' : 'products'}
        </p>
        <SortMenu listing={listing} keyword={keyword} className={styles.sort} />
      </div>
      <FilterBar listing={listing} keyword={keyword} facets={facets} onOpen={() => setFiltering(true)} />
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label="Filters">
          <FilterPanel listing={listing} keyword={keyword} facets={facets} withHeading />
        </aside>
        <div className={styles.results} aria-busy={isSlow || undefined}>
          <VisuallyHidden>
            <h2>Products</h2>
          </VisuallyHidden>
          <FilterChips listing={listing} facets={facets} />
          {data.length === 0 && !isSlow ? (
            <NoProducts title={emptyTitle} listing={listing} />
          ) : (
            <ul className={styles.grid}>
              {isSlow
                ? Array.from({ length: Math.max(data.length, MIN_SKELETONS) }, (_, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
                    <li key={place}>
                      <ProductCardSkeleton />
                    </li>
                  ))
                : data.map((product, place) => (
                    <li data-later key={product._id} className={besideLongTitle(data, place) ? styles.long : undefined}>
                      <ProductCard
                        product={product}
                        eager={place < FIRST_ROW}
                        quickView={href({ ...state, product: product._id })}
                        found={keyword !== undefined}
                      />
                    </li>
                  ))}
            </ul>
          )}
          {totalPages > 1 && (
            <Pagination
              className={styles.pages}
              page={currentPage}
              pages={totalPages}
              href={page => href({ ...state, page, product: undefined })}
              renderLink={routerLink}
              summary={rangeText(list, limit)}
            />
          )}
        </div>
      </div>
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        list={list}
        listing={listing}
        keyword={keyword}
      />
      <QuickViewDialog quickView={quickView} listing={listing} list={list} />
    </>
  );
}
