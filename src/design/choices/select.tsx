import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import control from '#design/fields/control.module.css';
import { Field, type FieldLook, splitFieldProps } from '#design/fields/field.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './select.module.css';

export type Choice = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<ComponentProps<'select'>, keyof FieldLook> &
  FieldLook & {
    choices: readonly Choice[];
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined;
    /** Puts the label inside the box, before the value: "Sort by Newest". For tool bars. */
    inline?: boolean | undefined;
  };

/** The browser's own list, dressed. */
export function Select(props: SelectProps) {
  const { look, rest } = splitFieldProps(props);
  const { choices, placeholder, inline, ...select } = rest;
  return (
    <Field
      {...look}
      labelHidden={inline || look.labelHidden}
      className={classes(inline && styles.inline, look.className)}
    >
      {wiring => (
        <span className={styles.box}>
          {inline && (
            <span className={styles.word} aria-hidden="true">
              {look.label}
            </span>
          )}
          <select {...select} {...wiring} className={classes(control.control, styles.select)}>
            {placeholder != null && (
              <option value="" disabled={select.required}>
                {placeholder}
              </option>
            )}
            {choices.map(choice => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
