import { redirect } from 'react-router';
import { searchProducts } from '#features/catalog/contract.ts';
import { lastPageQuery } from '#features/catalog/last-page.ts';
import { listingFilter, parseListing } from '#features/catalog/listing-state.ts';
import { isSearchable, tidyKeyword } from '#features/catalog/search-keyword.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { load } from '#routing/load.ts';
import type { Route } from './+types/search.route.ts';
import { loadQuickView } from './load-quick-view.ts';
import { ProductResults } from './product-results.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { useListing } from './use-listing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const keyword = tidyKeyword(url.searchParams.get('keyword'));
  if (!isSearchable(keyword, 'asked')) return { keyword, list: null, quickView: null };
  const state = parseListing(url.searchParams);
  const [list, quickView] = await Promise.all([
    load(context, searchProducts, { keyword, ...listingFilter(state) }),
    loadQuickView(context, state.product),
  ]);
  const lastPage = lastPageQuery(state, list, keyword);
  if (lastPage !== undefined) throw redirect(`/shop/search${lastPage}`);
  return { keyword, list, quickView };
}

export default function SearchPage({ loaderData: { keyword, list, quickView } }: Route.ComponentProps) {
  const listing = useListing(keyword);
  return (
    <>
      {/* What was found has no page of its own: it would hold whatever anybody typed. */}
      <PageTitle
        title={keyword ? `Search: ${keyword}` : 'Search'}
        description="Search phones, laptops, audio and accessories by name, brand or what they do."
        path={keyword ? null : '/shop/search'}
      />
      <h1 className={styles.title}>Search</h1>
      <SearchBox keyword={keyword} />
      {list && (
        <ProductResults
          list={list}
          listing={listing}
          quickView={quickView}
          keyword={keyword}
          emptyTitle="No result found!"
          heading={<h2 className={styles.heading}>{`Results for “${keyword}”`}</h2>}
        />
      )}
    </>
  );
}
