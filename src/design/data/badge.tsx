import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './badge.module.css';

export type BadgeProps = {
  /** `plain` states, `low` warns in red words, `out` is reversed on ink, `volt` is the live one, `good` is green words. */
  tone?: 'plain' | 'low' | 'out' | 'volt' | 'good' | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A word or two on a picture or beside a heading. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>;
}
