import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { previewUrl } from '#products/media/picture-url.ts';
import type { Review } from '#products/reviews/contract.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { productFacts } from './product-facts.ts';
import { trailFacts } from './trail-facts.ts';

/** Search engines show about so many characters. */
const MAX_DESCRIPTION_LENGTH = 170;

/** Metadata of a product for search engines and link previews. */
export interface ProductHead {
  readonly description: string;
  readonly path: string;
  readonly preview: string | undefined;
  readonly facts: readonly object[];
}

export function productHead(product: ProductDetail, reviews: readonly Review[], shop: ShopFront): ProductHead {
  const { title, description, brand, brandLabel, slug } = product;
  const path = paths.product(slug);
  const paid = paidPrice(product);
  const price =
    paid < product.price
      ? t('products.catalog.head.reduced', { price: priceTag(paid), mrp: priceTag(product.price) })
      : priceTag(paid);
  const trail = trailFacts(shop.address, [
    [t('products.catalog.crumbs.home'), paths.home],
    [t('products.catalog.category.electronics'), paths.listing],
    [brandLabel, `${paths.listing}?brand=${brand}`],
    [title, path],
  ]);
  return {
    description: shortened(
      t('products.catalog.head.product', { brand: brandLabel, price, description }),
      MAX_DESCRIPTION_LENGTH,
    ),
    path,
    preview: previewUrl(product.images[0]?.src ?? product.image),
    facts: [productFacts(product, reviews, shop), trail],
  };
}

/** The text on one line, cut at the end of a word if it is longer than `most`, ellipsis included. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most);
  const lastSpace = head.lastIndexOf(' ');
  // A very long word is cut anywhere, but not within a surrogate pair.
  const cut = lastSpace > most / 2 ? head.slice(0, lastSpace) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
