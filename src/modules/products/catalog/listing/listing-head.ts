import type { ProductList } from '#products/catalog/contract.ts';
import { trailFacts } from '#products/catalog/product/trail-facts.ts';
import { paise, priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
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
  const products = countText(list.totalItems, 'product');
  const between = min === max ? `for ${inRupees(min)}` : `from ${inRupees(min)} to ${inRupees(max)}`;
  const page = list.page > 1 ? `, page ${list.page} of ${list.totalPages}` : '';
  return {
    title: `${name}${page}`,
    description:
      list.totalItems === 0
        ? `${name}: no products match these filters.`
        : `${name}: ${products} ${between}, inclusive of all taxes${page}. ${payShortly(shop)}`,
    path,
    facts: path === null ? [] : [trailOf(path, name, address), productsOf(list, address)],
  };
}

function trailOf(path: string, name: string, address: string | null): object {
  const here = path === paths.listing ? [] : [[name, path] as const];
  return trailFacts(address, [['Home', paths.home], ['Products', paths.listing], ...here]);
}

function productsOf({ data, page, limit, totalItems }: ProductList, address: string | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalItems,
    itemListElement: data.map(({ slug }, at) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + at + 1,
      url: `${address ?? ''}/product/${slug}`,
    })),
  };
}

function inRupees(whole: number): string {
  return priceTag(paise(whole * 100));
}
