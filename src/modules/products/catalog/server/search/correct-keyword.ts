import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { type KeywordPart, WEIGHT } from '#products/catalog/search/meaning/part.ts';
import type { Meaning } from '#products/catalog/search/search-meaning.ts';
import { corrections, likelyMeant, likeProducts } from './correct-spelling.ts';
import { firstOf } from './first-of.ts';
import { exactly, type RupeeRange } from './search-query.ts';
import { type ReadSearch, type ReadWords, type SearchReading, typedIn } from './search-reading.ts';

/** At most so many mistyped words are tried with each of their meanings. */
const MAX_TRIED = 4;
/** If few products have a word, it is misspelt if so many times as many have one that is like it. */
const MANY_MORE = 3;

/**
 * A typo that a few sellers make as well finds only theirs: vaccum cleaner. If a word that is surely right finds many more,
 * that is what was meant. What no product has as a whole word was the beginning of one: samsung remot.
 * @param few how many products match, if few do
 */
export async function meantRather(
  reading: SearchReading,
  { meaning, prices }: ReadWords,
  few: number | undefined,
): Promise<ReadSearch | undefined> {
  const { products, categories } = reading;
  const choices = meaning.parts.flatMap((part, at) =>
    likelyMeant(part, spellingsIn(reading), { isBegun: few === undefined }).map(meant => ({
      at,
      typed: foldSpelling(part.typed),
      meant,
    })),
  );
  if (choices.length === 0) return undefined;
  const whole = await products.words.whole(choices.map(({ typed }) => typed));
  for (const { at, typed, meant } of choices.slice(0, MAX_TRIED)) {
    if (whole.has(typed) ? few === undefined : !foldSpelling(meant.typed).startsWith(typed)) continue;
    const corrected = reread(meaning, meaning.parts.with(at, meant));
    const right = exactly(corrected, categories);
    const least = whole.has(typed) ? (few ?? 0) * MANY_MORE : 1 + (few ?? 0);
    if ((await products.upTo(least, right, prices)) < least) continue;
    return { meaning: corrected, prices, words: right, searchedFor: typedIn(corrected) };
  }
  return undefined;
}

/**
 * Corrects words that no product has; if that is not enough, one that only begins others, or else one that no product has
 * together with the rest.
 */
export async function correct(
  reading: SearchReading,
  meaning: Meaning,
  prices: RupeeRange,
): Promise<Meaning | undefined> {
  const { products, categories } = reading;
  const looked = await Promise.all(
    meaning.parts.map(async (part, at) => ({
      ...{ at, part, own: await corrections(part, spellingsIn(reading)) },
      isWrong: !(await products.words.begun(part.typed)),
    })),
  );
  const likely: Choice = looked.map(({ part, own, isWrong }) => (isWrong && own[0]) || [part]);
  const fits = async (choice: Choice) =>
    (await products.upTo(1, exactly(reread(meaning, choice.flat()), categories), prices)) > 0;
  const tried = looked.filter(({ own }) => own.length > 0).slice(0, MAX_TRIED);
  const others = () => tried.flatMap(({ own, at }) => own.map(meant => likely.with(at, meant)));
  const known = () => looked.filter(({ own }) => own.length === 0).slice(0, MAX_TRIED);
  const choice =
    (await firstOf([likely], fits)) ??
    (await firstOf(others(), fits)) ??
    (await firstLikeProducts(reading, known(), { likely, fits })) ??
    likely;
  const isChanged = choice.some((parts, at) => parts.length !== 1 || parts[0] !== meaning.parts[at]);
  return isChanged ? reread(meaning, choice.flat()) : undefined;
}

/** For each part of a keyword, what is searched for instead. */
type Choice = readonly (readonly KeywordPart[])[];

/** The first keyword that fits with another word of products for one of the parts. */
async function firstLikeProducts(
  reading: SearchReading,
  parts: readonly { readonly part: KeywordPart; readonly at: number }[],
  { likely, fits }: { readonly likely: Choice; readonly fits: (choice: Choice) => Promise<boolean> },
): Promise<Choice | undefined> {
  for (const { part, at } of parts) {
    const others = await likeProducts(part, spellingsIn(reading));
    const found = await firstOf(
      others.map(other => likely.with(at, other)),
      fits,
    );
    if (found) return found;
  }
  return undefined;
}

/** The meaning with other parts; the last kind among them is the one meant, if none was. */
export function reread(meaning: Meaning, parts: readonly KeywordPart[]): Meaning {
  if (meaning.kind !== undefined) return { ...meaning, parts };
  const meant = parts.findLast(({ kind }) => kind !== undefined);
  const weighed = parts.map(part => (part === meant ? { ...part, weight: WEIGHT.meant } : part));
  return { ...meaning, parts: weighed, kind: meant?.kind, exactly: meant?.exactly };
}

function spellingsIn({ products, vocabulary, brands }: SearchReading) {
  return { words: products.words, vocabulary, brands };
}
