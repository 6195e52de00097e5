import type { ChangeEvent } from 'react';
import styles from './one-time-code-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type OneTimeCodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'after' | 'sign' | 'icon' | 'onChange' | 'maxLength'
> & {
  length?: number | undefined;
  /** Gets digits only: spaces and dashes of a pasted code are dropped. */
  onChange?: ((code: string) => void) | undefined;
  /** Called once with the code when the last digit has been typed or filled in. */
  onComplete?: ((code: string) => void) | undefined;
};

/** A code from a message. One input, so that pasting, the phone's own suggestion and screen readers all work. */
export function OneTimeCodeField({ length = 6, onChange, onComplete, ...props }: OneTimeCodeFieldProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, '').slice(0, length);
    event.target.value = code;
    onChange?.(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <TextField
      {...props}
      onChange={take}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
      spellCheck={false}
      inputClassName={styles.code}
    />
  );
}
