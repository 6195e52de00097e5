import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import { LiveSegment, type LiveSegmentProps } from './live-segment.tsx';
import styles from './wire-heading.module.css';

export type WireHeadingProps = {
  children: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** Quiet words after the heading, such as a count. */
  aside?: ReactNode;
  /** At the right: a link to all of it, buttons. */
  action?: ReactNode;
  /** Hangs its number from the wire, for what is done in steps. */
  step?: number | undefined;
  /** The stretch of wire that is live, as parts of its length from 0 to 1. */
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
