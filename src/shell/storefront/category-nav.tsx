import { Link, useLocation } from 'react-router';
import { t } from '#shared/language/t.ts';
import styles from './category-nav.module.css';
import { currentEntry, enterBy, NAV_ENTRIES } from './nav-entries.ts';

/** The main navigation. The wire is highlighted above the current page, and the highlight slides. */
export function CategoryNav() {
  const current = currentEntry(useLocation());
  return (
    <nav className={styles.nav} aria-label={t('shell.storefront.nav.main')}>
      {NAV_ENTRIES.map(entry => (
        <Link
          key={entry.id}
          to={entry.path}
          prefetch="intent"
          className={styles.entry}
          aria-current={entry.id === current ? 'page' : undefined}
          onClick={() => enterBy(entry)}
        >
          <span className={styles.word}>{entry.label}</span>
        </Link>
      ))}
    </nav>
  );
}
