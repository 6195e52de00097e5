import { OneTimeCodeField, type OneTimeCodeFieldProps } from '#design/fields/one-time-code-field.tsx';

/** The code of a mail, typed, pasted or filled in by the phone. */
export function AccountCodeField(props: Pick<OneTimeCodeFieldProps, 'name' | 'value' | 'error' | 'onChange'>) {
  return <OneTimeCodeField {...props} label="Code we mailed you" hint="6 digits" required />;
}
