import type { FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValues } from '#products/catalog/product/product-content.ts';
import type { AttributeTally } from '#products/catalog/server/index/attribute-bars.ts';
import type { OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import type { FilterChoice } from '#products/catalog/server/index/product-bars.ts';
import type { RupeeRange, SearchWords, WeighedPart } from '#products/catalog/server/search/search-query.ts';
import type { Kind, Sort } from '#products/catalog/vocabulary.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId } from '#shared/id.ts';

/** The filters and words of a list. */
export interface IndexQuery {
  readonly choice: FilterChoice;
  /** Undefined: all products. */
  readonly words?: SearchWords | undefined;
}

/** A page of a list. */
export interface PageAsked {
  readonly sort: Sort;
  readonly span: PageSpan;
}

export interface ProductPage {
  readonly ids: readonly ProductId[];
  /** What is told of all sellers of a product, in the same order. */
  readonly offers: readonly (OfferNote | undefined)[];
}

/** What filters count: the values of the fields that are filters, and what products are besides. */
export interface CountedValues extends FieldValues<FilterField> {
  /** Whole stars of the average, rounded down. */
  readonly rating: number;
  readonly inStock: boolean;
  readonly onSale: boolean;
}

/** How many products match the filters, and for each value of a group how many match all filters but those of that group. */
export interface Counts {
  readonly total: number;
  /** Values that no product would be found by may be missing. */
  readonly of: { readonly [G in keyof CountedValues]: ReadonlyMap<CountedValues[G], number> };
  /** Values that products on sale have: of origin and condition all, whatever the filters; of others at least those counted. */
  readonly values: { readonly [F in FilterField]: readonly FieldValues<F>[F][] };
  /** The price range in paise without the price filter; undefined if no product is left. */
  readonly paid: { readonly least: number; readonly most: number } | undefined;
  readonly attributes: ReadonlyMap<string, AttributeTally>;
  /** If it was asked for. */
  readonly page?: ProductPage;
}

export interface CountsAsked {
  /** Which attributes are counted, given the categories of the products that match. */
  readonly attributesOf: (kinds: readonly Kind[]) => readonly string[];
  readonly page?: PageAsked;
}

/** What the products on sale are called, for whoever reads a keyword. */
export interface KnownWords {
  /** Those of the words that some product or brand has. */
  whole(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a word of some product or brand begins so. */
  begun(word: string): Promise<boolean>;
  /** The words that a mistyped one may have been meant to be, among them every one to which `spellingCost` gives a cost. */
  similarTo(typed: string): Promise<Iterable<string>>;
}

/**
 * The port of search: which products match filters and words, in which order, and how many each further filter would leave.
 * Everything that understands a keyword is before it, so all implementations give the same answers in the same order. What
 * it finds is only a list of ids; rights, prices and stock are read from the database.
 */
export interface ProductSearch {
  readonly words: KnownWords;
  /** Whether the engine is away, so that answers lack counts and best matches. */
  readonly isFallback: boolean;
  /** Counts, and the page as well if it is asked for. */
  count(asked: IndexQuery, wanted: CountsAsked): Promise<Counts>;
  /** How many products match. */
  total(asked: IndexQuery): Promise<number>;
  /** The products of one page of a list, in order. */
  page(asked: IndexQuery, page: PageAsked): Promise<ProductPage>;
  /** Those of the products that match, in the given order. */
  among(asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]>;
  /** How many offers within the prices match the words, counted up to a limit. */
  upTo(limit: number, words: SearchWords, prices?: RupeeRange): Promise<number>;
  /** Which of the parts the product has whose parts weigh most. */
  mostOf(parts: readonly WeighedPart[], prices?: RupeeRange): Promise<boolean[]>;
}
