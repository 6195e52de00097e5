import * as z from 'zod/mini';
import { RETURN_WAYS } from '#products/catalog/categories/return-rule.ts';
import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { langs } from '#shared/api/in-language.ts';
import { id, rupees } from '#shared/api/wire.ts';
import {
  FIELD_NAMES,
  type Fields,
  type FieldsWith,
  fieldOf,
  type ProductField,
  type WireName,
  wireName,
} from './product.fields.ts';

const ProductImage = z.object({ src: z.string(), alt: z.string() });

/** An option that distinguishes variants: colour Black, storage 256 GB. */
export const ProductOption = z.object({
  name: z.string(),
  value: z.string(),
  swatch: z.optional(z.string()),
});

export const SpecGroup = z.object({ group: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) });

const Translation = z.object({
  language: z.string(),
  title: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  of: z.string(),
});

/** A new schema for each field, so that each can have its own description (`describeFields`). */
const byType = {
  text: () => z.string(),
  brand: () => z.string(),
  category: () => z.string(),
  money: () => rupees,
  count: () => z.int(),
  rate: () => z.number(),
  pictures: () => z.array(ProductImage),
  options: () => z.array(ProductOption),
  lines: () => z.array(z.string()),
  specs: () => z.array(SpecGroup),
  translations: () => z.array(Translation),
  attributes: () => z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
} as const;

type Said<F extends ProductField> = Fields[F] extends { of: readonly (infer Choice extends string)[] }
  ? z.ZodMiniEnum<{ [C in Choice]: C }>
  : ReturnType<(typeof byType & { choice: never })[Fields[F]['type']]>;
type FieldSchema<F extends ProductField> =
  F extends FieldsWith<{ optional: true }> ? z.ZodMiniNullable<Said<F>> : Said<F>;

/** The schemas of fields, by their names in the API. */
export function answered<F extends ProductField>(
  names: readonly F[],
): { [Name in F as WireName<Name>]: FieldSchema<Name> } {
  return Object.fromEntries(names.map(name => [wireName(name), schemaOf(fieldOf(name))])) as never;
}

/** Fields as they are in an answer. */
export type WireFields<F extends ProductField> = { [Name in F as WireName<Name>]: z.input<FieldSchema<Name>> };

function schemaOf(field: FieldShape): z.ZodMiniType {
  const said: z.ZodMiniType = field.type === 'choice' ? z.enum(field.of as [string]) : byType[field.type]();
  return field.optional ? z.nullable(said) : said;
}

type Place = FieldShape['shown'];
type ShownAt<At extends Place> = FieldsWith<{ shown: At }>;
const shownAt = <At extends Place>(place: At) =>
  FIELD_NAMES.filter((name): name is ShownAt<At> => fieldOf(name).shown === place);

export type CardField = ShownAt<'card'>;
export type ListField = ShownAt<'card' | 'list'>;
export type PageField = ShownAt<'page'>;
export const CARD_FIELDS = shownAt('card');
const MORE_IN_LISTS = shownAt('list');
export const LIST_FIELDS: readonly ListField[] = [...CARD_FIELDS, ...MORE_IN_LISTS];
/** The fields that only the product page shows. */
export const PAGE_FIELDS = shownAt('page');

/** A product as carts need it. */
export const ProductBrief = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  image: z.string(),
  ...answered(CARD_FIELDS),
  /** The seller's public name. */
  username: z.string(),
});

/** A product as a card shows it, without anything else. */
export const CardProduct = z.extend(ProductBrief, {
  averageReview: z.number(),
  reviewCount: z.int(),
  /** GST code of the state it ships from; null if it is not known. */
  sellerState: z.nullable(z.string()),
  /** In lists, if several sellers have the product: “3 sellers from ₹12,999”, in the language of the call. */
  offersNote: z.optional(z.string()),
  /** The lowest price in the 30 days before the present one; null without a reduction, or if that is older than 30 days. */
  lowestPrice: z.nullable(rupees),
  /** Until when a flash deal runs; null without one. */
  dealEndsAt: z.nullable(z.iso.datetime()),
  langs,
});

