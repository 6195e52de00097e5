import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, said to a screen reader and shown as a tip. */
  label: string;
  icon: ReactNode;
  tone?: 'quiet' | 'outline' | 'raised' | undefined;
};

/** A square button that is only an icon. */
export function IconButton({ label, icon, tone = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles.button, styles[tone], className)}
    >
      {icon}
    </button>
  );
}
