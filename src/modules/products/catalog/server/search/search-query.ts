import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { isForgivable, isOneTypoFrom } from '#products/catalog/search/one-typo.ts';
import { type Meaning, type Part, partOf } from '#products/catalog/search/search-meaning.ts';
import type { Way } from '#products/catalog/search/search-units.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** A search as the index runs it. */
export interface SearchWords {
  /** A product must match one way of each part. Without parts no product matches. */
  readonly parts: readonly (readonly Way[])[];
  /** Products of this kind come first. */
  readonly kind?: Kind | undefined;
  /** Products whose title begins so come before all others. */
  readonly beginning?: string;
}

/** A search without typo correction; parts match words or prefixes of words. */
export function exactly({ parts, kind }: Meaning): SearchWords {
  return { parts: parts.map(part => part.ways), kind };
}

/** A keyword with its typos corrected: the search, and the keyword as it should have been typed. */
export interface Corrected {
  readonly words: SearchWords;
  readonly keyword: string;
}

/**
 * The same with one typo corrected in each word that is not a prefix of a known word.
 * @param known the words without digits of the catalogue and the dictionary
 * @returns undefined if there is nothing to correct
 */
export function forgiving({ parts, kind }: Meaning, known: readonly string[]): Corrected | undefined {
  const corrected = parts.map(part => correct(part, known));
  if (corrected.every((part, at) => part === parts[at])) return undefined;
  return {
    words: exactly({ parts: corrected, kind: corrected.findLast(part => part.kind)?.kind ?? kind }),
    keyword: corrected.map(part => part.typed).join(' '),
  };
}

/** Whole words within one typo, nearest in length first; if there are none, words with a prefix within one typo. */
function correct(part: Part, known: readonly string[]): Part {
  const { isKnown } = part;
  const typed = foldSpelling(part.typed);
  if (isKnown || !isForgivable(typed) || known.some(word => word.startsWith(typed))) return part;
  const begun = known.filter(word => isOneTypoFrom(typed, word));
  const whole = begun.filter(word => isOneTypoFrom(word, typed));
  const meant = (whole.length > 0 ? whole : begun).toSorted(
    (one, other) => distance(one, typed) - distance(other, typed) || (one < other ? -1 : 1),
  );
  const [best] = meant;
  if (best === undefined) return part;
  const parts = meant.map(partOf);
  return { ...partOf(best), typed: best, ways: parts.flatMap(({ ways }) => ways) };
}

function distance(one: string, other: string): number {
  return Math.abs(one.length - other.length);
}
