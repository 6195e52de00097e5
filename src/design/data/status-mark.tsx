import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './status-mark.module.css';

export type StatusShape = 'ring' | 'half' | 'threeQuarter' | 'disc' | 'stroke';

const shapes: Record<StatusShape, ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.75" className={styles.line} />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.75" className={styles.line} />
      <path d="M6 2.5a3.5 3.5 0 0 1 0 7z" />
    </>
  ),
  threeQuarter: (
    <>
      <circle cx="6" cy="6" r="4.75" className={styles.line} />
      <path d="M6 6V2.5A3.5 3.5 0 1 1 2.5 6z" />
    </>
  ),
  disc: <circle cx="6" cy="6" r="5.5" />,
  stroke: (
    <>
      <circle cx="6" cy="6" r="4.75" className={styles.line} />
      <path d="M3 9 9 3" className={styles.line} />
    </>
  ),
};

export type StatusMarkProps = {
  /** The progress: conveyed by shape, so that colour is never needed. */
  shape: StatusShape;
  tone?: 'ink' | 'good' | 'bad' | 'low' | 'muted' | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A status: a small mark and its word. */
export function StatusMark({ shape, tone = 'ink', children, className }: StatusMarkProps) {
  return (
    <span className={classes(styles.status, styles[tone], className)}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {shapes[shape]}
      </svg>
      <span>{children}</span>
    </span>
  );
}
