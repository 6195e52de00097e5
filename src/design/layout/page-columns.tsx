import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/** A back-office page about one thing: what it is in the wide column, what happened to it beside; one below the other where there is no room. */
export function PageColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
