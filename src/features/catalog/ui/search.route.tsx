import { data, redirect } from 'react-router';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { listProducts, searchProducts } from '#features/catalog/contract.ts';
import { lastPageQuery } from '#features/catalog/last-page.ts';
import { toStored } from '#features/catalog/listing-changes.ts';
import { listingFilter, parseListing } from '#features/catalog/listing-state.ts';
import { isSearchable, tidyKeyword } from '#features/catalog/search-keyword.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { load } from '#routing/load.ts';
import { countText } from '#shared/count-text.ts';
import * as paths from '#shared/paths.ts';
import type { Route } from './+types/search.route.ts';
import { loadQuickView, NO_QUICK_VIEW } from './load-quick-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductResults } from './product-results.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { useListing } from './use-listing.ts';
import { useRemembered, useSearchHeading } from './use-search.ts';
import { WaysOn } from './ways-on.tsx';

/** As with the listing, a page that lacks what its address holds up is kept nowhere (R67.24). */
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
  // With nothing to show, what the shop has is shown instead: its kinds and brands, for which one product will do.
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
  return (
    <>
      {/* What was found has no address of its own: it would hold whatever anybody typed. */}
      <PageTitle
        title={keyword ? `Search: ${keyword}` : 'Search'}
        description="Search phones, laptops, audio and accessories by name, brand or feature."
        path={paths.search}
      />
      <h1 className={styles.title}>Search</h1>
      <SearchBox keyword={keyword} />
      <VisuallyHidden>
        <span role="status">{list && `${countText(list.totalItems, 'product')} for “${searched}”`}</span>
      </VisuallyHidden>
      {list?.searchedFor && (
        <p className={styles.notice}>
          Showing results for <b>“{list.searchedFor}”</b>. We found nothing for “{keyword}”.
        </p>
      )}
      {list && (list.totalItems > 0 || isFiltered) && (
        <ProductResults
          list={list}
          listing={listing}
          quickView={quickView}
          keyword={keyword}
          emptyTitle="No result found!"
          heading={
            <h2 ref={heading} tabIndex={-1} className={styles.heading}>
              {`Results for “${searched}”`}
            </h2>
          }
        />
      )}
      {list && list.totalItems === 0 && !isFiltered && (
        <NothingFound ref={heading} keyword={keyword} notCarried={list.notCarried} />
      )}
      {ways && !isFiltered && <WaysOn {...ways} />}
    </>
  );
}
