/** Spelling variants in Devanagari with the same meaning: [variants, canonical form]. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\u093c/g, ''],
  [/[\u0949\u0911]/g, '\u093e'],
  [/\u0905\u093e|\u0906/g, '\u093e'],
  [/\u0940/g, '\u093f'],
  [/\u0908/g, '\u0907'],
  [/\u0942/g, '\u0941'],
  [/\u090a/g, '\u0909'],
  [/\u0948/g, '\u0947'],
  [/\u0910/g, '\u090f'],
  [/\u094c/g, '\u094b'],
  [/\u0901/g, '\u0902'],
];

/**
 * The form of a word that is looked up in the dictionary: the same for Hindi spellings that differ in nukta, in long and
 * short vowels or in chandrabindu, as फ़ोन and फोन, लैपटॉप and लेपटाप. Latin letters only become lower case.
 */
export function foldSpelling(word: string): string {
  return OTHER_LETTERS.test(word) ? folded(word) : word.toLowerCase();
}

const OTHER_LETTERS = /[^\0-\x7f]/;

function folded(word: string): string {
  return ALIKE.reduce((text, [ways, one]) => text.replace(ways, one), word.normalize('NFKC').toLowerCase());
}

const DEVANAGARI_ZERO = 0x0966;

/** Devanagari digits as Latin ones, which the shop writes. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
