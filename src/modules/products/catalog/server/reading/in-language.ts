import { TRANSLATED_FIELDS, type TranslatedField, type Translation } from '#products/catalog/product/translations.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

type Texts = { readonly [Field in TranslatedField]?: string | readonly string[] };
type Langs = Record<string, string>;

/**
 * An answer with the texts of a language in place of the English ones. `langs` names those that there are only in English; in
 * an English answer it is missing, so that pages without translations stay as they are.
 */
export function inLanguage<Answer extends Texts>(
  language: string,
  answer: Answer,
  translations: readonly Translation[],
): Answer & { langs?: Langs } {
  if (language === SOURCE_LANGUAGE) return answer;
  const own = translations.find(translation => translation.language === language);
  const texts: Record<string, unknown> = {};
  const langs: Langs = {};
  for (const field of TRANSLATED_FIELDS) {
    const english = answer[field];
    if (english === undefined || english.length === 0) continue;
    if (own && own[field].length > 0) texts[field] = own[field];
    else langs[field] = SOURCE_LANGUAGE;
  }
  return { ...answer, ...texts, ...(Object.keys(langs).length > 0 && { langs }) };
}
