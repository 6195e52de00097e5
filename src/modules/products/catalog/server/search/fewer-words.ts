import { type KeywordPart, WEIGHT } from '#products/catalog/search/meaning/part.ts';
import type { Meaning } from '#products/catalog/search/search-meaning.ts';
import { reread } from './correct-keyword.ts';
import { firstOf } from './first-of.ts';
import { nearestTo } from './nearest-to.ts';
import { exactly, type RupeeRange } from './search-query.ts';
import type { ReadSearch, ReadWords, SearchReading } from './search-reading.ts';

/** If less than this of what was asked for is left, nothing was found. */
const MIN_KEPT = 0.4;
/** What more products are counted up to, to choose the word that most of them lack. */
const MANY = 50;

/** Gives up the price, if that is enough, or the words without which the best products are found. */
export async function fewer(reading: SearchReading, meaning: Meaning, prices: RupeeRange): Promise<ReadSearch> {
  const { products, categories } = reading;
  const all = exactly(meaning, categories);
  const none = { parts: [], price: false, isNearest: false, isFew: false };
  if (prices === meaning.price && (await products.upTo(1, all)) > 0)
    return { meaning, prices: {}, words: all, leftOut: { ...none, price: true } };
  const kept = await products.mostOf(meaning.parts, prices);
  const parts = meaning.parts.filter((_, at) => kept[at]);
  if (weightOf(parts) < MIN_KEPT * weightOf(meaning.parts)) return { meaning, prices, words: all };
  const left = meaning.parts.filter((_, at) => !kept[at]);
  const some = exactly(reread(meaning, parts), categories);
  const numbered = left.filter(({ weight, measure }) => weight === WEIGHT.model || measure);
  const nearest = await Promise.all(numbered.map(part => nearestTo(part, products.words)));
  const near = await firstOf(
    nearest.flat(),
    async ways => (await products.upTo(1, { ...some, parts: [...some.parts, ways] }, prices)) > 0,
  );
  return {
    ...{ meaning, prices },
    words: near ? { ...some, liked: [near, ...(some.liked ?? [])] } : some,
    leftOut: { ...none, parts: left, isNearest: near !== undefined },
  };
}

/**
 * After the few products that match, those that lack the word which most of them lack. Only a word that is neither a name
 * nor a model, a colour or a measure can be spared: who asks for a red phone wants no other.
 */
export async function more(reading: SearchReading, read: ReadWords, found: number): Promise<ReadSearch> {
  const { meaning, prices, words } = read;
  const spared = meaning.parts.flatMap(({ weight, isKnown }, at) => (weight === WEIGHT.word && !isKnown ? [at] : []));
  if (meaning.parts.length < 2) return read;
  const counted = await Promise.all(
    spared.map(async at => ({ at, count: await reading.products.upTo(MANY, { ...words, spared: at }, prices) })),
  );
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  if (!most || most.count <= found) return read;
  const part = meaning.parts[most.at] as KeywordPart;
  return {
    ...read,
    words: { ...words, spared: most.at },
    leftOut: { parts: [part], price: false, isNearest: false, isFew: true },
  };
}

function weightOf(parts: readonly KeywordPart[]): number {
  return parts.reduce((sum, { weight }) => sum + weight, 0);
}
