import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { listProducts } from '#products/catalog/contract.ts';
import { listingHead } from '#products/catalog/listing/listing-head.ts';
import { lastPageQuery, listingFilter, parseListing } from '#products/catalog/listing/listing-state.ts';
import { CATEGORY_TITLES, listingTitle } from '#products/catalog/listing/listing-title.ts';
import { loadQuickView } from '#products/catalog/ui/quick-view/load-quick-view.ts';
import { load } from '#routing/load.ts';
import { routerLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/listing.route.ts';
import styles from './listing.module.css';
import { ProductResults } from './product-results.tsx';
import { ProductsFailed } from './products-failed.tsx';
import { useListing, useStoredFilters } from './use-listing.ts';

/** A quick view that fails to load is left out; status 503 prevents such a page from being cached (R67.24). */
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

/** If the list fails to load, a retry button is shown in its place; header, search and cart stay (R22.14). */
export function ErrorBoundary() {
  const [category] = useListing().state.category;
  return (
    <ProductsFailed
      heading={category === undefined ? t('products.catalog.results.products') : CATEGORY_TITLES[category]}
    />
  );
}

export default function ListingPage({ loaderData: { list, quickView, title, head } }: Route.ComponentProps) {
  const listing = useListing();
  useStoredFilters(listing);
  return (
    <>
      <PageTitle {...head} />
      <Breadcrumbs
        className={styles.crumbs}
        trail={[{ label: t('products.catalog.crumbs.home'), href: paths.home }, { label: title }]}
        renderLink={routerLink}
      />
      {list.notice && <p className={styles.notice}>{list.notice}</p>}
      <ProductResults
        list={list}
        listing={listing}
        quickView={quickView}
        heading={<h1 className={styles.title}>{title}</h1>}
      />
    </>
  );
}
