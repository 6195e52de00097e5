import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';

export type AccountCodeFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

/** The code of a mail, typed, pasted or filled in by the phone. */
export function AccountCodeField({ value, error, onChange }: AccountCodeFieldProps) {
  return (
    <OneTimeCodeField
      label="Code we mailed you"
      name="code"
      hint="6 digits"
      value={value}
      error={error}
      onChange={onChange}
      required
    />
  );
}
