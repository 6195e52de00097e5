import type { ProductList } from '#products/catalog/contract.ts';
import { trailFacts } from '#products/catalog/product/metadata/trail-facts.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import { paise, priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { canonicalListing } from './canonical-listing.ts';
import type { ListingState } from './listing-state.ts';

/** Metadata of a listing for search engines and link previews. */
export interface ListingHead {
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
  readonly facts: readonly object[];
}

/** An empty listing has no canonical path. */
export function listingHead(
  state: ListingState,
  list: ProductList,
  name: string,
  shop: Pick<ShopFront, 'address' | 'payments'>,
): ListingHead {
  const { address } = shop;
  const path = list.totalItems > 0 ? canonicalListing(state) : null;
  const { min, max } = list.facets.price;
  const count = list.totalItems;
  const page = list.page > 1 ? t('products.catalog.head.page', { page: list.page, pages: list.totalPages }) : '';
  const paying = payShortly(shop);
  return {
    title: `${name}${page}`,
    description:
      count === 0
        ? t('products.catalog.head.none', { name })
        : min === max
          ? t('products.catalog.head.onePrice', { name, count, price: inRupees(min), page, paying })
          : t('products.catalog.head.prices', { name, count, from: inRupees(min), to: inRupees(max), page, paying }),
    path,
    facts: path === null ? [] : [trailOf(path, name, address), productsOf(list, address)],
  };
}

function trailOf(path: string, name: string, address: string | null): object {
  const here = path === paths.listing ? [] : [[name, path] as const];
  return trailFacts(address, [
    [t('products.catalog.crumbs.home'), paths.home],
    [t('products.catalog.results.products'), paths.listing],
    ...here,
  ]);
}

function productsOf({ data, page, limit, totalItems }: ProductList, address: string | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalItems,
    itemListElement: data.map(({ slug }, at) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + at + 1,
      url: `${address ?? ''}${ownAddress(paths.product(slug))}`,
    })),
  };
}

function inRupees(whole: number): string {
  return priceTag(paise(whole * 100));
}
