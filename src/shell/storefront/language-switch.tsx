import { type Location, useLocation } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Language } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

const others = () => LANGUAGES.filter(({ code }) => code !== t('language.code'));

/** The address of a page in a language. */
export function languageAddress({ prefix }: Language, { pathname, search }: Place): string {
  const path = pathname === '/' ? '' : pathname;
  return `${prefix}${path}${search}` || '/';
}

/** The addresses of a page in the other languages. */
export function otherAddresses(place: Place): string[] {
  return others().map(language => languageAddress(language, place));
}

/**
 * Leads to this page in the other languages. The page remembers the choice (offer-language.ts). The short form is a mark.
 */
export function LanguageSwitch({ isShort, className }: { isShort?: boolean; className?: string | undefined }) {
  const place = useLocation();
  return others().map(language => (
    <a
      key={language.code}
      href={languageAddress(language, place)}
      hrefLang={language.code}
      lang={language.code}
      className={className}
    >
      {isShort ? <LanguageMark name={language.name} /> : language.name}
    </a>
  ));
}

/** The beginning of a language's name: हि for हिन्दी. */
export function LanguageMark({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden="true">{name.slice(0, 2)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
