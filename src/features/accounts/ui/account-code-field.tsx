import { TextField } from '#design/text-field.tsx';

export type AccountCodeFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

/** The code of a mail, pasted or typed, in small letters or with spaces. */
export function AccountCodeField({ value, error, onChange }: AccountCodeFieldProps) {
  return (
    <TextField
      label="Code we mailed you"
      name="code"
      hint="Eight letters and digits, such as K7QM-3XVD"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      required
    />
  );
}
