import type { FeatureImage } from '#products/banners/features.contract.ts';
import { toRupees } from '#shared/money/money.ts';
import type { BannerRow, FeatureRow } from './banners.queries.ts';

export function presentBanner(row: BannerRow) {
  const { id, image, image_phone, alt, eyebrow, headline, slug, title, price_paise, sale_price_paise } = row;
  const salePrice = sale_price_paise === null ? null : toRupees(sale_price_paise);
  const isOnSale = slug !== null && title !== null && price_paise !== null;
  const product = isOnSale ? { slug, title, price: toRupees(price_paise), salePrice } : null;
  return { _id: id, image, imagePhone: image_phone, alt, eyebrow, headline, product };
}

export function presentFeature({ id, image, alt, headline, product_id, title, listed }: FeatureRow): FeatureImage {
  const product = product_id && title !== null ? { id: product_id, title, listed: listed ?? false } : null;
  return { _id: id, image, alt, headline, product };
}
