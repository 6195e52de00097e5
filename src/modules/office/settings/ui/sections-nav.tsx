import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { GROUPS } from '#office/settings/groups/groups.ts';
import styles from './settings.module.css';

const SECTIONS = [
  ...Object.entries(GROUPS).map(([id, { title }]) => [id, title] as const),
  ['brands', 'Brands'],
  ['rates', 'Commission and tax'],
] as const;

/** Links to the sections of the page, with a mark at those with unsaved changes. */
export function SectionsNav({ unsaved }: { unsaved: readonly string[] }) {
  return (
    <nav className={styles.nav} aria-label="Settings sections">
      <ul>
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}
              {unsaved.includes(id) && (
                <span className={styles.mark}>
                  <VisuallyHidden>, unsaved changes</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
