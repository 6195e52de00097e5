import type * as z from 'zod/mini';
import { eachOf } from '#people/sellers/profile/profile-columns.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type ReturnRule, returnsText } from '#products/catalog/categories/return-rule.ts';
import { inLanguage } from '#products/catalog/product/in-language.ts';
import { pictured } from '#products/catalog/product/picture-alts.ts';
import {
  LIST_FIELDS,
  PAGE_FIELDS,
  type ProductDetail,
  type ProductSummary,
  Sibling,
} from '#products/catalog/product/product.schema.ts';
import { TRANSLATED_FIELDS, type Translation } from '#products/catalog/product/translations.ts';
import type { OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import type { ProductId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { priceTag, toRupees } from '#shared/money/money.ts';
import { type DetailRow, type ProductSummaryRow, SELLER_FACTS, type ShownRow } from './catalog.queries.ts';
import { conditionNotice } from './condition-notice.ts';
import { declarationsOf } from './declarations.ts';
import { keySpecs, otherSpecs, type SaidAttribute } from './key-specs.ts';
import { presenterOf } from './present-fields.ts';
import { sellerDetails } from './seller-details.ts';
import type { ServiceWith } from './services-with.ts';
import { warrantyNote } from './warranty-note.ts';

type Wire<Schema extends z.core.$ZodType> = z.input<Schema>;

const presentListFields = presenterOf(LIST_FIELDS);
const presentPageFields = presenterOf([...LIST_FIELDS, ...PAGE_FIELDS]);

/** A product as it is shown outside of its own page, shared by many answers. */
export interface ShownProduct {
  readonly id: ProductId;
  /** What an answer that contains it depends on. */
  readonly tag: string;
  readonly summary: Wire<typeof ProductSummary>;
  readonly translations: readonly Translation[];
  /** The summary in other languages, as far as it was shown in them. */
  inLanguages?: Map<string, Wire<typeof ProductSummary>>;
  /** The last summary in which a list told of other sellers. */
  besideOffers?: { readonly of: string; readonly summary: Wire<typeof ProductSummary> };
  readonly options: ShownRow['options'];
  readonly familyId: string | null;
  readonly offerKey: string | null;
}

/** Frozen, because many answers contain it. */
export function presentShown({ options, familyId, offerKey, translations, ...row }: ShownRow): ShownProduct {
  const summary = Object.freeze(presentProductSummary(row));
  return {
    ...{ id: row.id, tag: cacheTag.product(row.id), options, familyId, offerKey },
    ...{ summary, translations },
  };
}

/** The summary of a product in a language, made once for each. */
export function summaryIn(language: string | undefined, product: ShownProduct): Wire<typeof ProductSummary> {
  if (language === undefined || language === SOURCE_LANGUAGE) return product.summary;
  product.inLanguages ??= new Map();
  const known = product.inLanguages.get(language);
  if (known) return known;
  const summary = Object.freeze(inLanguage(language, TRANSLATED_FIELDS, product.summary, product.translations));
  product.inLanguages.set(language, summary);
  return summary;
}

/** The same in a list, with what is told of all sellers who have the product. */
export function summaryBeside(
  offers: OfferNote | undefined,
  language: string | undefined,
  product: ShownProduct,
): Wire<typeof ProductSummary> {
  if (!offers) return summaryIn(language, product);
  const of = `${language} ${offers.sellers} ${offers.from}`;
  if (product.besideOffers?.of === of) return product.besideOffers.summary;
  const offersNote = speaking(language ?? SOURCE_LANGUAGE, () =>
    t('products.catalog.offers.card', { count: offers.sellers, price: priceTag(offers.from) }),
  );
  const summary = Object.freeze({ ...summaryIn(language, product), offersNote });
  product.besideOffers = { of, summary };
  return summary;
}

/** Spread, because `Object.assign` into so wide an object makes it a hash table, of four times the memory. */
export function presentProductSummary(row: ProductSummaryRow): Wire<typeof ProductSummary> {
  return { ...presentListFields(row), ...beside(row) };
}

/** What lists show beside the fields of the table. */
function beside(row: ProductSummaryRow) {
  const { id, slug, image, averageReview, reviewCount, sellerName, sellerState, deal } = row;
  return {
    ...{ _id: id, slug, image, averageReview, reviewCount, username: sellerName, sellerState },
    ...{ lowestPrice: lowestOf(row), dealEndsAt: deal && new Date(deal.endsAt).toISOString() },
  };
}

const SIBLING_FIELDS = (Object.keys(Sibling.shape) as (keyof typeof Sibling.shape)[]).filter(
  field => field !== 'options',
);

function presentSibling(language: string | undefined, product: ShownProduct): Wire<typeof Sibling> {
  const summary = summaryIn(language, product);
  return { ...eachOf(SIBLING_FIELDS, field => summary[field]), options: product.options } as Wire<typeof Sibling>;
}

interface BesideDetail {
  readonly siblings: readonly ShownProduct[];
  readonly related: readonly ShownProduct[];
  readonly fitting: readonly ShownProduct[];
  readonly said: readonly SaidAttribute[];
  readonly offers: Wire<typeof ProductDetail>['offers'];
  readonly returns: ReturnRule;
  readonly services: readonly ServiceWith[];
  readonly takesExchange: boolean;
}

/** Shown only beside a reduction. */
function lowestOf({ lowestPrice, price, salePrice }: ProductSummaryRow): number | null {
  return lowestPrice !== null && salePrice !== null && salePrice < price ? toRupees(lowestPrice) : null;
}

function presentDeal({ endsAt, units, perPerson }: NonNullable<DetailRow['deal']>, left: number) {
  const claimed = Math.min(99, Math.max(0, Math.floor(((units - left) * 100) / units)));
  return { endsAt: new Date(endsAt).toISOString(), units, left, claimed, perPerson };
}

export function presentProductDetail(
  row: DetailRow,
  { siblings, related, fitting, said, offers, returns, services, takesExchange }: BesideDetail,
  language: string = SOURCE_LANGUAGE,
): Wire<typeof ProductDetail> {
  const { translations, attributes: _, ...rest } = row;
  const shown = { ...rest, specs: otherSpecs(row.specs, said) };
  const fields = inLanguage(language, TRANSLATED_FIELDS, presentPageFields(shown), translations);
  return {
    ...fields,
    ...beside(row),
    version: row.version,
    deal: row.deal && presentDeal(row.deal, row.stock),
    brandLabel: row.brandLabel,
    takesExchange,
    services: services.map(({ price, ...service }) => ({ ...service, price: toRupees(price) })),
    returns: { way: returns.way, days: returns.days },
    ...speaking(language, () => ({
      images: [...(language === SOURCE_LANGUAGE ? row.images : pictured(fields.title, row.images))],
      keySpecs: keySpecs(said, language),
      declarations: declarationsOf(row),
      conditionNotice: conditionNotice(row),
      returnsNote: returnsText(returns, language),
      warrantyNote: warrantyNote(row),
      sellerNote: row.isRegistered ? t('products.catalog.seller.registered') : null,
      sellerDetails: sellerDetails(row),
    })),
    siblings: siblings.map(sibling => presentSibling(language, sibling)),
    seller: { name: row.sellerName, ...eachOf(SELLER_FACTS, field => row[field]) },
    histogram: [row.one, row.two, row.three, row.four, row.five],
    related: related.map(product => summaryIn(language, product)),
    fitting: fitting.map(product => summaryIn(language, product)),
    offers,
  };
}
