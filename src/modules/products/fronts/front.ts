import * as z from 'zod/mini';
import { id } from '#shared/api/wire.ts';
import { isSpoken } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';

/** The name of the home page; all other fronts are landing pages, named by their addresses. */
export const HOME = 'home';
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** Whether a landing page may have this as the last word of its address. */
export function isFrontName(name: string): boolean {
  return NAME.test(name);
}

export const frontName = z.string().check(z.regex(NAME));

/** `featured`: one large card with six small ones. `deals`: rows with the saving. `rail`: a row that scrolls. */
export const LOOKS = ['featured', 'grid', 'deals', 'rail'] as const;
export type Look = (typeof LOOKS)[number];

export const MAX_SECTIONS = 30;
export const MAX_CARDS = 24;
export const MAX_BANDS = 8;
export const MAX_DISCOUNT = 90;
export const MAX_SOLD_DAYS = 90;
export const MAX_TITLE = 100;
export const MAX_VERB = 40;
export const MAX_TEXT = 1_000;

/** One that the shop speaks. */
export const shopLanguage = z.string().check(z.refine(isSpoken, { error: () => t('products.fronts.fault.language') }));
/** Texts by language. Where one is missing, the English one is shown. How long each may be is said in `front-faults.ts`. */
export const FrontTexts = z.record(shopLanguage, z.string().check(z.trim(), z.maxLength(MAX_TEXT)));
export type FrontTexts = Readonly<Record<string, string>>;

const moment = z.nullable(z.iso.datetime());
/** The query of a product list, such as `?brand=apple&maxPrice=20000`. */
const listing = z.string().check(z.maxLength(1_000));

const placed = {
  /** Made by the editor. */
  _id: z.string().check(z.maxLength(40)),
  titles: FrontTexts,
  /** When shoppers see it; null for always. */
  from: moment,
  until: moment,
  /** The proposal of a seller that it was taken from. */
  proposal: z.optional(id<'front proposal'>()),
};

/** All banners, or all brands. */
const PlainSection = z.strictObject({ ...placed, kind: z.enum(['banners', 'brands']) });
const ProductsSection = z.strictObject({
  ...placed,
  kind: z.literal('products'),
  look: z.enum(LOOKS),
  /** The most cards. */
  count: z.int().check(z.minimum(1), z.maximum(MAX_CARDS)),
  /** Null if the products are chosen by hand. Without a sort order the newest come first. */
  listing: z.nullable(listing),
  chosen: z.array(id<'product'>()).check(z.maxLength(MAX_CARDS)),
  /** Only the products of this seller. */
  seller: z.optional(z.nullable(id<'seller'>())),
  /** Only those of the rule that are at least so many per cent below their MRP, the largest discounts first. */
  minDiscount: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_DISCOUNT)))),
  /** Only those of the rule of which units were ordered in so many last days, the best-selling first. */
  soldInDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_SOLD_DAYS)))),
  /** Only the flash deals of the rule that run, those that end first first. */
  flashDeals: z.optional(z.boolean()),
  /** Whether shoppers read when it ends. */
  tellsEnd: z.boolean(),
});
const PricesSection = z.strictObject({
  ...placed,
  kind: z.literal('prices'),
  listing,
  /** A tile for each, in whole rupees. */
  upTo: z.array(z.int().check(z.minimum(1), z.maximum(10_000_000))).check(z.minLength(1), z.maxLength(MAX_BANDS)),
});
const TextSection = z.strictObject({
  ...placed,
  kind: z.literal('text'),
  texts: FrontTexts,
  picture: z.nullable(z.string().check(z.maxLength(300))),
  /** The path of a page of the shop; null for no link. */
  to: z.nullable(z.string().check(z.maxLength(300))),
  /** What the link says. */
  verbs: FrontTexts,
});

/** A section of a front as it is stored. */
export const Section = z.discriminatedUnion('kind', [PlainSection, ProductsSection, PricesSection, TextSection]);
export type Section = z.output<typeof Section>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = OfKind<Section, Kind>;
type OfKind<Of extends Section, Kind> = Of extends Section ? (Kind extends Of['kind'] ? Of : never) : never;
export const SECTION_KINDS = ['banners', 'products', 'brands', 'prices', 'text'] as const satisfies SectionKind[];

/** A front as it is stored. The heading of the home page is the specification's; its `titles` are empty. */
export const FrontBody = z.strictObject({
  titles: FrontTexts,
  sections: z.array(Section).check(z.maxLength(MAX_SECTIONS)),
});
export type FrontBody = z.output<typeof FrontBody>;
