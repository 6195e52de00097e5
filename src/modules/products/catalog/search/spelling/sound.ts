/** Letters that people in India write for one another, with how they sound. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?:ck|q|kh|c(?![eiyh]))/g, 'k'],
  [/(?:ch|sh|c)/g, 's'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/dg/g, 'j'],
  [/([^aeiou])h/g, '$1'],
];

/**
 * How a word sounds, roughly: its consonants, and whether it begins with a vowel. The same for boat and bote, Havells and
 * hevells, geyser and geezer.
 */
export function soundOf(word: string): string {
  const heard = ALIKE.reduce((text, [written, sound]) => text.replace(written, sound), word);
  const first = /^[aeiouy]/.test(heard) ? 'a' : '';
  return first + heard.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}
