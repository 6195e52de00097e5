import type { OtherBrand } from '#products/catalog/search/dictionary/other-brands.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Measure } from './measures.ts';
import type { Way } from './way.ts';

/** How much is lost if a part is left out, because nothing has all of them. */
export const WEIGHT = { meant: 6, name: 5, model: 4, kind: 3, word: 2, measure: 2, colour: 1 } as const;

/** A part of a keyword, with all ways in which products may write it. */
export interface Part {
  readonly typed: string;
  readonly ways: readonly Way[];
  /** Words of the dictionary and brand names are not treated as typos, even if no product has them. */
  readonly isKnown: boolean;
  readonly weight: number;
  readonly kind?: Kind | undefined;
  /** The kind below it that the word means. */
  readonly exactly?: Kind | undefined;
  readonly otherBrand?: OtherBrand | undefined;
  readonly measure?: Measure | undefined;
  readonly isColour?: boolean;
  /** Products need not have it. */
  readonly isSoft?: boolean;
}

/** A part and which words of the keyword it takes. */
export interface KeywordPart extends Part {
  readonly from: number;
  readonly to: number;
}
