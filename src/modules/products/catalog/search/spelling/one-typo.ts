/** Shorter words are too similar to each other. */
const MIN_LENGTH_FOR_TYPOS = 4;

/** Whether typos are corrected in a word: it is long enough and has no digits, as model numbers do. */
export function isForgivable(word: string): boolean {
  return word.length >= MIN_LENGTH_FOR_TYPOS && !/\p{N}/u.test(word);
}

/**
 * Whether `typed` is `known`, or a prefix of it, with at most one typo: a letter wrong, missing or extra, or two adjacent
 * letters swapped.
 */
export function isOneTypoFrom(typed: string, known: string): boolean {
  if (known.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const rest = typed.slice(at);
  if (rest === '') return true;
  const isPrefix = (tail: string, from: number) => known.startsWith(tail, from);
  return (
    isPrefix(rest.slice(1), at + 1) ||
    isPrefix(rest, at + 1) ||
    isPrefix(rest.slice(1), at) ||
    (rest[0] === known[at + 1] && rest[1] === known[at] && isPrefix(rest.slice(2), at + 2))
  );
}
