/** Enter and the button search from this many characters: TV, HP, JBL. */
export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 100;
/** Whoever has typed more than this knows what to look for. */
export const MAX_SUGGESTED_LENGTH = 60;
/** Suggestions are no search: they come sooner. */
export const SUGGESTIONS_REST_MS = 200;
/** While somebody types, only words longer than this are searched for, */
const TYPED_LONGER_THAN = 3;
/** and only once the typing has rested this long. */
export const TYPING_RESTS_MS = 1000;

/** The words as they are searched for: trimmed, single spaces, no longer than allowed, no NUL and no half character. */
export function tidyKeyword(text: string | null | undefined): string {
  const line = (text ?? '').replace(/[\s\0]+/g, ' ').trim();
  return line.slice(0, MAX_KEYWORD_LENGTH).toWellFormed().trim();
}

/** Whether words are long enough: `typed` ones that merely rest, or ones `asked` for by Enter or the button. */
export function isSearchable(text: string, how: 'typed' | 'asked'): boolean {
  const keyword = tidyKeyword(text);
  // In the address of a call these would be a step upwards.
  if (keyword === '.' || keyword === '..') return false;
  const { length } = keyword;
  return how === 'asked' ? length >= MIN_KEYWORD_LENGTH : length > TYPED_LONGER_THAN;
}
