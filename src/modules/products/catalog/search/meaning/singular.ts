const MIN_PLURAL_LENGTH = 4;

/** Trimmers, batteries, watches: products are named in the singular. */
export function singular(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || !/^[a-z]+s$/.test(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Batteries for battery. Other plurals begin with the singular, and are found by it. */
export function pluralInIes(word: string): string {
  return /^[a-z]{3,}[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : word;
}
