import { lazy, Suspense, useEffect } from 'react';
import { data, redirect } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { toStored } from '#products/catalog/listing/listing-changes.ts';
import { lastPageQuery, listingFilter, parseListing } from '#products/catalog/listing/listing-state.ts';
import { rememberSearch } from '#products/catalog/search/recent-searches.ts';
import { isSearchable, tidyKeyword } from '#products/catalog/search/search-keyword.ts';
import { ProductResults } from '#products/catalog/ui/listing/product-results.tsx';
import { useListing } from '#products/catalog/ui/listing/use-listing.ts';
import { loadQuickView, NO_QUICK_VIEW } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { load } from '#routing/load.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/search.route.ts';
import './nothing-found.module.css';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { useSearchHeading } from './use-search-heading.ts';

/** Loaded on demand; its style sheet comes with the page, so that it looks right before any script. */
const WithoutResults = lazy(async () => ({ default: (await import('./nothing-found.tsx')).WithoutResults }));

/** As in the listing, a page whose quick view failed to load is not cached (R67.24). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const keyword = tidyKeyword(url.searchParams.get('keyword'));
  const state = parseListing(url.searchParams);
  const [list, { quickView, isWhole }] = isSearchable(keyword, 'asked')
    ? await Promise.all([
        load(context, searchProducts, { keyword, ...listingFilter(state) }),
        loadQuickView(context, state.product),
      ])
    : [null, NO_QUICK_VIEW];
  const lastPage = list ? lastPageQuery(state, list, keyword) : undefined;
  if (lastPage !== undefined) throw redirect(`${paths.search}${lastPage}`);
  // Without results, categories and brands are shown instead; they come with a list of any length.
  const shop = list && list.totalItems > 0 ? null : await load(context, listProducts, { limit: 1 });
  const ways = shop && { brand: shop.facets.brand, kind: shop.facets.kind };
  return data({ keyword, list, quickView, ways }, { status: isWhole ? 200 : 503 });
}

export default function SearchPage({ loaderData: { keyword, list, quickView, ways } }: Route.ComponentProps) {
  const listing = useListing(keyword);
  const heading = useSearchHeading();
  const searched = list?.searchedFor ?? keyword;
  const isFiltered = Object.keys(toStored(listing.state)).length > 0;
  useRemembered(list && list.totalItems > 0 ? keyword : undefined);
  // What is missing while search is limited says nothing about the shop.
  useCounted(keyword, isFiltered || list?.isLimited ? null : list);
  return (
    <>
      {/* Results have no canonical address, because it would contain arbitrary text. */}
      <PageTitle
        title={keyword ? t('products.catalog.search.titleFor', { keyword }) : t('products.catalog.search.title')}
        description={t('products.catalog.search.description')}
        path={paths.search}
      />
      <h1 className={styles.title}>{t('products.catalog.search.title')}</h1>
      <SearchBox keyword={keyword} />
      <VisuallyHidden>
        <span role="status">
          {list && t('products.catalog.search.found', { count: list.totalItems, keyword: searched })}
        </span>
      </VisuallyHidden>
      {list?.searchedFor && (
        <p className={styles.notice}>
          {rich('products.catalog.search.corrected', { b: words => <b>{words}</b>, found: list.searchedFor, keyword })}
        </p>
      )}
      {list?.notice && <p className={styles.notice}>{list.notice}</p>}
      {list && (list.totalItems > 0 || isFiltered) && (
        <ProductResults
          list={list}
          listing={listing}
          quickView={quickView}
          keyword={keyword}
          emptyTitle={t('products.catalog.search.none')}
          heading={
            <h2 ref={heading} tabIndex={-1} className={styles.heading}>
              {t('products.catalog.search.results', { keyword: searched })}
            </h2>
          }
        />
      )}
      {ways && !isFiltered && (
        <Suspense>
          <WithoutResults nothing={list && { keyword, notCarried: list.notCarried }} ways={ways} />
        </Suspense>
      )}
    </>
  );
}

/** Counts a search without filters, and what is opened from its first page; its script is loaded after the page. */
function useCounted(keyword: string, list: AnswerOf<typeof searchProducts> | null): void {
  useEffect(() => {
    if (!list || list.page > 1) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    void import('#products/searches/ui/note-search.ts').then(({ noteResults }) => {
      if (!hasLeft) stop = noteResults({ keyword, total: list.totalItems, products: list.data });
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [keyword, list]);
}

/** Adds a keyword with results to the recent searches of this browser. */
function useRemembered(keyword: string | undefined): void {
  useEffect(() => {
    if (keyword) rememberSearch(keyword);
  }, [keyword]);
}
