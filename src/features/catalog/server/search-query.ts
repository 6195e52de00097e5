import { isForgivable, isOneTypoFrom } from '#features/catalog/one-typo.ts';

/** Words as the database looks for them. */
export interface Words {
  /** Text of a tsquery. It holds letters, marks and digits of the words and operators of ours, nothing else. */
  readonly query: string;
  /** The words that count for ranking. */
  readonly sought: readonly string[];
}

/** A keyword without a letter or a digit. */
export const FITS_NOTHING: Words = { query: '', sought: [] };

/** Goods that have each of the words, or one that begins with it; a single letter must stand alone. */
export function exactly(words: readonly string[]): Words {
  return { query: words.map(termOf).join(' & '), sought: words };
}

/**
 * The same with one slip forgiven in each word that no known word begins with.
 * @param known every word of letters that the catalogue has
 * @returns undefined when there is nothing to forgive
 */
export function forgiving(words: readonly string[], known: readonly string[]): Words | undefined {
  let forgave = false;
  const alternatives = words.map(word => {
    if (!isForgivable(word) || known.some(other => other.startsWith(word))) return [word];
    const meant = known.filter(other => isOneTypoFrom(word, other));
    forgave ||= meant.length > 0;
    return meant.length > 0 ? meant : [word];
  });
  if (!forgave) return undefined;
  return {
    query: alternatives.map(group => `(${group.map(termOf).join(' | ')})`).join(' & '),
    sought: alternatives.flat(),
  };
}

function termOf(word: string): string {
  return [...word].length === 1 ? `'${word}'` : `'${word}':*`;
}
