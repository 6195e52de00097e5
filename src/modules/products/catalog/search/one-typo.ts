/** Shorter words are too like each other for guessing. */
const MIN_LENGTH_FOR_TYPOS = 4;

/** Whether a word is long enough, and a word at all rather than a model number, to be taken for a mistyped one. */
export function isForgivable(word: string): boolean {
  return word.length >= MIN_LENGTH_FOR_TYPOS && !/\p{N}/u.test(word);
}

/**
 * Whether `typed` becomes `known`, or the beginning of it, by one slip: a letter wrong, missing, too many, or two
 * neighbours swapped. Equal words are within one slip too.
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
