import { useLocation } from 'react-router';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import { LanguageMark, languageAddress } from '#shell/storefront/language-switch.tsx';
import styles from './language-links.module.css';

/** Leads to this screen in the other languages that the back-office speaks. */
export function LanguageLinks() {
  const location = useLocation();
  return LANGUAGES.filter(({ code, offered }) => code !== t('language.code') && offered !== 'shop').map(language => (
    <a
      key={language.code}
      href={languageAddress(language, location)}
      hrefLang={language.code}
      lang={language.code}
      className={styles.language}
    >
      <LanguageMark name={language.name} />
    </a>
  ));
}
