import type { ComponentProps } from 'react';
import { PasswordField } from '#design/fields/password-field.tsx';

export type OwnPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

/** The password of whoever is signed in, asked for again before something that can't be taken back. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return <PasswordField {...props} label="Your password" autoComplete="current-password" required />;
}
