import { data, redirect } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { lastPageQuery } from '#products/catalog/listing/last-page.ts';
import { toStored } from '#products/catalog/listing/listing-changes.ts';
import { listingFilter, parseListing } from '#products/catalog/listing/listing-state.ts';
import { isSearchable, tidyKeyword } from '#products/catalog/search/search-keyword.ts';
import { NothingFound } from '#products/catalog/ui/listing/nothing-found.tsx';
import { ProductResults } from '#products/catalog/ui/listing/product-results.tsx';
import { useListing } from '#products/catalog/ui/listing/use-listing.ts';
import { WaysOn } from '#products/catalog/ui/listing/ways-on.tsx';
import { loadQuickView, NO_QUICK_VIEW } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { load } from '#routing/load.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/search.route.ts';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { useRemembered, useSearchHeading } from './use-search.ts';

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
