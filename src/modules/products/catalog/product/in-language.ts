import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

type Text = string | readonly string[];
type Langs = Record<string, string>;

/**
 * An answer with the texts of a language in place of the English ones. `langs` names those that there are only in English; in
 * an English answer it is missing, so that pages without translations stay as they are.
 */
export function inLanguage<Field extends string, Answer extends { readonly [F in Field]?: Text | null }>(
  language: string = SOURCE_LANGUAGE,
  fields: readonly Field[],
  answer: Answer,
  translations: readonly ({ readonly language: string } & { readonly [F in Field]: Text })[],
): Answer & { langs?: Langs } {
  if (language === SOURCE_LANGUAGE) return answer;
  const own = translations.find(translation => translation.language === language);
  const texts: Record<string, unknown> = {};
  const langs: Langs = {};
  for (const field of fields) {
    const english = answer[field];
    if (english === undefined) continue;
    if (own && own[field].length > 0) texts[field] = own[field];
    else if (english && english.length > 0) langs[field] = SOURCE_LANGUAGE;
  }
  return { ...answer, ...texts, ...(Object.keys(langs).length > 0 && { langs }) };
}
