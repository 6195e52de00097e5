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

/** What a part may have been meant to be, most likely first; nothing if it may be right. */
export async function corrections(
  part: KeywordPart,
  {
    words,
    vocabulary,
    brands,
  }: { readonly words: KnownWords; readonly vocabulary: Vocabulary; readonly brands: ReadonlySet<string> },
): Promise<KeywordPart[][]> {
  const typed = foldSpelling(part.typed);
  if (part.isKnown || typed.includes(' ') || (await words.whole([typed])).size > 0) return [];
  const placed = (word: string): KeywordPart => ({
    ...partOf(word, vocabulary),
    typed: word,
    from: part.from,
    to: part.to,
  });
  const pieces = (await words.begun(typed)) ? undefined : await cut(typed, words);
  if (pieces) return [pieces.map(placed)];
  return (await similarTo(typed, words, brands)).map(word => [placed(word)]);
}

async function similarTo(typed: string, words: KnownWords, brands: ReadonlySet<string>): Promise<string[]> {
  if (typed.length < MIN_LENGTH || /\p{N}/u.test(typed)) return [];
  const slip = mistyped(typed);
  const costs = new Map<string, number>();
  const compare = (word: string, bonus: number) => {
    const cost = isForgivable(typed) || brands.has(word) ? spellingCost(slip, word) : undefined;
    if (cost === undefined) return;
    const own = cost - bonus - (brands.has(word) ? BRAND_BONUS : 0);
    costs.set(word, Math.min(own, costs.get(word) ?? Infinity));
  };
  for (const word of await words.similarTo(typed)) compare(word, 0);
  for (const word of dictionaryWords()) compare(word, DICTIONARY_BONUS);
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
