import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './radio-tile.module.css';
import tick from './tick.module.css';

export type RadioTileProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** What choosing it means, under the label. */
  children?: ReactNode;
  icon?: ReactNode;
  /** A control of its own at the end, such as Edit; it is outside the label. */
  action?: ReactNode;
};

/** One of a few large choices: an address, a way to pay. */
export function RadioTile({ label, children, icon, action, className, ...rest }: RadioTileProps) {
  return (
    <div className={classes(styles.tile, className)}>
      <label className={styles.label}>
        <input type="radio" {...rest} className={classes(tick.tick, tick.dot)} />
        <span className={styles.text}>
          <b className={styles.title}>{label}</b>
          {children != null && <span className={styles.body}>{children}</span>}
        </span>
        {icon != null && <span className={styles.icon}>{icon}</span>}
      </label>
      {action != null && <span className={styles.action}>{action}</span>}
    </div>
  );
}
