import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export type PageHeadProps = {
  title: ReactNode;
  /** Quiet words beside the title: how many there are, which day it is. */
  aside?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

/** The first line of a back-office page. */
export function PageHead({ title, aside, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {aside != null && <p className={styles.aside}>{aside}</p>}
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
