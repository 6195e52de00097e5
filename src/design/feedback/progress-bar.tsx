import { classes } from '#design/theme/classes.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  /** 0 to `max`; left out, it says only that something is under way. */
  value?: number | undefined;
  max?: number | undefined;
  className?: string | undefined;
};

/** How far a piece of work has come. */
export function ProgressBar({ label, value, max = 100, className }: ProgressBarProps) {
  return <progress className={classes(styles.progress, className)} aria-label={label} value={value} max={max} />;
}
