import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { type KeywordPart, WEIGHT } from '#products/catalog/search/meaning/part.ts';
import type { Vocabulary } from '#products/catalog/search/meaning/vocabulary.ts';
import { type Meaning, meaningOf } from '#products/catalog/search/search-meaning.ts';
import type { ProductSearch } from '#products/catalog/server/engine/product-search.ts';
import { plainWords, type SearchRules } from '#products/searches/search-rule.ts';
import { corrections } from './correct-spelling.ts';
import { nearestModels } from './nearest-model.ts';
import { exactly, type RupeeRange, type SearchWords } from './search-query.ts';

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
}

/** At most so many mistyped words are tried with each of their meanings. */
const MAX_TRIED = 4;
/** If less than this of what was asked for is left, nothing was found. */
const MIN_KEPT = 0.4;

/**
 * Reads a keyword: as it was typed; if nothing matches, with its typos corrected; if still nothing does, with fewer words.
 * @param isPriced prices were chosen apart and count instead of those in the keyword
 */
export async function readSearch(reading: SearchReading, keyword: string, isPriced = false): Promise<ReadSearch> {
  const read = await asFound(reading, keyword, isPriced);
  const said = plainWords(keyword);
  const [pins, lifts] = [reading.rules.pins.get(said), reading.rules.lifts.get(said)];
  if (!read.words || (!pins && !lifts)) return read;
  // What is sorted by an order that was asked for is not sorted by what others open.
  return { ...read, words: { ...read.words, pins, ...(!read.words.order && { lifts }) } };
}

async function asFound(reading: SearchReading, keyword: string, isPriced: boolean): Promise<ReadSearch> {
  const { products, categories, vocabulary } = reading;
  const meaning = meaningOf(keyword, vocabulary);
  const prices = isPriced ? {} : (meaning.price ?? {});
  if (meaning.parts.length === 0 && (meaning.price || meaning.order)) return { meaning, prices, words: undefined };
  const words = exactly(meaning, categories);
  if (words.parts.length === 0 || (await products.has(words, prices))) return { meaning, prices, words };
  const corrected = await correct(reading, meaning, prices);
  if (!corrected) return fewer(reading, meaning, prices);
  const right = exactly(corrected, categories);
  if (!(await products.has(right, prices))) return fewer(reading, corrected, prices);
  const searchedFor = corrected.parts.map(({ typed }) => typed).join(' ');
  return { meaning: corrected, prices, words: right, searchedFor };
}

/** Corrects words that no product has; if that is not enough, one that only begins others. */
async function correct(reading: SearchReading, meaning: Meaning, prices: RupeeRange): Promise<Meaning | undefined> {
  const { products, categories, vocabulary, brands } = reading;
  const looked = await Promise.all(
    meaning.parts.map(async part => ({
      own: await corrections(part, { words: products.words, vocabulary, brands }),
      isWrong: !(await products.words.begun(part.typed)),
    })),
  );
  const likely = meaning.parts.map((part, at) => (looked[at]?.isWrong && looked[at].own[0]) || [part]);
  const fits = (parts: readonly (readonly KeywordPart[])[]) =>
    products.has(exactly(reread(meaning, parts.flat()), categories), prices);
  const tried = looked.map(({ own }, at) => ({ own, at })).filter(({ own }) => own.length > 0);
  const others = () => tried.slice(0, MAX_TRIED).flatMap(({ own, at }) => own.map(choice => likely.with(at, choice)));
  const parts = (await fits(likely)) ? likely : ((await firstOf(others(), fits)) ?? likely);
  const isChanged = parts.some((part, at) => part.length !== 1 || part[0] !== meaning.parts[at]);
  return isChanged ? reread(meaning, parts.flat()) : undefined;
}

/** The meaning with other parts; the last kind among them is the one meant. */
function reread(meaning: Meaning, parts: readonly KeywordPart[]): Meaning {
  const last = parts.findLast(({ kind }) => kind !== undefined);
  return { ...meaning, parts, ...(meaning.kind === undefined && { kind: last?.kind, exactly: last?.exactly }) };
}

/** Gives up the price, if that is enough, or the words without which the best products are found. */
async function fewer(reading: SearchReading, meaning: Meaning, prices: RupeeRange): Promise<ReadSearch> {
  const { products, categories } = reading;
  const all = exactly(meaning, categories);
  if (prices === meaning.price && (await products.has(all)))
    return { meaning, prices: {}, words: all, leftOut: { parts: [], price: true, isNearest: false } };
  const kept = await products.mostOf(meaning.parts, prices);
  const parts = meaning.parts.filter((_, at) => kept[at]);
  if (weightOf(parts) < MIN_KEPT * weightOf(meaning.parts)) return { meaning, prices, words: all };
  const left = meaning.parts.filter((_, at) => !kept[at]);
  const some = exactly(reread(meaning, parts), categories);
  const models = left.filter(({ weight }) => weight === WEIGHT.model);
  const nearest = await Promise.all(models.map(part => nearestModels(part, products.words)));
  const near = await firstOf(nearest.flat(), ways => products.has({ ...some, parts: [...some.parts, ways] }, prices));
  return {
    ...{ meaning, prices },
    words: near ? { ...some, liked: [near, ...(some.liked ?? [])] } : some,
    leftOut: { parts: left, price: false, isNearest: near !== undefined },
  };
}

/** The first that fits, asked for one after the other. */
async function firstOf<Choice>(choices: readonly Choice[], fits: (choice: Choice) => Promise<boolean>) {
  for (const choice of choices) if (await fits(choice)) return choice;
  return undefined;
}

function weightOf(parts: readonly KeywordPart[]): number {
  return parts.reduce((sum, { weight }) => sum + weight, 0);
}
