import { isForgivable, isOneTypoFrom } from '#features/catalog/one-typo.ts';
import type { Kind } from '#features/catalog/vocabulary.ts';

/** One way in which goods may say something: all of these words, as they are or, unless `whole`, as beginnings. */
export interface Way {
  readonly words: readonly string[];
  readonly whole?: boolean;
}

/** Words as the index of the goods looks for them. */
export interface Words {
  /** Each must be said by a product, in one of its ways. Without any nothing fits. */
  readonly parts: readonly (readonly Way[])[];
  /** Goods of this kind come first. */
  readonly kind?: Kind | undefined;
}

/** Goods that have each of the words, or one that begins with it; a single letter must stand alone. */
export function exactly(words: readonly string[]): Words {
  return { parts: words.map(word => [{ words: [word] }]) };
}

/**
 * The same with one slip forgiven in each word that no known word begins with.
 * @param known every word of letters that the catalogue has
 * @returns undefined when there is nothing to forgive
 */
export function forgiving(words: readonly string[], known: readonly string[]): Words | undefined {
  let forgave = false;
  const parts = words.map(word => {
    if (!isForgivable(word) || known.some(other => other.startsWith(word))) return [{ words: [word] }];
    const meant = known.filter(other => isOneTypoFrom(word, other));
    forgave ||= meant.length > 0;
    return (meant.length > 0 ? meant : [word]).map(other => ({ words: [other] }));
  });
  return forgave ? { parts } : undefined;
}
