import { t } from '#shared/language/t.ts';
import devanagari from './anek-devanagari-face.css?url';
import tamil from './anek-tamil-face.css?url';

/** The typefaces of letters that are not Latin, by `letters` in language.json. A page loads that of its language only. */
const SHEETS: Readonly<Record<string, string>> = { deva: devanagari, taml: tamil };
const FONTS: Readonly<Record<string, string>> = {
  deva: `'1em "Anek Devanagari"','अ'`,
  taml: `'1em "Anek Tamil"','அ'`,
};

/** The style sheet with the typeface of this language. */
export const ownLetters: string | undefined = SHEETS[t('language.letters')];

/** What `document.fonts.load` is called with for each typeface of the page. */
export function usedFonts(): string[] {
  const own = FONTS[t('language.letters')];
  return [`'1em "Anek Latin"'`, ...(own === undefined ? [] : [own])];
}
