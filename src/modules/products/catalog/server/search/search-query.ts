import { isForgivable, isOneTypoFrom } from '#products/catalog/search/one-typo.ts';
import { type Meaning, type Part, partOf } from '#products/catalog/search/search-meaning.ts';
import type { Way } from '#products/catalog/search/search-units.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** Words as they are looked for. */
export interface SearchWords {
  /** Each must be said by a product, in one of its ways. Without any nothing fits. */
  readonly parts: readonly (readonly Way[])[];
  /** Products of this kind come first. */
  readonly kind?: Kind | undefined;
  /** Before all others come products whose title begins so. */
  readonly beginning?: string;
}

/** Products that say each part in one way or another, as words or beginnings of words. */
export function exactly({ parts, kind }: Meaning): SearchWords {
  return { parts: parts.map(part => part.ways), kind };
}

/** A keyword with its slips mended: what is looked for, and how it would have been typed. */
export interface Mended {
  readonly words: SearchWords;
  readonly keyword: string;
}

/**
 * The same with one slip forgiven in each word that no known word begins with.
 * @param known every word of letters that the catalogue and the dictionary have
 * @returns undefined when there is nothing to forgive
 */
export function forgiving({ parts, kind }: Meaning, known: readonly string[]): Mended | undefined {
  const mended = parts.map(part => mend(part, known));
  if (mended.every((part, at) => part === parts[at])) return undefined;
  return {
    words: exactly({ parts: mended, kind: mended.findLast(part => part.kind)?.kind ?? kind }),
    keyword: mended.map(part => part.typed).join(' '),
  };
}

/** Whole words that are one slip away, nearest in length first; only where there are none, words that are so begun. */
function mend(part: Part, known: readonly string[]): Part {
  const { typed, isKnown } = part;
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
