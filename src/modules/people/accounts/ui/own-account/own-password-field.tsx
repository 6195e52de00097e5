import { PasswordField } from '#design/fields/password-field.tsx';

export type OwnPasswordFieldProps = { value: string; error: string | undefined; onChange: (password: string) => void };

/** The password of whoever is signed in, asked for again before something that can't be taken back. */
export function OwnPasswordField({ value, error, onChange }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      required
    />
  );
}
