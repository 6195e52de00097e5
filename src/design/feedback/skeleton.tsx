import { classes } from '#design/theme/classes.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` is one line, `block` fills the box its class gives it. */
  shape?: 'text' | 'block' | undefined;
  /** How much of the line a `text` takes. */
  length?: 'short' | 'medium' | 'long' | undefined;
  className?: string | undefined;
};

/** A placeholder of the final size. Hidden from screen readers: mark the region `aria-busy`. */
export function Skeleton({ shape = 'text', length = 'long', className }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[shape], styles[length], className)} aria-hidden="true" />;
}
