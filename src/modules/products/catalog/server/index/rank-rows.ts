import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductColumn } from './product-column.ts';
import type { ProductWords } from './product-words.ts';

/** The lowest two bits: by how much shoppers lift a product above others that match as well. */
export const LIKED = 4;
export const MAX_LIKED = 3;
/** One step of the score of the words, of which there are at most 250. */
export const STEP = 32;
/** A title without words of a bigger model counts more than whole words do. */
export const UNADORNED = 5 * STEP;
/** Twelve parts have at most 192 without it. */
const MAX_OWN = 58;
/** Two bits for the kind, above any score. */
export const KIND = 1 << 13;
/** Above all but pinned products. */
export const BEGINS_SO = 1 << 15;
/** Of the product pinned first; the next has one less. No score of words is as high. */
export const PINNED = 0xffff;

/** What it counts to be what is searched for, and not something for it: more than all else, but for very many parts. */
export function ownWorth(parts: number): number {
  return Math.min(MAX_OWN, parts * (parts + 4) + 1);
}

export const RANK = { exactly: 3, broadly: 2, device: 1, other: 0 } as const;

interface Ranking {
  /** By row, 0 where a product is no longer on sale. */
  readonly onSale: Uint16Array;
  readonly words: ProductWords;
  readonly kind: ProductColumn<Kind>;
}

/**
 * Turns scores of words into scores of products: of the kind meant first, then by the score, then those that are no bigger
 * model than was asked for, then those with more of what is liked, then those that shoppers open and buy. If an order is asked for and no model, only the kind counts, and whether it is
 * what is searched for.
 */
export function rankRows(worth: Uint16Array, search: SearchWords, { onSale, words, kind }: Ranking): void {
  const { parts, liked = [], unasked = [], order } = search;
  // With a model, an order only tells apart what fits as well.
  const isSorted = order !== undefined && unasked.length === 0;
  const rankOf = Uint16Array.from(kind.values, value => KIND * rank(value, search));
  const own = ownWorth(parts.length);
  const { codes } = kind;
  for (let row = 0; row < worth.length; row += 1) {
    const fits = (worth[row] as number) * (onSale[row] as number);
    worth[row] = fits;
    if (fits === 0) continue;
    const score = isSorted ? (fits >= own ? 2 : 1) * STEP : fits * STEP + (unasked.length > 0 ? UNADORNED : 0);
    worth[row] = (rankOf[codes[row] as number] as number) + score;
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
