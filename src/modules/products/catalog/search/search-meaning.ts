import type { Kind } from '#products/catalog/vocabulary.ts';
import { foldSpelling } from './fold-spelling.ts';
import { DICTIONARY, type DictionaryEntry, LITTLE_WORDS, OTHER_BRANDS, type OtherBrand } from './search-dictionary.ts';
import { unitWays, type Way } from './search-units.ts';
import { searchWords } from './search-words.ts';

/** A part of a keyword, with all ways in which products may write it. */
export interface Part {
  readonly typed: string;
  readonly ways: readonly Way[];
  /** Words of the dictionary and brand names are not treated as typos, even if no product has them. */
  readonly isKnown: boolean;
  readonly kind?: Kind | undefined;
  readonly otherBrand?: OtherBrand | undefined;
}

export interface Meaning {
  readonly parts: readonly Part[];
  /** The kind searched for: cases for `phone cover`, chargers for `charger for laptop`. */
  readonly kind: Kind | undefined;
}

const MAX_PHRASE_WORDS = 3;
/** The index is scanned once for each part; further parts are ignored. */
const MAX_PARTS = 12;

/** Interprets a keyword in any script: phrases of the dictionary, measures with units, and all other words literally. */
export function meaningOf(keyword: string): Meaning {
  const words = searchWords(keyword);
  const telling = words.filter(word => !LITTLE_WORDS.includes(word));
  return withKind(partsOf(telling.length > 0 ? telling : words), words);
}

/** The same while typing: the last word may be a prefix of a dictionary word. */
export function meaningSoFar(text: string): Meaning {
  const { parts, kind } = meaningOf(text);
  const last = parts.at(-1);
  if (!last || last.isKnown) return { parts, kind };
  // A single letter is too little to search for.
  if ([...last.typed].length === 1 && parts.length > 1) return { parts: parts.slice(0, -1), kind };
  const begun = entriesCalled(last.typed);
  const ways = [...last.ways, ...begun.flatMap(({ finds }) => waysOf(finds))];
  const [become, ...others] = kindsCalled(last.typed);
  return { parts: [...parts.slice(0, -1), { ...last, ways }], kind: others.length > 0 ? kind : (become ?? kind) };
}

/** The part for one word: literal, or its meaning if it is in the dictionary. */
export function partOf(word: string): Part {
  return known(word) ?? { typed: word, ways: [{ words: [word] }], isKnown: false };
}

/** All single words of the dictionary, for typo correction. */
export function dictionaryWords(): string[] {
  return [...new Set([...ENTRIES.keys()].filter(phrase => !phrase.includes(' ')))];
}

/** The kinds with a name that begins with a text. */
export function kindsCalled(beginning: string): Kind[] {
  return [...new Set(entriesCalled(beginning).flatMap(({ kind }) => (kind ? [kind] : [])))];
}

const MIN_PREFIX_LENGTH = 2;

/** Entries with a phrase that begins so; if there are none, those that begin so after folding. */
function entriesCalled(beginning: string): DictionaryEntry[] {
  if (beginning.length < MIN_PREFIX_LENGTH) return [];
  const sought = foldSpelling(beginning);
  const asWritten = DICTIONARY.filter(({ said }) => said.split(', ').some(phrase => phrase.startsWith(beginning)));
  const byEar = [...ENTRIES].flatMap(([said, entry]) => (said.startsWith(sought) ? [entry] : []));
  return [...new Set(asWritten.length > 0 ? asWritten : byEar)];
}

function withKind(parts: readonly Part[], words: readonly string[]): Meaning {
  const beforeFor = partsOf(words.slice(0, Math.max(0, words.indexOf('for'))));
  return { parts, kind: kindOf(beforeFor) ?? kindOf(parts) };
}

/** Repeated words make one part. */
function partsOf(words: readonly string[]): Part[] {
  const parts = new Map<string, Part>();
  for (let at = 0; at < words.length && parts.size < MAX_PARTS; ) {
    const { part, length } = longestAt(words, at);
    if (!parts.has(part.typed)) parts.set(part.typed, part);
    at += length;
  }
  return [...parts.values()];
}

function longestAt(words: readonly string[], at: number): { part: Part; length: number } {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const part = known(phrase);
    if (part) return { part, length };
    const ways = length < MAX_PHRASE_WORDS ? unitWays(words.slice(at, at + length)) : undefined;
    if (ways) return { part: { typed: phrase, ways, isKnown: true }, length };
  }
  return { part: partOf(words[at] ?? ''), length: 1 };
}

function known(phrase: string): Part | undefined {
  const folded = foldSpelling(phrase);
  const entry = ENTRIES.get(folded) ?? ENTRIES.get(folded.replace(/e?s$/, '')) ?? ENTRIES.get(folded.replace(/s$/, ''));
  // Two letters are a prefix of too many words.
  const typed: Way = { words: phrase.split(' '), whole: phrase.length <= 2 };
  if (entry) {
    const others = waysOf(entry.finds).filter(way => way.words.join(' ') !== phrase);
    return { typed: phrase, ways: [typed, ...others], isKnown: true, kind: entry.kind };
  }
  const otherBrand = BRANDS.get(folded);
  if (!otherBrand) return undefined;
  // If the shop carries the brand, its products have the label.
  const others = waysOf(searchWords(otherBrand.label).join(' ')).filter(way => way.words.join(' ') !== phrase);
  return { typed: phrase, ways: [typed, ...others], isKnown: true, otherBrand };
}

function waysOf(finds: string): Way[] {
  return finds.split(', ').map(way => ({ words: way.split(' '), whole: way.length <= 2 }));
}

function kindOf(parts: readonly Part[]): Kind | undefined {
  return parts.findLast(part => part.kind !== undefined)?.kind;
}

function bySaid<Entry extends { readonly said: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.flatMap(entry => entry.said.split(', ').map(said => [foldSpelling(said), entry] as const)));
}

const ENTRIES: ReadonlyMap<string, DictionaryEntry> = bySaid(DICTIONARY);
const BRANDS: ReadonlyMap<string, OtherBrand> = bySaid(OTHER_BRANDS);
