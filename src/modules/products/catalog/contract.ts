import * as z from 'zod/mini';
import { ATTRIBUTE_WORD } from '#products/catalog/attributes/attribute-word.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  type FilterWord,
  filterShape,
} from '#products/catalog/product/product.filters.ts';
import { CardProduct, ProductBrief, ProductDetail, ProductSummary } from '#products/catalog/product/product.schema.ts';
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import { get } from '#shared/api/endpoint.ts';
import { languageQuery, shownLanguage } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { commaList, dataOf, flag, id, idList, wholeNumber } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { type Kind, SORTS } from './vocabulary.ts';

const MAX_ATTRIBUTE_WORDS = 20;

export const PAGE_SIZE = 24;
export const MAX_PER_PAGE = 100;

export const productIsMissing = problem('catalog.product_missing', 'missing', () =>
  t('products.catalog.refusal.missing'),
);
/** Its `data` is a ProductGone. */
export const productIsGone = problem('catalog.product_gone', 'gone', () => t('products.catalog.refusal.gone'));

/** What is told of a deleted product, so that its page can show similar ones. */
export interface ProductGone {
  readonly title: string;
  readonly kind: Kind;
  /** What its category is called, in the language asked for. */
  readonly label: string;
}

type Words<F extends FilterField> = ReturnType<typeof commaList<FilterWord<F>>>;

/** The parameters of the filters, each a list of words. */
function chosen(): { [F in FilterField]: z.ZodMiniOptional<Words<F>> } {
  const words = (choices: ReturnType<typeof filterShape>['choices']) => commaList(choices && Object.keys(choices));
  return Object.fromEntries(FILTER_FIELDS.map(name => [name, z.optional(words(filterShape(name).choices))])) as never;
}

const filters = {
  /** `accessories` here means the section of that name. */
  category: z.optional(commaList(['electronics', 'accessories'])),
  ...chosen(),
  /** Typed attributes, such as `ram.8` or `screen-size.6-6.5`: several of one attribute find any of them. */
  attr: z.optional(commaList<string>(undefined, MAX_ATTRIBUTE_WORDS, ATTRIBUTE_WORD)),
  /** Whole rupees, compared with the price paid, not the MRP. */
  minPrice: z.optional(wholeNumber(0, 10_000_000)),
  maxPrice: z.optional(wholeNumber(0, 10_000_000)),
  /** At least this many stars. */
  rating: z.optional(wholeNumber(1, 5)),
  inStock: z.optional(flag),
  onSale: z.optional(flag),
  /** Each product; otherwise the offers of several sellers on the same product are one, which stands for all. */
  everyOffer: z.optional(flag),
  sortBy: z.optional(z.enum(SORTS)),
  language: shownLanguage,
  page: z.optional(wholeNumber(1, 1_000_000)),
  limit: z.optional(wholeNumber(1, MAX_PER_PAGE)),
};

export const ProductFilter = z.strictObject(filters);
export type ProductFilter = z.output<typeof ProductFilter>;

export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** How many products each filter value would leave; the filters of a group do not affect the counts of that group. */
export const Facets = z.object({
  ...(Object.fromEntries(FILTER_FIELDS.map(name => [name, z.array(FacetValue)])) as {
    [F in FilterField]: z.ZodMiniArray<typeof FacetValue>;
  }),
  /** The typed attributes that all categories of the list have, and the chosen ones, in the language asked for. */
  attributes: z.array(z.object({ id: z.string(), label: z.string(), values: z.array(FacetValue) })),
  rating: z.array(FacetValue),
  inStock: z.int(),
  onSale: z.int(),
  /** The lowest and highest price in whole rupees, rounded down and up; both 0 if nothing matches. */
  price: z.object({ min: z.int(), max: z.int() }),
});
export type Facets = z.output<typeof Facets>;

const NotCarried = z.object({
  brand: z.string(),
  kinds: z.array(FacetValue),
  brands: z.array(FacetValue),
});
export type NotCarried = z.output<typeof NotCarried>;

/** Words of a search that were understood as something else than words of products. */
const UnderstoodWords = z.object({
  /** In the language asked for: `Price` and `Up to ₹20,000`. */
  group: z.string(),
  label: z.string(),
  /** The keyword with these words between quotation marks, which is searched for as it stands. */
  keyword: z.string(),
});
export type UnderstoodWords = z.output<typeof UnderstoodWords>;

export const ProductList = z.object({
  success: z.literal(true),
  data: z.array(ProductSummary),
  page: z.int(),
  limit: z.int(),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  facets: Facets,
  /** Only from a search: the corrected keyword, if nothing matched as typed. */
  searchedFor: z.optional(z.string()),
  /** Only from a search: the price, order and measures that its words stand for. */
  understood: z.optional(z.array(UnderstoodWords)),
  /** A sentence in the language asked for: what was left out because nothing matches completely, or that search is limited. */
  notice: z.optional(z.string()),
  /** The search engine is away: best matches and counts are missing, and `notice` says so. */
  isLimited: z.optional(z.literal(true)),
  /** Only from a search without results: the brand searched for, which the shop does not carry, and brands that make such products. */
  notCarried: z.optional(NotCarried),
});
export type ProductList = z.output<typeof ProductList>;

export const listProducts = get('/shop/products/get', {
  summary:
    'Products on sale, filtered, sorted and counted; of the same product from several sellers one, unless `everyOffer` is set',
  query: ProductFilter,
  output: ProductList,
});

export const getProduct = get('/shop/products/get/:id', {
  summary: 'A product with everything its page shows',
  params: z.strictObject({ id: id<'product'>() }),
  query: languageQuery,
  output: dataOf(ProductDetail),
});

export const listSomeProducts = get('/shop/products/some', {
  summary: 'The current data of the given products that are on sale, for guest carts',
  query: z.strictObject({ ids: idList<'product'>(MAX_PER_PAGE) }),
  output: dataOf(z.array(ProductBrief)),
});

export const listCards = get('/shop/products/cards', {
  summary: 'The given products that are on sale, as cards show them, for wishlists and what was viewed recently',
  query: z.strictObject({ ids: idList<'product'>(MAX_PER_PAGE), language: shownLanguage }),
  output: dataOf(z.array(CardProduct)),
});

export const getProductBySlug = get('/shop/products/slug/:slug', {
  summary: 'A product by the slug in its address',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) }),
  query: languageQuery,
  output: dataOf(ProductDetail),
});

export const getOwnFitted = get('/shop/products/fits/:id', {
  summary: 'Which products of your delivered orders the given product fits, the last bought first, at most three',
  params: z.strictObject({ id: id<'product'>() }),
  output: dataOf(z.array(z.string())),
});

export const searchProducts = get('/shop/search/:keyword', {
  summary: 'Products that match a search, best match first',
  params: z.strictObject({
    keyword: z.string().check(z.trim(), z.minLength(MIN_KEYWORD_LENGTH), z.maxLength(MAX_KEYWORD_LENGTH)),
  }),
  query: ProductFilter,
  output: ProductList,
});

export const BrandTile = z.object({ id: z.string(), label: z.string(), mark: z.nullable(z.string()), count: z.int() });
export type BrandTile = z.output<typeof BrandTile>;

/** A picture of a category; the alternative text is in the language of the call, empty if it is decoration. */
export const KindPicture = z.object({ src: z.string(), alt: z.string() });
export type KindPicture = z.output<typeof KindPicture>;

export const KindCount = z.object({
  id: z.string(),
  label: z.string(),
  count: z.int(),
  picture: z.nullable(KindPicture),
});
export type KindCount = z.output<typeof KindCount>;
