import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import styles from './settings.module.css';

const SECTIONS = [
  ['shop', 'Shop'],
  ['addresses', 'Addresses'],
  ['officer', 'Grievance officer'],
  ['delivery', 'Delivery and cash'],
  ['goods', 'Products'],
  ['brands', 'Brands'],
  ['rates', 'Commission and tax'],
] as const;

/** The ways to the groups of a long page, with a mark where something is not saved. */
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
