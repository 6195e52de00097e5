import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { FIELD_LABELS } from '#features/accounts/field-labels.ts';
import styles from './form.module.css';
import type { RegistrationInHand, Typed } from './use-registration.ts';

export type RegistrationInputsProps = {
  kind: 'shopper' | 'seller';
  registration: RegistrationInHand;
};

/** The fields of step 1; in step 2 they are there to be read. */
export function RegistrationInputs({ kind, registration }: RegistrationInputsProps) {
  const { typed, faults, step, type } = registration;
  const bound = (field: keyof Typed) => ({
    label: FIELD_LABELS[field],
    name: field,
    value: typed[field],
    error: faults[field],
    disabled: step === 2,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => type(field, event.currentTarget.value),
  });
  return (
    <>
      <TextField
        {...bound('userName')}
        autoComplete="nickname"
        autoCapitalize={kind === 'seller' ? 'words' : 'none'}
        spellCheck={false}
        hint={kind === 'seller' ? 'Shoppers see it as the name of your shop' : undefined}
      />
      <TextField
        {...bound('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...bound('password')} autoComplete="new-password" hint="At least 8 characters" />
      <div className={kind === 'seller' ? styles.pair : undefined}>
        <TextField {...bound('mobile')} type="tel" inputMode="tel" autoComplete="tel-national" sign="+91" />
        {kind === 'seller' && (
          <TextField {...bound('gstNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        )}
      </div>
    </>
  );
}
