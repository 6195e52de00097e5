import { DICTIONARY, type DictionaryEntry } from '#products/catalog/search/dictionary/dictionary.ts';
import { OTHER_BRANDS, type OtherBrand } from '#products/catalog/search/dictionary/other-brands.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { type Part, WEIGHT } from './part.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Way } from './way.ts';

/** The part that a phrase of the dictionary is, a category of the shop or a well-known brand; undefined if it is none. */
export function knownPart(phrase: string, vocabulary: Vocabulary): Part | undefined {
  const forms = [foldSpelling(phrase)].flatMap(folded => [
    folded,
    folded.replace(/e?s$/, ''),
    folded.replace(/s$/, ''),
    folded.replace(/ies$/, 'y'),
  ]);
  const first = <Value>(known: ReadonlyMap<string, Value>): Value | undefined =>
    forms.map(form => known.get(form)).find(value => value !== undefined);
  // Two letters are a prefix of too many words.
  const typed: Way = { words: phrase.split(' '), whole: phrase.length <= 2 };
  const or = (ways: readonly Way[]) => [typed, ...ways.filter(({ words }) => words.join(' ') !== phrase)];
  const entry = first(ENTRIES);
  if (entry) {
    const { kind, finds } = entry;
    const exactly = kind && (first(EXACTLY) ?? first(vocabulary.kinds));
    return {
      typed: phrase,
      ways: or(waysOf(finds)),
      isKnown: true,
      weight: kind ? WEIGHT.kind : WEIGHT.name,
      kind,
      exactly,
    };
  }
  const kind = first(vocabulary.kinds);
  // A name in the plural begins with the one in the singular.
  if (kind)
    return { typed: phrase, ways: or(waysOf(phrase.replace(/s$/, ''))), isKnown: true, weight: WEIGHT.kind, kind };
  const otherBrand = BRANDS.get(forms[0] ?? '');
  if (!otherBrand) return undefined;
  // If the shop carries the brand, its products have the label.
  const ways = or(waysOf(searchWords(otherBrand.label).join(' ')));
  return { typed: phrase, ways, isKnown: true, weight: WEIGHT.name, otherBrand };
}

/** All single words of the dictionary, for typo correction. */
export function dictionaryWords(): readonly string[] {
  return SINGLE_WORDS;
}

/** The kinds with a name that begins with a text. */
export function kindsCalled(beginning: string): Kind[] {
  return [...new Set(entriesCalled(beginning).flatMap(({ kind }) => (kind ? [kind] : [])))];
}

/** What a word that is still being typed may find. */
export function waysBegun(beginning: string): Way[] {
  return entriesCalled(beginning).flatMap(({ finds }) => waysOf(finds));
}

const MIN_PREFIX_LENGTH = 2;

/** Entries with a word that begins so, else with a phrase; if there are none, those that begin so after folding. */
function entriesCalled(beginning: string): DictionaryEntry[] {
  if (beginning.length < MIN_PREFIX_LENGTH) return [];
  const sought = foldSpelling(beginning);
  const begun = (isMeant: (phrase: string) => boolean) =>
    DICTIONARY.filter(({ said }) => said.split(', ').some(phrase => phrase.startsWith(beginning) && isMeant(phrase)));
  const words = begun(phrase => !phrase.includes(' '));
  const asWritten = words.length > 0 ? words : begun(() => true);
  const byEar = [...ENTRIES].flatMap(([said, entry]) => (said.startsWith(sought) ? [entry] : []));
  return [...new Set(asWritten.length > 0 ? asWritten : byEar)];
}

function waysOf(finds: string): Way[] {
  return finds.split(', ').map(way => ({ words: way.split(' '), whole: way.length <= 2 }));
}

function bySaid<Entry extends { readonly said: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.flatMap(entry => entry.said.split(', ').map(said => [foldSpelling(said), entry] as const)));
}

const ENTRIES: ReadonlyMap<string, DictionaryEntry> = bySaid(DICTIONARY);
const BRANDS: ReadonlyMap<string, OtherBrand> = bySaid(OTHER_BRANDS);
const EXACTLY: ReadonlyMap<string, Kind> = new Map(
  DICTIONARY.flatMap(({ exactly = {} }) =>
    Object.entries(exactly).flatMap(([kind, said]) =>
      said.split(', ').map(phrase => [foldSpelling(phrase), kind] as const),
    ),
  ),
);
const SINGLE_WORDS: readonly string[] = [...ENTRIES.keys()].filter(phrase => !phrase.includes(' '));
