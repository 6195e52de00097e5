import { indexWords } from '#products/catalog/search/search-words.ts';
import type { ProductId } from '#shared/id.ts';

/** At most so many other words, and so many products at the top, for one search. */
export const MAX_ALSO = 10;
export const MAX_PINS = 10;
/** Phrases of a search are read up to this length, so longer ones would never be found. */
export const MAX_ALSO_WORDS = 3;
export const MAX_WORDS_LENGTH = 100;
export const MIN_WORDS_LENGTH = 2;

/** What administrators and shoppers have taught the search. */
export interface SearchRules {
  /** By phrase of up to three words: phrases that mean the same. */
  readonly also: ReadonlyMap<string, readonly string[]>;
  /** By whole search: products that come first, in order. */
  readonly pins: ReadonlyMap<string, readonly ProductId[]>;
  /** By whole search: from 1 to 3 for products that many have opened or bought after it. */
  readonly lifts: ReadonlyMap<string, ReadonlyMap<ProductId, number>>;
}

export const NO_RULES: SearchRules = { also: new Map(), pins: new Map(), lifts: new Map() };

/** A search in the spelling of the index, by which it is counted and ruled: two spellings of the same words are one. */
export function plainWords(keyword: string): string {
  return indexWords(keyword).join(' ').slice(0, MAX_WORDS_LENGTH).trim();
}

/** Seven digits in a row may be a telephone number, however they are written. */
const TELEPHONE = /(?:\d ?){7}/;

/** Whether a search is counted: it is long enough, and unlikely to name a person. */
export function isCounted(keyword: string): boolean {
  const words = plainWords(keyword);
  // What has an @ may be an e-mail address.
  return words.length >= MIN_WORDS_LENGTH && !TELEPHONE.test(words) && !keyword.normalize('NFKC').includes('@');
}
