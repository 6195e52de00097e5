import type { ChangeEvent } from 'react';
import { codeIn } from './one-time-code.ts';
import styles from './one-time-code-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The stylesheet draws this many. */
const PLACES = 6;

export type OneTimeCodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'after' | 'sign' | 'icon' | 'onChange' | 'maxLength'
> & {
  /** Called with digits only: from a pasted line of a mail, the code in it. */
  onChange?: ((code: string) => void) | undefined;
};

/**
 * A code from a message, with a place drawn for each digit. One input, so that pasting, the phone's own suggestion and
 * screen readers all work.
 */
export function OneTimeCodeField({ onChange, ...props }: OneTimeCodeFieldProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const code = codeIn(event.target.value, PLACES);
    event.target.value = code;
    onChange?.(code);
  };
  return (
    <TextField
      {...props}
      onChange={take}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${PLACES}}`}
      spellCheck={false}
      inputClassName={styles.code}
    />
  );
}
