import type { ReactNode, Ref } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './page-state.module.css';

export type PageStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** For focusing the title of a page that replaces another. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A number above the title, such as an answer's status. */
  status?: number | undefined;
  /** One more sentence. */
  children: ReactNode;
  /** Links and buttons to go on. */
  ways: ReactNode;
  /** Content below them. */
  more?: ReactNode;
  /** `head` leaves room for content below. */
  look?: 'page' | 'head' | undefined;
};

/** A whole page that explains why its content can't be shown, with links to go on. */
export function PageState({ icon, title, titleRef, status, children, ways, more, look = 'page' }: PageStateProps) {
  return (
    <div className={classes(styles.state, styles[look])}>
      <span className={styles.icon}>{icon}</span>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.ways}>{ways}</div>
      {more}
    </div>
  );
}
