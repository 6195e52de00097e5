/** For Enter and the button: TV, HP. */
export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 100;
/** Longer texts get no suggestions of their own: only this many characters are sent. */
export const MAX_SUGGESTED_LENGTH = 60;
/** Debounce of suggestions; shorter than that of searches. */
export const SUGGESTIONS_REST_MS = 200;
/** While typing, only keywords longer than this are searched for, */
const TYPED_LONGER_THAN = 3;
/** and only after this pause (debounce). */
export const TYPING_RESTS_MS = 1000;

/** Normalises a keyword: trimmed, single spaces, at most the maximum length, without NUL and lone surrogates. */
export function tidyKeyword(text: string | null | undefined): string {
  const line = (text ?? '').replace(/[\s\0]+/g, ' ').trim();
  return line.slice(0, MAX_KEYWORD_LENGTH).toWellFormed().trim();
}

/** Whether a keyword is long enough: `typed` after a pause in typing, or `asked` with Enter or the button. */
export function isSearchable(text: string, how: 'typed' | 'asked'): boolean {
  const keyword = tidyKeyword(text);
  // As a path segment of the API these would change the path.
  if (keyword === '.' || keyword === '..') return false;
  const { length } = keyword;
  return how === 'asked' ? length >= MIN_KEYWORD_LENGTH : length > TYPED_LONGER_THAN;
}
