/** Only letters and digits, in lower case, without trademark signs: "Top Deals", "top-deals" and "TOP_DEALS®" are the same. */
export function foldName(text: string): string {
  return text
    .replace(/[®©™℠]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The names in a text that separates them by commas. */
export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}
