const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * A value as JSON that may stand inside a script element of a page: whatever the texts in it say, they can neither end
 * the element nor open a comment, nor break a line where a script may not (docs/security-cases.md D6).
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
