import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { listProducts } from '#features/catalog/contract.ts';
import { lastPageQuery } from '#features/catalog/last-page.ts';
import { listingHead } from '#features/catalog/listing-head.ts';
import { listingFilter, parseListing } from '#features/catalog/listing-state.ts';
import { CATEGORY_TITLES, listingTitle } from '#features/catalog/listing-title.ts';
import { getShop } from '#features/shop/contract.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { load } from '#routing/load.ts';
import { routerLink } from '#routing/router-link.tsx';
import * as paths from '#shared/paths.ts';
import type { Route } from './+types/listing.route.ts';
import { GoodsFailed } from './goods-failed.tsx';
import styles from './listing.module.css';
import { loadQuickView } from './load-quick-view.ts';
import { ProductResults } from './product-results.tsx';
import { useListing, useStoredFilters } from './use-listing.ts';

/** What of the quick view could not be had is left out; the status keeps such a page out of every cache (R67.24). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseListing(url.searchParams);
  const [list, { quickView, isWhole }, shop] = await Promise.all([
    load(context, listProducts, listingFilter(state)),
    loadQuickView(context, state.product),
    load(context, getShop, {}),
  ]);
  const lastPage = lastPageQuery(state, list);
  if (lastPage !== undefined) throw redirect(`${paths.listing}${lastPage}`);
  const title = listingTitle(state, list.facets);
  const head = listingHead(state, list, title, shop.data);
  return data({ list, quickView, title, head }, { status: isWhole ? 200 : 503 });
}

/** A list that can't be had is an empty one, with a way to ask for it again; header, search and cart stay (R22.14). */
export function ErrorBoundary() {
  const [category] = useListing().state.category;
  return <GoodsFailed heading={category === undefined ? 'Products' : CATEGORY_TITLES[category]} />;
}

export default function ListingPage({ loaderData: { list, quickView, title, head } }: Route.ComponentProps) {
  const listing = useListing();
  useStoredFilters(listing);
  return (
    <>
      <PageTitle {...head} />
      <Breadcrumbs
        className={styles.crumbs}
        trail={[{ label: 'Home', href: paths.home }, { label: title }]}
        renderLink={routerLink}
      />
      <ProductResults
        list={list}
        listing={listing}
        quickView={quickView}
        heading={<h1 className={styles.title}>{title}</h1>}
      />
    </>
  );
}