/** A product in lists. */
export const ProductSummary = z.extend(CardProduct, answered(MORE_IN_LISTS));

export const Sibling = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  ...answered(CARD_FIELDS),
  options: z.array(ProductOption),
});

/** The seller details that consumer law requires on the page; all but the name are fields of the seller's profile. */
export const SellerCard = z.object({
  name: z.string(),
  legalName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  careEmail: z.nullable(z.string()),
  carePhone: z.nullable(z.string()),
});

/** The same product of another seller: a product of its own, with its page, price and stock. */
const Offer = z.extend(ProductBrief, {
  /** GST code of the state it ships from; null if it is not known. */
  sellerState: z.nullable(z.string()),
  /** “Usually delivered in 3–5 days.”, in the language of the call. */
  delivery: z.string(),
  /** Stock, charge, seller and returns in short texts, in the language of the call. */
  notes: z.array(z.string()),
});

/** What other sellers offer of a product, in the language of the call. */
export const Offers = z.object({
  /** “2 other sellers from ₹12,999” */
  heading: z.string(),
  /** Which offer is the featured one, and why. */
  featured: z.string(),
  /** One for each other seller, best first. */
  others: z.array(Offer),
});

/** A deal of its own stock that runs now; the sale price is the deal's. */
const RunningDeal = z.object({
  endsAt: z.iso.datetime(),
  units: z.int(),
  left: z.int(),
  /** How much of it is ordered, in whole per cent. */
  claimed: z.int(),
  /** So many one person may order; null without a limit. */
  perPerson: z.nullable(z.int()),
});

/** A product on its own page. */
export const ProductDetail = z.extend(ProductSummary, {
  version: z.int(),
  deal: z.nullable(RunningDeal),
  brandLabel: z.string(),
  ...answered(PAGE_FIELDS),
  /** The typed attributes as a group of the table, in the language of the call; `specs` does not repeat them. */
  keySpecs: z.nullable(SpecGroup),
  /** What consumer law asks for, as labels and values in the language of the call. */
  declarations: z.array(z.tuple([z.string(), z.string()])),
  /** Of a product that is not new: its condition, and who answers for it, in the language of the call. */
  conditionNotice: z.nullable(z.string()),
  /** How long it can be returned, and who gives which warranty, in the language of the call. */
  returnsNote: z.string(),
  /** The same as data. */
  returns: z.object({ way: z.enum(RETURN_WAYS), days: z.int() }),
  warrantyNote: z.string(),
  /** What the seller offers to do for each unit, chosen at the checkout, in the language of the call. */
  services: z.array(
    z.object({
      name: z.string(),
      covers: z.string(),
      /** Includes GST; 0 for free. */
      price: rupees,
      /** Only at some PIN codes. */
      isLocal: z.boolean(),
    }),
  ),
  /** Whether its seller takes an old phone in exchange. */
  takesExchange: z.boolean(),
  /** That the seller was approved and has a GST number, in the language of the call; null if not, or for the shop itself. */
  sellerNote: z.nullable(z.string()),
  /** The seller's legal name, address and customer care, as labels and values in the language of the call. */
  sellerDetails: z.array(z.tuple([z.string(), z.string()])),
  siblings: z.array(Sibling),
  seller: SellerCard,
  /** How many visible reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
  histogram: z.array(z.int()),
  related: z.array(ProductSummary),
  /** Accessories in stock that fit it, what sells best first. */
  fitting: z.array(ProductSummary),
  /** Null unless other sellers have the same product. */
  offers: z.nullable(Offers),
});

export type ProductBrief = z.output<typeof ProductBrief>;
export type CardProduct = z.output<typeof CardProduct>;
export type ProductSummary = z.output<typeof ProductSummary>;
export type ProductDetail = z.output<typeof ProductDetail>;
export type ProductOption = z.output<typeof ProductOption>;
export type Sibling = z.output<typeof Sibling>;
export type Offers = z.output<typeof Offers>;
