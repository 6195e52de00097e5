import type { ReactNode } from 'react';
import styles from './ink-bar.module.css';

/** The dark bar at the foot of a table while rows are selected or changes unsaved. */
export function InkBar({ label, words, children }: { label: string; words: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.place} aria-label={label}>
      <div className={styles.bar}>
        <p className={styles.words} role="status">
          {words}
        </p>
        {children}
      </div>
    </section>
  );
}
