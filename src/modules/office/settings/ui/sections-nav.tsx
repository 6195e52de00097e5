import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { GROUPS } from '#office/settings/groups/groups.ts';
import { t } from '#shared/language/t.ts';
import styles from './settings.module.css';

const SECTIONS = [
  ...Object.entries(GROUPS).map(([id, { title }]) => [id, title()] as const),
  ['brands', t('office.settings.brands.title')],
  ['rates', t('office.settings.rates.title')],
] as const;

/** Links to the sections of the page, with a mark at those with unsaved changes. */
export function SectionsNav({ unsaved }: { unsaved: readonly string[] }) {
  return (
    <nav className={styles.nav} aria-label={t('office.settings.sections')}>
      <ul>
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}
              {unsaved.includes(id) && (
                <span className={styles.mark}>
                  <VisuallyHidden>{t('office.settings.sectionUnsaved')}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
