import { OTHER_BRANDS, type OtherBrand } from '#products/catalog/listing/other-brands.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { foldSpelling } from './fold-spelling.ts';
import { DICTIONARY, type DictionaryEntry, LITTLE_WORDS } from './search-dictionary.ts';
import { unitWays, type Way } from './search-units.ts';
import { searchWords } from './search-words.ts';

/** A piece of a keyword with every way products may say it. */
export interface Part {
  readonly typed: string;
  readonly ways: readonly Way[];
  /** Words of the dictionary and names of brands are no slips, however unknown they are to the catalogue. */
  readonly isKnown: boolean;
  readonly kind?: Kind | undefined;
  readonly otherBrand?: OtherBrand | undefined;
}

export interface Meaning {
  readonly parts: readonly Part[];
  /** The kind of products asked for: of `phone cover` covers, of `charger for laptop` chargers. */
  readonly kind: Kind | undefined;
}

const MAX_PHRASE_WORDS = 3;
/** Products are looked through once for each part, and nobody names products in more: what is said after them decides nothing. */
const MAX_PARTS = 12;

/** What a keyword means, whatever it is written in: phrases and words of the dictionary, units, and all other words as they stand. */
export function meaningOf(keyword: string): Meaning {
  const words = searchWords(keyword);
  const telling = words.filter(word => !LITTLE_WORDS.includes(word));
  return withKind(partsOf(telling.length > 0 ? telling : words), words);
}

/** The same while somebody is typing: the last word may be the beginning of one that the dictionary has. */
export function meaningSoFar(text: string): Meaning {
  const { parts, kind } = meaningOf(text);
  const last = parts.at(-1);
  if (!last || last.isKnown) return { parts, kind };
  // One letter may become anything.
  if ([...last.typed].length === 1 && parts.length > 1) return { parts: parts.slice(0, -1), kind };
  const begun = entriesCalled(last.typed);
  const ways = [...last.ways, ...begun.flatMap(({ finds }) => waysOf(finds))];
  const [become, ...others] = kindsCalled(last.typed);
  return { parts: [...parts.slice(0, -1), { ...last, ways }], kind: others.length > 0 ? kind : (become ?? kind) };
}

/** One word that stands for itself or, if the dictionary knows it, for what it means. */
export function partOf(word: string): Part {
  return known(word) ?? { typed: word, ways: [{ words: [word] }], isKnown: false };
}

/** Every single word the dictionary has, for comparing mistyped ones with. */
export function dictionaryWords(): string[] {
  return [...new Set([...ENTRIES.keys()].filter(phrase => !phrase.includes(' ')))];
}

/** The kinds of products that are called something beginning with a text. */
export function kindsCalled(beginning: string): Kind[] {
  return [...new Set(entriesCalled(beginning).flatMap(({ kind }) => (kind ? [kind] : [])))];
}

const MIN_PREFIX_LENGTH = 2;

/** Entries with a phrase that begins so; spellings that only sound so count where there is no other. */
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

/** What is said again says nothing more, and stands for one part. */
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
  // Two letters are the beginning of too much.
  const typed: Way = { words: phrase.split(' '), whole: phrase.length <= 2 };
  if (entry) {
    const others = waysOf(entry.finds).filter(way => way.words.join(' ') !== phrase);
    return { typed: phrase, ways: [typed, ...others], isKnown: true, kind: entry.kind };
  }
  const otherBrand = BRANDS.get(folded);
  if (!otherBrand) return undefined;
  // Once the shop carries it, its products say it as its label does.
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
