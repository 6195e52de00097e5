import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classes } from '#design/theme/classes.ts';
import field from './field.module.css';
import styles from './field-group.module.css';

export type FieldGroupProps = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  error?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** Controls that answer one question together: radio buttons, check boxes, a range. */
export function FieldGroup({ legend, legendHidden, error, children, className }: FieldGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={classes(styles.group, className)} aria-describedby={error != null ? errorId : undefined}>
      <legend className={legendHidden ? field.unseen : styles.legend}>{legend}</legend>
      {children}
      <div id={errorId} aria-live="polite" className={field.notes}>
        {error != null && (
          <p className={field.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
