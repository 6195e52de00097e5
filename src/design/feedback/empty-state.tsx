import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  icon?: ReactNode;
  /** What is missing, in a few words. */
  title: ReactNode;
  /** One sentence more, if it helps. */
  children?: ReactNode;
  /** A link or a button to go on. */
  action?: ReactNode;
  className?: string | undefined;
};

/** An empty state with an action. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classes(styles.state, className)}>
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children != null && <p className={styles.text}>{children}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
