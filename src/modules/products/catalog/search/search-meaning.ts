import { LITTLE_WORDS } from '#products/catalog/search/dictionary/little-words.ts';
import { SOFT_WORDS } from '#products/catalog/search/dictionary/soft-words.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { type AskedWord, askedWords, quoting } from '#products/catalog/search/meaning/asked-words.ts';
import { kindsCalled, knownPart, waysBegun } from '#products/catalog/search/meaning/known-words.ts';
import { isTooShort, joinedWay, literalPart } from '#products/catalog/search/meaning/literal-part.ts';
import { isUnit, type Measure, measureOf, measureWays } from '#products/catalog/search/meaning/measures.ts';
import { type AskedOrder, askedOrder } from '#products/catalog/search/meaning/order-words.ts';
import { type KeywordPart, type Part, WEIGHT } from '#products/catalog/search/meaning/part.ts';
import { isWished, partMeant } from '#products/catalog/search/meaning/part-roles.ts';
import { type AskedPrice, askedPrice } from '#products/catalog/search/meaning/price-words.ts';
import { NO_VOCABULARY, type Vocabulary } from '#products/catalog/search/meaning/vocabulary.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

export interface Meaning {
  /** What products must have. */
  readonly parts: readonly KeywordPart[];
  /** What they should have: a camera, for a phone with a good one. */
  readonly liked: readonly KeywordPart[];
  /** The kind searched for: cases for `phone cover`, chargers for `charger for laptop`. */
  readonly kind: Kind | undefined;
  /** The kind below it that the word for it means. */
  readonly exactly: Kind | undefined;
  readonly price: AskedPrice | undefined;
  readonly order: AskedOrder | undefined;
  readonly words: readonly AskedWord[];
}

const MAX_PHRASE_WORDS = 3;
/** The index is scanned once for each part; further parts are ignored. */
const MAX_PARTS = 12;

/**
 * Interprets a keyword in any script: prices and orders, phrases of the dictionary, measures with units, colours, and all
 * other words literally. Takes time in proportion to the keyword.
 */
export function meaningOf(keyword: string, vocabulary: Vocabulary = NO_VOCABULARY): Meaning {
  const words = askedWords(keyword);
  const price = askedPrice(words, isUnit);
  const isPrice = (at: number) => price !== undefined && at >= price.from && at < price.to;
  const order = askedOrder(words.map((word, at) => (isPrice(at) ? { ...word, isQuoted: true } : word)));
  const isTaken = (at: number) => isPrice(at) || (order !== undefined && at >= order.from && at < order.to);
  const left = words.map((word, at) => ({ word, at })).filter(({ at }) => !isTaken(at));
  const telling = left.filter(({ word, at }) => word.isQuoted || !LITTLE_WORDS.has(word.folded) || isInName(words, at));
  // Little words are searched for if there is nothing else.
  const all = partsOf(telling.length > 0 || price || order ? telling : left, vocabulary);
  const wished = all.filter(part => isWished(part, all, { words, vocabulary }));
  const required = all.filter(part => !wished.includes(part));
  const [parts, liked] = required.length > 0 ? [required, wished] : [all, []];
  const meant = partMeant(parts, words);
  const weighed = parts.map(part => (part === meant ? { ...part, weight: WEIGHT.meant } : part));
  return {
    parts: withMeasures(weighed, meant, vocabulary),
    ...{ liked, kind: meant?.kind, exactly: meant?.exactly, price, order, words },
  };
}

/** The same while typing: the last word may be a prefix of a dictionary word. */
export function meaningSoFar(text: string, vocabulary?: Vocabulary): Meaning {
  const meaning = meaningOf(text, vocabulary);
  const { parts, kind } = meaning;
  const last = parts.at(-1);
  if (!last || (last.isKnown && !last.isColour)) return meaning;
  // A single letter is too little to search for.
  if ([...last.typed].length === 1 && parts.length > 1) return { ...meaning, parts: parts.slice(0, -1) };
  const begun = { words: [last.typed] };
  const ways = [...(last.isColour || isTooShort(last.typed) ? [begun] : []), ...last.ways, ...waysBegun(last.typed)];
  const [become, ...others] = kindsCalled(last.typed);
  const exactly = others.length > 0 ? meaning.exactly : undefined;
  return {
    ...meaning,
    parts: [...parts.slice(0, -1), { ...last, ways }],
    ...(become && others.length === 0 ? { kind: become, exactly } : { kind }),
  };
}

/** The part for one word: its meaning if it is in the dictionary, or literal. */
export function partOf(word: string, vocabulary: Vocabulary = NO_VOCABULARY): Part {
  return saidPart(word, vocabulary) ?? literalPart(word, word);
}

/** A phrase of the dictionary or of this shop, with what its administrators have said means the same. */
function saidPart(phrase: string, vocabulary: Vocabulary): Part | undefined {
  const own = knownPart(phrase, vocabulary);
  const also = vocabulary.also.get(foldSpelling(phrase));
  if (!also) return own;
  const plain = (text: string): Part => {
    const words = text.split(' ');
    const ways = words.length === 1 ? literalPart(text, text).ways : [{ words }];
    return knownPart(text, vocabulary) ?? { typed: text, ways, isKnown: true, weight: WEIGHT.word };
  };
  const [first = plain(phrase), ...others] = [own ?? plain(phrase), ...also.map(plain)];
  const meant = [first, ...others].find(({ kind }) => kind !== undefined);
  return {
    ...first,
    ways: [first, ...others].flatMap(({ ways }) => ways),
    isKnown: true,
    weight: Math.max(...[first, ...others].map(({ weight }) => weight)),
    ...(meant && { kind: meant.kind, exactly: meant.exactly }),
  };
}

