import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import tick from './tick.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
};

/** A radio button with its label. Give all of a group the same `name` and put them in a `FieldGroup`. */
export function Radio({ label, hint, aside, className, ...rest }: RadioProps) {
  return (
    <label className={classes(tick.row, hint != null && tick.top, className)}>
      <input type="radio" {...rest} className={classes(tick.tick, tick.dot)} />
      <span className={tick.text}>
        <span className={classes(aside != null && tick.strong)}>{label}</span>
        {hint != null && <span className={tick.hint}>{hint}</span>}
      </span>
      {aside != null && <span className={tick.aside}>{aside}</span>}
    </label>
  );
}
