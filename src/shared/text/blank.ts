/** Something to look at: no character that nobody can see, no empty cell of Braille, no mark without its letter. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text shows nothing, be it empty, of spaces of any kind or of characters that are not seen. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}
