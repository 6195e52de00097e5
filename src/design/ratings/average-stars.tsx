import { useId } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './average-stars.module.css';
import { STAR_PATH } from './star-path.ts';

const STEP = 18;
const WIDTH = 5 * STEP - 2;
const STARS = [0, 1, 2, 3, 4];

/** An average as five stars, filled as far as it goes. For the eye alone: its number stands beside it. */
export function AverageStars({ value, className }: { value: number; className?: string | undefined }) {
  const id = useId();
  const whole = Math.floor(value);
  // A part of a star is a part of its own width; the room between two stars is passed over.
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
