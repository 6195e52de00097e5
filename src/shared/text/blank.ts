/** A visible character: not invisible, not an empty Braille cell, not a combining mark alone. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text is empty or contains only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}