/** The keyword in which a part is meant as it stands. */
export function keywordTaking(
  { words }: Meaning,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return quoting(words, from, to);
}

/** A word of which products may say the same otherwise, or nothing at all. */
function softPart({ text, folded }: AskedWord): Part | undefined {
  const others = SOFT_WORDS.get(folded);
  if (!others) return undefined;
  const ways = [text, ...others.filter(other => other !== text)].map(word => ({ words: [word], whole: true }));
  return { typed: text, ways, isKnown: true, weight: WEIGHT.colour, isSoft: true };
}

/** Whether a little word is half of a name: i phone, real me. */
function isInName(words: readonly AskedWord[], at: number): boolean {
  const pair = (first: number) => `${words[first]?.text ?? ''} ${words[first + 1]?.text ?? ''}`;
  return [pair(at - 1), pair(at)].some(phrase => knownPart(phrase, NO_VOCABULARY) !== undefined);
}

interface Told {
  readonly word: AskedWord;
  readonly at: number;
}

/** Repeated words make one part. */
function partsOf(told: readonly Told[], vocabulary: Vocabulary): KeywordPart[] {
  const parts = new Map<string, KeywordPart>();
  for (let place = 0; place < told.length && parts.size < MAX_PARTS; ) {
    const { part, length } = longestAt(told, place, vocabulary);
    const [from, to] = [told[place]?.at ?? 0, (told[place + length - 1]?.at ?? 0) + 1];
    if (!parts.has(part.typed)) parts.set(part.typed, { ...part, from, to });
    place += length;
  }
  return withJoined([...parts.values()]);
}

function longestAt(told: readonly Told[], place: number, vocabulary: Vocabulary): { part: Part; length: number } {
  const first = told[place]?.word;
  if (first?.isQuoted) return { part: { ...literalPart(first.text, ''), isKnown: true }, length: 1 };
  const second = told[place + 1]?.word;
  if (first && second?.folded === SERIES && /^[a-z]$/.test(first.text)) return { part: lineOf(first.text), length: 2 };
  for (let length = Math.min(MAX_PHRASE_WORDS, told.length - place); length > 0; length -= 1) {
    const words = told.slice(place, place + length).map(({ word }) => word);
    if (words.some(({ isQuoted }) => isQuoted)) continue;
    const typed = words.map(({ text }) => text).join(' ');
    const part = saidPart(typed, vocabulary);
    if (part) return { part, length };
    const measure = measureOf(words.map(({ folded }) => folded));
    if (measure) return measured(measure, typed, { length, next: told[place + length]?.word });
  }
  const soft = first && softPart(first);
  return { part: soft ?? literalPart(first?.text ?? '', first?.folded ?? ''), length: 1 };
}

const SERIES = 'series';
const MAX_OF_SERIES = 99;

/** All models of a line: M04 to M62 for the M series. */
function lineOf(letter: string): Part {
  const numbers = Array.from({ length: MAX_OF_SERIES }, (_, at) => String(at + 1));
  const models = numbers.flatMap(number => [...new Set([number.padStart(2, '0'), number])]);
  const ways = models.map(number => ({ words: [`${letter}${number}`], whole: true }));
  return { typed: `${letter} ${SERIES}`, ways, isKnown: true, weight: WEIGHT.model };
}

/** What a size of a memory may be of; titles seldom say it. */
const MEMORIES: Readonly<Record<string, string>> = {
  ram: 'ram',
  rom: 'storage',
  storage: 'storage',
  internal: 'storage',
};

function measured(
  measure: Measure,
  typed: string,
  { length, next }: { readonly length: number; readonly next: AskedWord | undefined },
): { part: Part; length: number } {
  const isMemory = measure.unit[0] === 'gb' || measure.unit[0] === 'tb';
  const of = isMemory && next && !next.isQuoted ? MEMORIES[next.folded] : undefined;
  const part: Part = {
    typed,
    ways: [],
    isKnown: true,
    weight: WEIGHT.measure,
    measure: of ? { ...measure, of } : measure,
  };
  return { part, length: of ? length + 1 : length };
}

/** How measures are written depends on the kind: those of screens may have no unit. */
function withMeasures(
  parts: readonly KeywordPart[],
  meant: Part | undefined,
  { measures }: Vocabulary,
): readonly KeywordPart[] {
  const isScreen = [meant?.kind, meant?.exactly].some(kind => kind !== undefined && SCREENS.includes(kind));
  return parts.map(part => {
    const { measure } = part;
    if (!measure) return part;
    const attributes = measure.of === undefined ? measures : measures.filter(({ id }) => id === measure.of);
    return { ...part, ways: measureWays(measure, attributes, { isScreen }) };
  });
}

const SCREENS: readonly Kind[] = ['tv', 'monitor', 'laptop', 'tablet'];

/** Neighbours that products may write in one piece are also found so. */
function withJoined(parts: readonly KeywordPart[]): KeywordPart[] {
  const joined = (one: KeywordPart | undefined, other: KeywordPart | undefined) =>
    one && other && !other.measure && !one.measure && one.to === other.from ? joinedWay(one, other) : undefined;
  return parts.map((part, at) => {
    const pairs = [joined(parts[at - 1], part), joined(part, parts[at + 1])].flatMap(way => way ?? []);
    return pairs.length > 0 ? { ...part, ways: [...part.ways, ...pairs] } : part;
  });
}
