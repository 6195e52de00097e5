/** Joins a number and the short word after it, “256 GB”, “13 inch”, “S25 5G”, with a non-breaking space. */
export function keptTogether(text: string): string {
  return text.replace(/(\d) (?=\w{1,4}\b)/g, '$1\u00a0');
}

/**
 * Splits a text at short hyphenated words, “Wi-Fi”, “USB-C”, that must not wrap: every second part is such a word. The
 * non-breaking hyphen is missing in some typefaces.
 */
export function hyphenatedWords(text: string): string[] {
  return text.split(/(?<![\w-])(\w{1,4}-\w{1,4})(?![\w-])/);
}
