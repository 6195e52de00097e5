import {
  OTHER_LANGUAGES,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translation,
} from '#products/catalog/product/translations.ts';
import type { Language } from '#shared/language/language.ts';
import type { ImportedFields } from './product-fields.ts';

/** The column of a text in another language: `title_hi`. */
export type TranslationColumn = `${TranslatedField}_${string}`;

interface Named {
  readonly name: TranslationColumn;
  readonly field: TranslatedField;
  readonly language: Language;
}

/** A column for each text of a product in each other language of the shop. */
export const TRANSLATION_COLUMNS: readonly Named[] = OTHER_LANGUAGES.flatMap(language =>
  TRANSLATED_FIELDS.map(field => ({ name: `${field}_${language.code}` as const, field, language })),
);

type Texts = Pick<ImportedFields, TranslationColumn>;

const EMPTY = { title: '', description: '', highlights: [] } as const;
export const NO_TRANSLATIONS: Texts = textsOf([]);

/** Translations as the values of their columns. */
export function textsOf(translations: readonly Translation[]): Texts {
  const texts = TRANSLATION_COLUMNS.map(({ name, field, language }) => {
    const own = translations.find(translation => translation.language === language.code);
    return [name, (own ?? EMPTY)[field]];
  });
  return Object.fromEntries(texts) as Texts;
}

/** Translations from the values of their columns. Those in languages that the shop no longer speaks stay. */
export function translationsFrom(texts: Texts, before: readonly Translation[]): Translation[] {
  const kept = before.filter(({ language }) => OTHER_LANGUAGES.every(({ code }) => code !== language));
  const read = OTHER_LANGUAGES.map(({ code }): Translation => {
    const of = before.find(({ language }) => language === code)?.of ?? '';
    const { title, description, highlights } = EMPTY;
    return {
      language: code,
      title: texts[`title_${code}`] ?? title,
      description: texts[`description_${code}`] ?? description,
      highlights: texts[`highlights_${code}`] ?? highlights,
      of,
    };
  });
  const said = read.filter(texts => TRANSLATED_FIELDS.some(field => texts[field].length > 0));
  return [...kept, ...said].sort((one, other) => (one.language < other.language ? -1 : 1));
}
