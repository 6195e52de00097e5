import { useId } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './average-stars.module.css';
import { STAR_PATH } from './star-path.ts';

const STEP = 18;
const WIDTH = 5 * STEP - 2;
const STARS = [0, 1, 2, 3, 4];

/** An average as five partly filled stars. Hidden from screen readers: show its number beside it. */
export function AverageStars({ value, className }: { value: number; className?: string | undefined }) {
  const id = useId();
  const whole = Math.floor(value);
  // Only the stars' own width counts, not the gaps between them.
  const filled = Math.min(WIDTH, whole * STEP + (value - whole) * 16);
  return (
    <svg className={classes(styles.stars, className)} viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
      <clipPath id={id}>
        <rect width={filled} height="16" />
      </clipPath>
      <g className={styles.hollow}>
        {STARS.map(at => (
          <path key={at} d={STAR_PATH} transform={`translate(${at * STEP})`} />
        ))}
      </g>
      <g clipPath={`url(#${id})`}>
        {STARS.map(at => (
          <path key={at} d={STAR_PATH} transform={`translate(${at * STEP})`} />
        ))}
      </g>
    </svg>
  );
}
