/** A number and the short word after it, “256 GB”, “13 inch”, “S25 5G”, so that no line ends between them. */
export function keptTogether(text: string): string {
  return text.replace(/(\d) (?=\w{1,4}\b)/g, '$1\u00a0');
}

/**
 * Cuts a text at its short words with a hyphen, “Wi-Fi”, “USB-C”, which no line may part: every second piece is such a
 * word. No character of plain text forbids a break after a hyphen and is in every typeface.
 */
export function hyphenatedWords(text: string): string[] {
  return text.split(/(?<![\w-])(\w{1,4}-\w{1,4})(?![\w-])/);
}
