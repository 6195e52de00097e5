import { shortened } from '#products/catalog/listing/shortened.ts';
import { previewUrl } from '#products/media/picture-url.ts';
import type { Review } from '#products/reviews/contract.ts';
import { priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { paidPrice } from './price.ts';
import type { ProductDetail } from './product.schema.ts';
import { productFacts } from './product-facts.ts';
import { trailFacts } from './trail-facts.ts';

/** Search engines show about so many letters. */
const MAX_DESCRIPTION_LENGTH = 170;

/** What search engines and link previews are told of a product. */
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
  const instead = paid < product.price ? ` (MRP ${priceTag(product.price)})` : '';
  const trail = trailFacts(shop.address, [
    ['Home', paths.home],
    ['Electronics', paths.listing],
    [brandLabel, `${paths.listing}?brand=${brand}`],
    [title, path],
  ]);
  return {
    description: shortened(`${brandLabel}, ${priceTag(paid)}${instead}. ${description}`, MAX_DESCRIPTION_LENGTH),
    path,
    preview: previewUrl(product.images[0]?.src ?? product.image),
    facts: [productFacts(product, reviews, shop), trail],
  };
}
