/** Longer patterns are refused, and longer words are mostly no words. */
const MAX_LENGTH = 20;
const SPECIAL = /[.?+*|{}[\]()"\\#@&<>~]/g;

/**
 * The words that begin with the typed one with at most one typo, as a regular expression of Lucene: those of
 * `isOneTypoFrom`. Undefined if it is too long.
 */
export function begunBy(typed: string): string | undefined {
  const letters = [...typed].map(letter => letter.replace(SPECIAL, '\\$&'));
  if (letters.length > MAX_LENGTH) return undefined;
  const ways = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [`${before}${next}${letter}${letters.slice(at + 2).join('')}`];
    return [`${before}.${after}`, `${before}${after}`, `${before}.${letter}${after}`, ...swapped];
  });
  return `(${[...new Set([letters.join(''), ...ways])].join('|')}).*`;
}
