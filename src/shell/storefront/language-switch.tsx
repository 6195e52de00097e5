import { type Location, useLocation } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';

const others = () => LANGUAGES.filter(({ code }) => code !== t('language.code'));

/** The addresses of a page in the other languages. */
export function otherAddresses({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const path = pathname === '/' ? '' : pathname;
  return others().map(({ prefix }) => `${prefix}${path}${search}` || '/');
}

/**
 * Leads to this page in the other languages. The page remembers the choice (offer-language.ts). The short form is the
 * beginning of each name: हि for हिन्दी.
 */
export function LanguageSwitch({ isShort, className }: { isShort?: boolean; className?: string | undefined }) {
  const addresses = otherAddresses(useLocation());
  return others().map(({ code, name }, at) => (
    <a key={code} href={addresses[at]} hrefLang={code} lang={code} className={className}>
      {isShort ? (
        <>
          <span aria-hidden="true">{name.slice(0, 2)}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </a>
  ));
}
