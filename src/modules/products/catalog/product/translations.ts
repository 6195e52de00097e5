import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/** The fields that products have in other languages of the shop too. */
export const TRANSLATED_FIELDS = ['title', 'description', 'highlights'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** What shoppers read of a product in English. */
export interface EnglishTexts {
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
}

/** The same in another language. What is empty is shown in English. */
export interface Translation extends EnglishTexts {
  readonly language: string;
  /** Print of the English texts that it was written for. */
  readonly of: string;
}

/** The languages that products may be translated into. */
export const OTHER_LANGUAGES = LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE);

/** Whether the English texts have changed since a translation was written. */
export function isOlder({ of }: Translation, english: EnglishTexts): boolean {
  return of !== '' && of !== printOf(english);
}

/**
 * Translations as they are stored. Those that come without a print, and those whose texts have changed, count as written for
 * the present English texts; all others keep their print, so that they are marked as older once the English has changed.
 */
export function stamped(
  translations: readonly Translation[],
  english: EnglishTexts,
  before: readonly Translation[] = [],
): Translation[] {
  return translations.map(translation => {
    const known = before.find(({ language }) => language === translation.language);
    const isNew = translation.of === '' || (known !== undefined && !isSameText(translation, known));
    return isNew ? { ...translation, of: printOf(english) } : translation;
  });
}

/** A short hash of texts, as hexadecimal digits. */
function printOf(texts: EnglishTexts): string {
  let hash = 0x811c9dc5;
  for (const letter of textOf(texts)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function isSameText(one: EnglishTexts, other: EnglishTexts): boolean {
  return textOf(one) === textOf(other);
}

function textOf(texts: EnglishTexts): string {
  return JSON.stringify(TRANSLATED_FIELDS.map(field => texts[field]));
}
