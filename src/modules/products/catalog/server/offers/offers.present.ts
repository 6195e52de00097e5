import type * as z from 'zod/mini';
import { eachOf } from '#people/sellers/profile/profile-columns.ts';
import { type ReturnRule, returnsText } from '#products/catalog/categories/return-rule.ts';
import { type FeaturedFor, featuredFor, type OfferFacts, rankOffers } from '#products/catalog/offers/rank-offers.ts';
import { badgeOf } from '#products/catalog/product/badge.ts';
import { type Offers, ProductBrief } from '#products/catalog/product/product.schema.ts';
import { sellerShown } from '#products/catalog/product/seller-shown.ts';
import { type ShownProduct, summaryIn } from '#products/catalog/server/reading/catalog.present.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { usualDays } from '#shop/delivery/usual-days.ts';

export type WireOffers = z.input<typeof Offers>;

/** An offer with what is said about it. */
export interface KnownOffer extends OfferFacts {
  readonly sellerName: string;
  readonly sellerState: string | null;
  readonly ratingCount: number;
}

interface OtherOffer extends KnownOffer {
  readonly returns: ReturnRule;
  readonly product: ShownProduct;
}

const REASONS: Readonly<Record<FeaturedFor, () => string>> = {
  stock: () => t('products.catalog.offers.reason.stock'),
  price: () => t('products.catalog.offers.reason.price'),
  days: () => t('products.catalog.offers.reason.days'),
  rating: () => t('products.catalog.offers.reason.rating'),
  rejections: () => t('products.catalog.offers.reason.rejections'),
  since: () => t('products.catalog.offers.reason.since'),
};

const BRIEF_FIELDS = Object.keys(ProductBrief.shape) as (keyof typeof ProductBrief.shape)[];

/** Null if no other offer is left. */
export function presentOtherOffers(
  own: KnownOffer,
  others: readonly OtherOffer[],
  charge: Paise,
  language: string = SOURCE_LANGUAGE,
): WireOffers | null {
  const ranked = rankOffers<KnownOffer>([own, ...others]);
  const [featured] = ranked;
  const reason = featuredFor(ranked);
  if (!featured || !reason) return null;
  return speaking(language, () => ({
    heading: t('products.catalog.offers.heading', {
      count: others.length,
      price: priceTag((lowestTotal(others) - charge) as Paise),
    }),
    featured: t('products.catalog.offers.featured', {
      seller: sellerShown(featured.sellerName),
      reason: REASONS[reason](),
    }),
    others: rankOffers(others).map(offer => presentOffer(offer, charge, language)),
  }));
}

/** What is sold out has a price at which nobody can buy: it counts only if all are. */
function lowestTotal(offers: readonly KnownOffer[]): number {
  const inStock = offers.filter(({ isInStock }) => isInStock);
  return Math.min(...(inStock.length > 0 ? inStock : offers).map(({ total }) => total));
}

function presentOffer(
  { product, ...offer }: OtherOffer,
  charge: Paise,
  language: string,
): WireOffers['others'][number] {
  const summary = summaryIn(language, product);
  const brief = eachOf(BRIEF_FIELDS, field => summary[field]) as z.input<typeof ProductBrief>;
  return {
    ...{ ...brief, sellerState: offer.sellerState },
    delivery: t('shop.delivery.usual', { days: usualDays(offer.sellerState).join('–') }),
    notes: notesOn(offer, summary.totalStock, charge, language),
  };
}

function notesOn(
  { sellerRating, ratingCount, returns }: Omit<OtherOffer, 'product'>,
  stock: number,
  charge: Paise,
  language: string,
): string[] {
  const badge = badgeOf({ totalStock: stock, salePrice: null });
  return [
    charge === 0
      ? t('products.catalog.offers.free')
      : t('products.catalog.offers.charge', { amount: priceTag(charge) }),
    ...(badge ? [badge.text] : []),
    sellerRating === null
      ? t('products.catalog.offers.unrated')
      : t('products.catalog.offers.rated', { average: sellerRating.toFixed(1), count: ratingCount }),
    returnsText(returns, language),
  ];
}
