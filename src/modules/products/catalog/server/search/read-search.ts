import { meaningOf } from '#products/catalog/search/search-meaning.ts';
import { plainWords } from '#products/searches/search-rule.ts';
import { correct, meantRather } from './correct-keyword.ts';
import { fewer, more } from './fewer-words.ts';
import { exactly } from './search-query.ts';
import { type ReadSearch, type SearchReading, typedIn } from './search-reading.ts';

/** If so few products match, those that lack a word of the keyword are shown after them. */
const FEW = 4;

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
  if (words.parts.length === 0) return { meaning, prices, words };
  const asTyped = { meaning, prices, words };
  const found = await products.upTo(FEW + 1, words, prices);
  if (found > 0) {
    const read = (await meantRather(reading, asTyped, found <= FEW ? found : undefined)) ?? asTyped;
    return read === asTyped && found <= FEW ? more(reading, asTyped, found) : read;
  }
  const corrected = await correct(reading, meaning, prices);
  if (!corrected) return fewer(reading, meaning, prices);
  const right = exactly(corrected, categories);
  const foundRight = await products.upTo(FEW + 1, right, prices);
  if (foundRight === 0) return fewer(reading, corrected, prices);
  const read = { meaning: corrected, prices, words: right, searchedFor: typedIn(corrected) };
  return foundRight <= FEW ? more(reading, read, foundRight) : read;
}
