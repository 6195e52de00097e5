import { SOURCE_LANGUAGE } from './language.ts';
import { LANGUAGES } from './languages.ts';

export function isSpoken(code: string): boolean {
  return LANGUAGES.some(language => language.code === code);
}

/** A language that was chosen earlier: English once the shop no longer speaks it. */
export function spokenOrEnglish(code: string): string {
  return isSpoken(code) ? code : SOURCE_LANGUAGE;
}

/** What speakers of a language call it: हिन्दी */
export function languageName(code: string): string {
  return LANGUAGES.find(language => language.code === spokenOrEnglish(code))?.name ?? code;
}
