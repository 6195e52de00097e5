import SearchX from 'lucide-react/icons/search-x';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Pagination } from '#design/tables/pagination.tsx';
import type { ProductList } from '#products/catalog/contract.ts';
import { clearAll, isBare } from '#products/catalog/listing/listing-changes.ts';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import { ProductCardSkeleton } from '#products/catalog/ui/card/product-card-skeleton.tsx';
import type { QuickView } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { QuickViewDialog } from '#products/catalog/ui/quick-view/quick-view-dialog.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { rangeText } from '#shared/text/range-text.ts';
import { besideLongTitle } from './beside-long-title.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './product-results.module.css';
import { SortMenu } from './sort-menu.tsx';
import { type Listing, useSlowChange } from './use-listing.ts';

/** Loaded on demand, because the panel beside the list does the same on large screens. */
const loadFilterSheet = async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet });
const FilterSheet = lazy(loadFilterSheet);

/** The first row on phones: only its pictures are loaded eagerly, because more would delay them. */
const FIRST_ROW = 2;
/** The fewest placeholders shown while a slow list loads. */
const MIN_SKELETONS = 4;

export interface ProductResultsProps {
  list: ProductList;
  listing: Listing;
  quickView: QuickView | null;
  heading: ReactNode;
  /** Set in a search. */
  keyword?: string;
  emptyTitle?: string;
}

/** A list of products with filters, chips, cards and pagination, for the listing and the search. */
export function ProductResults(props: ProductResultsProps) {
  const { list, listing, quickView, heading, keyword, emptyTitle = t('products.catalog.results.none') } = props;
  const { state, href } = listing;
  const { data, facets, totalItems, totalPages, currentPage, limit } = list;
  const [filtering, setFiltering] = useState<boolean>();
  const isSlow = useSlowChange();
  return (
    <>
      <div className={styles.head}>
        {heading}
        {/* The search page has its own status region, which exists before the first search. */}
        <p className={styles.count} role={keyword === undefined ? 'status' : undefined}>
          {rich('products.catalog.results.count', { b: words => <b>{words}</b>, count: totalItems })}
        </p>
        <SortMenu listing={listing} keyword={keyword} className={styles.sort} />
      </div>
      <FilterBar
        listing={listing}
        keyword={keyword}
        facets={facets}
        onNear={() => void loadFilterSheet()}
        onOpen={() => setFiltering(true)}
      />
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label={t('products.catalog.filters.title')}>
          <FilterPanel listing={listing} keyword={keyword} facets={facets} withHeading />
        </aside>
        <div className={styles.results} aria-busy={isSlow || undefined}>
          <VisuallyHidden>
            <h2>{t('products.catalog.results.products')}</h2>
          </VisuallyHidden>
          <FilterChips listing={listing} facets={facets} understood={list.understood} />
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
      {filtering !== undefined && (
        <Suspense>
          <FilterSheet
            open={filtering}
            onClose={() => setFiltering(false)}
            list={list}
            listing={listing}
            keyword={keyword}
          />
        </Suspense>
      )}
      <QuickViewDialog quickView={quickView} listing={listing} list={list} />
    </>
  );
}

function NoProducts({ title, listing }: { title: string; listing: Listing }) {
  const { state, href } = listing;
  const canClear = !isBare(state);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={title}
      action={
        <Link to={canClear ? href(clearAll(state)) : paths.listing} className={buttonClass({ tone: 'primary' })}>
          {canClear ? t('products.catalog.results.clear') : t('products.catalog.results.all')}
        </Link>
      }
    >
      {canClear ? t('products.catalog.results.fewer') : t('products.catalog.results.browse')}
    </EmptyState>
  );
}
