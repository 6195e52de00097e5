import type { ComponentProps } from 'react';
import { PasswordField } from '#design/fields/password-field.tsx';
import { t } from '#shared/language/t.ts';

export type OwnPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

/** The signed-in user's password, asked for again before an important or irreversible change. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return (
    <PasswordField {...props} label={t('people.accounts.own.password')} autoComplete="current-password" required />
  );
}
