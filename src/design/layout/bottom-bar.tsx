import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  children: ReactNode;
  className?: string | undefined;
}

/** For phones, fixed at the bottom in place of the navigation: what is paid, and the button that goes on. */
export function BottomBar({ children, className }: BottomBarProps) {
  return (
    <div className={classes(styles.bar, className)} data-bar="bottom">
      {children}
    </div>
  );
}
