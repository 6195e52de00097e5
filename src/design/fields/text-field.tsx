import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import control from './control.module.css';
import { Field, type FieldLook, splitFieldProps } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldLook> &
  FieldLook & {
    /** A sign in front of the value, such as ₹ or +91. */
    sign?: string | undefined;
    /** An icon in front of the value. */
    icon?: ReactNode;
    /** A control at the end, inside the box. */
    after?: ReactNode;
    /** Classes for the input itself; `className` goes to the whole field. */
    inputClassName?: string | undefined;
  };

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { look, rest } = splitFieldProps(props);
  const { sign, icon, after, inputClassName, ...input } = rest;
  return (
    <Field {...look}>
      {wiring => (
        <span className={control.row}>
          {(sign ?? icon) != null && <span className={control.before}>{sign ?? icon}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes(
              control.control,
              sign != null && (sign.length > 1 ? control.withWord : control.withSign),
              icon != null && control.withIcon,
              after != null && control.withAfter,
              inputClassName,
            )}
          />
          {after != null && <span className={control.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
