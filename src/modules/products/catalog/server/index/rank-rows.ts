import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductColumn } from './product-column.ts';
import type { ProductWords } from './product-words.ts';

/** The lowest two bits: by how much shoppers lift a product above others that match as well. */
export const LIKED = 4;
export const MAX_LIKED = 3;
/** A title without words of a bigger model counts more than all liked parts. */
export const UNADORNED = 16;
/** The score of the words: twelve parts have at most 180. */
export const STEP = 32;
/** Two bits for the kind, above any score. */
export const KIND = 1 << 13;
/** Above all but pinned products. */
export const BEGINS_SO = 1 << 15;
/** Of the product pinned first; the next has one less. No score of words is as high. */
export const PINNED = 0xffff;

export const RANK = { exactly: 3, broadly: 2, device: 1, other: 0 } as const;

interface Ranking {
  /** By row, 0 where a product is no longer on sale. */
  readonly onSale: Uint16Array;
  readonly words: ProductWords;
  readonly kind: ProductColumn<Kind>;
}

/**
 * Turns scores of words into scores of products: of the kind meant first, then by the score, then those that are no bigger
 * model than was asked for, then those with more of what is liked, then those that shoppers open and buy. If an order is asked for and no model, only the kind counts.
 */
export function rankRows(worth: Uint16Array, search: SearchWords, { onSale, words, kind }: Ranking): void {
  const { liked = [], unasked = [], order } = search;
  // With a model, an order only tells apart what fits as well.
  const isSorted = order !== undefined && unasked.length === 0;
  const rankOf = Uint16Array.from(kind.values, value => KIND * rank(value, search));
  const { codes } = kind;
  for (let row = 0; row < worth.length; row += 1) {
    const fits = (worth[row] as number) * (onSale[row] as number);
    worth[row] = fits;
    if (fits === 0) continue;
    worth[row] =
      (rankOf[codes[row] as number] as number) + (isSorted ? 1 : fits * STEP + (unasked.length > 0 ? UNADORNED : 0));
  }
  if (unasked.length > 0)
    words.raise(
      unasked.map(word => ({ words: [word], whole: true })),
      worth,
      -UNADORNED,
    );
  for (const ways of liked.slice(0, MAX_LIKED)) words.raise(ways, worth, LIKED);
}

function rank(kind: Kind, { kinds, accessories = [] }: SearchWords): number {
  if (!kinds) return accessories.includes(kind) ? RANK.other : RANK.device;
  if (kinds.exactly.includes(kind)) return RANK.exactly;
  return kinds.broadly.includes(kind) ? RANK.broadly : RANK.other;
}
