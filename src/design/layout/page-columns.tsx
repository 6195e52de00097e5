import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/** A back-office page about one record: its details in the wide column, its history beside; stacked on narrow screens. */
export function PageColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
