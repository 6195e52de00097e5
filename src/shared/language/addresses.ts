import { SOURCE_LANGUAGE } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** The languages with a beginning of their own; English has none. */
const PREFIXED = LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE).map(({ code }) => code);
const PREFIX = new RegExp(`^/(${PREFIXED.join('|') || '-'})(?=[/.?#]|$)`, 'i');

/** The language of an address, and the path of the page without it: `/hi/shop/listing` is `/shop/listing` in Hindi. */
export function languageOfPath(pathname: string): { readonly language: string; readonly path: string } {
  const [prefix, code] = PREFIX.exec(pathname) ?? [];
  if (prefix === undefined || code === undefined) return { language: SOURCE_LANGUAGE, path: pathname };
  const rest = pathname.slice(prefix.length);
  return { language: code.toLowerCase(), path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The language of the back-office for readers of a language: English, if that one has only the texts of the shop. */
export function backOfficeLanguage(language: string): string {
  const isWhole = LANGUAGES.some(({ code, offered }) => code === language && offered !== 'shop');
  return isWhole ? language : SOURCE_LANGUAGE;
}

/** The address of a page in a language: `/hi/shop/listing`; `/hi` for the home page. */
export function pathIn(language: string, path: string): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${language}${path.slice(1)}`
    : `/${language}${path}`;
}
