import type { ReactNode, Ref } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './page-state.module.css';

export type PageStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** Takes the focus, for a page that comes up in another's place. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A number above the title, such as an answer's status. */
  status?: number | undefined;
  /** One sentence more. */
  children: ReactNode;
  /** The ways on: links and buttons. */
  ways: ReactNode;
  /** What stands under them and belongs to them. */
  more?: ReactNode;
  /** `head` leaves room for what stands below it. */
  look?: 'page' | 'head' | undefined;
};

/** What a whole page says when what it was asked for can't be shown: why, in plain words, and the ways on. */
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
