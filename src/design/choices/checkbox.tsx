import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import tick from './tick.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  /** Keep the label for the ear only, as in a table's first column. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** At the row's end, such as a count. */
  aside?: ReactNode;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean | undefined;
};

/** A check box with its label; the whole row is the target. */
export function Checkbox({
  label,
  labelHidden,
  hint,
  aside,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes(tick.row, hint != null && tick.top, className)}>
      <input type="checkbox" {...rest} ref={ref} className={tick.tick} />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={tick.text}>
          <span className={classes(aside != null && tick.strong)}>{label}</span>
          {hint != null && <span className={tick.hint}>{hint}</span>}
        </span>
      )}
      {aside != null && <span className={tick.aside}>{aside}</span>}
    </label>
  );
}
