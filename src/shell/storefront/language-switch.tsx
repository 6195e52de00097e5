import { useLocation } from 'react-router';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';

/** Leads to this page in the other languages. The page remembers the choice (offer-language.ts). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const path = pathname === '/' ? '' : pathname;
  return LANGUAGES.map(
    ({ code, prefix, name }) =>
      code !== t('language.code') && (
        <a key={code} href={`${prefix}${path}${search}` || '/'} hrefLang={code} lang={code} className={className}>
          {name}
        </a>
      ),
  );
}
