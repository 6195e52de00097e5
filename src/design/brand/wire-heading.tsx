import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import { LiveSegment, type LiveSegmentProps } from './live-segment.tsx';
import styles from './wire-heading.module.css';

export type WireHeadingProps = {
  children: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** Secondary text after the heading, such as a count. */
  aside?: ReactNode;
  /** At the right: a link or buttons. */
  action?: ReactNode;
  /** The number of a step, hanging from the wire. */
  step?: number | undefined;
  /** The highlighted part of the wire, from 0 to 1. */
  live?: LiveSegmentProps | undefined;
  className?: string | undefined;
};

/** A section's heading, hanging from the wire. */
export function WireHeading({ children, level = 2, id, aside, action, step, live, className }: WireHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.bar, step !== undefined && styles.stepped, className)}>
      {live && <LiveSegment {...live} />}
      {step !== undefined && (
        <span className={styles.step} aria-hidden="true">
          {step}
        </span>
      )}
      <div className={styles.words}>
        <Heading id={id} className={styles.heading}>
          {children}
        </Heading>
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </div>
      {action}
    </div>
  );
}
