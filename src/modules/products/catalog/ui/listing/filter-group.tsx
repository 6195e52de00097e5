import type { ReactNode } from 'react';
import styles from './filter-panel.module.css';

/** Choices of one kind under their name. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
