import { classes } from './classes.ts';
import styles from './star.module.css';

/** The star of ratings, filled; `hollow` for one not given. */
export function Star({ hollow = false, className }: { hollow?: boolean | undefined; className?: string | undefined }) {
  return (
    <svg className={classes(styles.star, hollow && styles.hollow, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6z" />
    </svg>
  );
}
