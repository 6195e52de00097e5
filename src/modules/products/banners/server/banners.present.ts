import { altsOf } from '#products/banners/banner-translations.ts';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { inLanguage } from '#products/catalog/product/in-language.ts';
import { toRupees } from '#shared/money/money.ts';
import type { BannerRow, FeatureRow } from './banners.queries.ts';

const TRANSLATED = ['alt', 'eyebrow', 'headline'] as const;

export function presentBanner(row: BannerRow, language?: string) {
  const { id, image, image_phone, alt, eyebrow, headline, slug, title, price_paise, sale_price_paise } = row;
  const salePrice = sale_price_paise === null ? null : toRupees(sale_price_paise);
  const isOnSale = slug !== null && title !== null && price_paise !== null;
  const titleIn = row.productTranslations?.find(translation => translation.language === language)?.title || title;
  const product = isOnSale && titleIn ? { slug, title: titleIn, price: toRupees(price_paise), salePrice } : null;
  const english = { _id: id, image, imagePhone: image_phone, alt, eyebrow, headline, product };
  return inLanguage(language, TRANSLATED, english, row.translations);
}

export function presentFeature(row: FeatureRow): FeatureImage {
  const { id, image, alt, headline, translations, product_id, title, listed } = row;
  const product = product_id && title !== null ? { id: product_id, title, listed: listed ?? false } : null;
  return { _id: id, image, alt, alts: altsOf(translations), headline, product };
}
