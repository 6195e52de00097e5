import type { FeatureImage } from '#products/banners/features.contract.ts';
import { toRupees } from '#shared/money/money.ts';
import type { BannerRow, FeatureRow } from './banners.queries.ts';

export function presentBanner(row: BannerRow) {
  const product = row.slug && {
    slug: row.slug,
    title: row.title,
    price: toRupees(row.price_paise),
    salePrice: row.sale_price_paise === null ? null : toRupees(row.sale_price_paise),
  };
  const { id, image, image_phone, alt, eyebrow, headline } = row;
  return { _id: id, image, imagePhone: image_phone, alt, eyebrow, headline, product: product || null };
}

export function presentFeature({ id, image, alt, headline, product_id, title, listed }: FeatureRow): FeatureImage {
  const product = product_id && title !== null ? { id: product_id, title, listed: listed ?? false } : null;
  return { _id: id, image, alt, headline, product };
}
