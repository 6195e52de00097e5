import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { dictionaryWords } from '#products/catalog/search/meaning/known-words.ts';
import type { KeywordPart } from '#products/catalog/search/meaning/part.ts';
import type { Vocabulary } from '#products/catalog/search/meaning/vocabulary.ts';
import { partOf } from '#products/catalog/search/search-meaning.ts';
import { isForgivable } from '#products/catalog/search/spelling/one-typo.ts';
import { mistyped, spellingCost } from '#products/catalog/search/spelling/spelling-cost.ts';
import type { KnownWords } from '#products/catalog/server/engine/product-search.ts';

const MIN_LENGTH = 3;
const MAX_CHOICES = 4;
const MAX_PIECES = 4;
/** Longer ones are not worth the work. */
const MAX_CUT = 40;
/** Preferred among equally similar words: names of brands and words of the dictionary. */
const DICTIONARY_BONUS = 0.2;
const BRAND_BONUS = 0.3;

export interface KnownSpellings {
  readonly words: KnownWords;
  readonly vocabulary: Vocabulary;
  /** Words of the names of brands. */
  readonly brands: ReadonlySet<string>;
}

/** What a part may have been meant to be, most likely first; nothing if it may be right. */
export async function corrections(part: KeywordPart, known: KnownSpellings): Promise<KeywordPart[][]> {
  const { words } = known;
  const typed = foldSpelling(part.typed);
  if (part.isKnown || typed.includes(' ') || (await words.whole([typed])).size > 0) return [];
  const pieces = (await words.begun(typed)) ? undefined : await cut(typed, words);
  return [...(await likeProducts(part, known)), ...(pieces ? [pieces.map(word => placed(word, part, known))] : [])];
}

/** Other words of products that are like a part. */
export async function likeProducts(part: KeywordPart, known: KnownSpellings): Promise<KeywordPart[][]> {
  const typed = foldSpelling(part.typed);
  if (part.isKnown || typed.includes(' ')) return [];
  const words = similarTo(typed, await known.words.similarTo(typed), known);
  return words.filter(word => word !== typed).map(word => [placed(word, part, known)]);
}

/**
 * What a part may have been meant to be although some product has the word: one that is surely right, because it is the
 * name of a brand or of a kind of products. Products with the word as typed are still found.
 * @param isBegun only words that begin as it was typed
 */
export function likelyMeant(part: KeywordPart, known: KnownSpellings, { isBegun = false } = {}): KeywordPart[] {
  const typed = foldSpelling(part.typed);
  if (part.isKnown || part.measure || known.brands.has(typed) || known.vocabulary.namingKinds.has(typed)) return [];
  const mayBe = (word: string) => !isBegun || foldSpelling(word).startsWith(typed);
  return similarTo(typed, [], known, mayBe)
    .map(word => placed(word, part, known))
    .map(meant => ({ ...meant, ways: [...meant.ways, ...part.ways] }));
}

function placed(word: string, { from, to }: KeywordPart, { vocabulary }: KnownSpellings): KeywordPart {
  return { ...partOf(word, vocabulary), typed: word, from, to };
}

/** @param others words that products have, beside the names of brands and kinds */
function similarTo(
  typed: string,
  others: Iterable<string>,
  { vocabulary, brands }: KnownSpellings,
  mayBe: (word: string) => boolean = () => true,
): string[] {
  if (typed.length < MIN_LENGTH || /\p{N}/u.test(typed)) return [];
  const slip = mistyped(typed);
  const costs = new Map<string, number>();
  const compare = (word: string, bonus: number) => {
    if (!mayBe(word)) return;
    const cost = isForgivable(typed) || brands.has(word) ? spellingCost(slip, word) : undefined;
    if (cost === undefined) return;
    const own = cost - bonus - (brands.has(word) ? BRAND_BONUS : 0);
    costs.set(word, Math.min(own, costs.get(word) ?? Infinity));
  };
  for (const word of others) compare(word, 0);
  for (const word of [...dictionaryWords(), ...vocabulary.namingKinds]) compare(word, DICTIONARY_BONUS);
  for (const word of brands) compare(word, 0);
  return [...costs]
    .toSorted(([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1))
    .slice(0, MAX_CHOICES)
    .map(([word]) => word);
}

/** Cuts a word that is none into the fewest that are: galaxys24, redminote13. */
async function cut(typed: string, words: KnownWords): Promise<string[] | undefined> {
  if (typed.length < MIN_LENGTH * 2 - 1 || typed.length > MAX_CUT) return undefined;
  const known = await words.whole(piecesOf(typed));
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= typed.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const piece = typed.slice(start, end);
      if (!before || before.length >= MAX_PIECES || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      if (isPiece(piece) && known.has(piece)) best[end] = [...before, piece];
    }
  const pieces = best[typed.length];
  return pieces?.some(piece => piece.length > 2) ? pieces : undefined;
}

function piecesOf(typed: string): string[] {
  const ends = Array.from(typed, (_, at) => at + 1);
  return [...new Set(ends.flatMap(end => ends.slice(0, end).map(start => typed.slice(start - 1, end))))].filter(
    isPiece,
  );
}

/** Single letters would cut anything. */
function isPiece(piece: string): boolean {
  return piece.length > 1 || /\d/.test(piece);
}
