import { classes } from '#design/theme/classes.ts';
import styles from './star.module.css';
import { STAR_PATH } from './star-path.ts';

/** The star of ratings, filled; `hollow` for one not given. */
export function Star({ hollow = false, className }: { hollow?: boolean | undefined; className?: string | undefined }) {
  return (
    <svg className={classes(styles.star, hollow && styles.hollow, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={STAR_PATH} />
    </svg>
  );
}
