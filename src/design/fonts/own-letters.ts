import { t } from '#shared/language/t.ts';
import devanagari from './anek-devanagari-face.css?url';
import tamil from './anek-tamil-face.css?url';

/** The typefaces of letters that are not Latin, by `letters` in language.json. A page loads that of its language only. */
const SHEETS: Readonly<Record<string, string>> = { deva: devanagari, taml: tamil };
/** The style sheet with the typeface of this language. */
export const ownLetters: string | undefined = SHEETS[t('language.letters')];
