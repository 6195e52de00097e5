import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './field.module.css';

export type FieldLook = {
  label: ReactNode;
  /** One line of help under the field; it makes way for an error. */
  hint?: ReactNode;
  /** What is wrong and what is allowed. Marks the field as invalid. */
  error?: ReactNode;
  /** Quiet words after the label, such as "optional". */
  aside?: ReactNode;
  /** Marks a value that differs from the saved one. */
  changed?: boolean | undefined;
  /** For screen readers only, such as the label of a search field. */
  labelHidden?: boolean | undefined;
  /** Whether hint and error are live regions. Not where the focus moves to the field, which reads them too. */
  announces?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Attributes that connect a control with label, hint and error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A label, a control, and its hint or error. For custom controls; the usual ones are wrapped already. */
export function Field({ children, ...look }: FieldLook & { children: (control: ControlWiring) => ReactNode }) {
  const { label, hint, error, aside, changed, labelHidden, announces = true, className } = look;
  const made = useId();
  const id = look.id ?? made;
  const noteId = `${id}-note`;
  const wrong = error != null && error !== false && error !== '';
  const noted = wrong || (hint != null && hint !== '');
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.unseen)}>
        {label}
        {aside != null && <span className={styles.aside}>{aside}</span>}
        {changed && (
          <span className={styles.changed} title={t('design.field.changed')}>
            <span className={styles.unseen}>{t('design.field.changedWord')}</span>
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': noted ? noteId : undefined, 'aria-invalid': wrong || undefined })}
      <div id={noteId} aria-live={announces ? 'polite' : 'off'} className={styles.notes}>
        {wrong ? (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : (
          noted && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}

/** Splits a wrapped control's props into what the field shows and what the control takes. */
export function splitFieldProps<P extends FieldLook>(props: P): { look: FieldLook; rest: Omit<P, keyof FieldLook> } {
  const { label, hint, error, aside, changed, labelHidden, announces, id, className, ...rest } = props;
  return { look: { label, hint, error, aside, changed, labelHidden, announces, id, className }, rest };
}
