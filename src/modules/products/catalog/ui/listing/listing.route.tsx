import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { listProducts } from '#products/catalog/contract.ts';
import { lastPageQuery } from '#products/catalog/listing/last-page.ts';
import { listingHead } from '#products/catalog/listing/listing-head.ts';
import { listingFilter, parseListing } from '#products/catalog/listing/listing-state.ts';
import { CATEGORY_TITLES, listingTitle } from '#products/catalog/listing/listing-title.ts';
import { loadQuickView } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { load } from '#routing/load.ts';
import { routerLink } from '#routing/router-link.tsx';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/listing.route.ts';
import styles from './listing.module.css';
import { ProductResults } from './product-results.tsx';
import { ProductsFailed } from './products-failed.tsx';
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
  return <ProductsFailed heading={category === undefined ? 'Products' : CATEGORY_TITLES[category]} />;
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
