import { classes } from '#design/theme/classes.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  /** 0 to `max`; without it the bar is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  className?: string | undefined;
};

/** The progress of a task. */
export function ProgressBar({ label, value, max = 100, className }: ProgressBarProps) {
  return <progress className={classes(styles.progress, className)} aria-label={label} value={value} max={max} />;
}
