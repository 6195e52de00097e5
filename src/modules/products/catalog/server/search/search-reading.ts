import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { KeywordPart } from '#products/catalog/search/meaning/part.ts';
import type { Vocabulary } from '#products/catalog/search/meaning/vocabulary.ts';
import type { Meaning } from '#products/catalog/search/search-meaning.ts';
import type { ProductSearch } from '#products/catalog/server/engine/product-search.ts';
import type { SearchRules } from '#products/searches/search-rule.ts';
import type { RupeeRange, SearchWords } from './search-query.ts';

/** What a keyword is read with: the products of the shop and its words. */
export interface SearchReading {
  readonly products: ProductSearch;
  readonly categories: CategoryTree;
  readonly vocabulary: Vocabulary;
  /** Words of the names of brands. */
  readonly brands: ReadonlySet<string>;
  /** What administrators and shoppers have taught the search. */
  readonly rules: SearchRules;
}

export interface ReadSearch {
  readonly meaning: Meaning;
  /** Undefined: every product, because only a price or an order is asked for. */
  readonly words: SearchWords | undefined;
  readonly prices: RupeeRange;
  /** The keyword without its typos, if nothing matches it as typed. */
  readonly searchedFor?: string;
  /** If nothing has all of them: the parts without which something is found, and whether the price was given up. */
  readonly leftOut?: LeftOut;
}

export interface LeftOut {
  readonly parts: readonly KeywordPart[];
  readonly price: boolean;
  /** What is left out is a model that is not sold; its neighbours come first. */
  readonly isNearest: boolean;
  /** A few products have what is left out, and come first. */
  readonly isFew: boolean;
}

/** A keyword that is searched for as it was typed, or as it was meant. */
export type ReadWords = ReadSearch & { readonly words: SearchWords };

/** A keyword as it was understood, without what was not. */
export function typedIn({ parts }: Meaning): string {
  return parts.map(({ typed }) => typed).join(' ');
}
