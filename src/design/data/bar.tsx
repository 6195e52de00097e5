import { classes } from '#design/theme/classes.ts';
import styles from './bar.module.css';

export type BarProps = {
  /** The filled part, 0 to 1. */
  part: number;
  tone?: 'ink' | 'good' | 'bad' | 'low' | 'muted' | 'volt' | undefined;
  className?: string | undefined;
};

/** A share as a bar, for histograms. Hidden from screen readers: show its number beside it. */
export function Bar({ part, tone = 'ink', className }: BarProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
  return (
    <svg className={classes(styles.bar, styles[tone], className)} aria-hidden="true">
      <rect width={width} height="100%" rx="2" />
    </svg>
  );
}
