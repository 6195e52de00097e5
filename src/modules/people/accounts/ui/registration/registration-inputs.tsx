import CircleCheck from 'lucide-react/icons/circle-check';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { passwordAdvice } from '#people/accounts/password/password-advice.ts';
import { FIELD_LABELS } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { stateName } from '#people/addresses/state.ts';
import { readGstin, tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { t } from '#shared/language/t.ts';
import type { RegistrationInHand } from './use-registration.ts';
import type { Typed } from './use-typed-fields.ts';

export type RegistrationInputsProps = {
  kind: 'shopper' | 'seller';
  registration: RegistrationInHand;
};

/** The fields of step 1; in step 2 they are read-only. */
export function RegistrationInputs({ kind, registration }: RegistrationInputsProps) {
  const { typed, faults, step, type, leave, announces } = registration;
  const bound = (field: keyof Typed) => ({
    label: FIELD_LABELS[field],
    name: field,
    value: typed[field],
    error: faults[field],
    announces,
    disabled: step === 2,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(field, event.currentTarget.value),
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(field, event),
  });
  /** Hints are shown only while the fields can be edited. */
  const help = (hint: ReactNode) => (step === 1 ? hint : undefined);
  return (
    <>
      <TextField
        {...bound('userName')}
        autoComplete="nickname"
        autoCapitalize={kind === 'seller' ? 'words' : 'none'}
        spellCheck={false}
        hint={help(
          kind === 'seller' ? t('people.accounts.register.shopNameHint') : t('people.accounts.register.userNameHint'),
        )}
      />
      <EmailField {...bound('email')} autoComplete="username" hint={help(t('people.accounts.register.emailHint'))} />
      <PasswordField
        {...bound('password')}
        autoComplete="new-password"
        hint={help(<PasswordHints password={typed.password} />)}
        // The hint changes with each character, so announcing it would disturb screen reader users.
        announces={announces && faults.password !== undefined}
      />
      <div className={kind === 'seller' ? styles.pair : undefined}>
        <TextField
          {...bound('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          sign="+91"
          hint={help(t('people.accounts.register.mobileHint'))}
        />
        {kind === 'seller' && (
          <TextField
            {...bound('gstNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputClassName={styles.capitals}
            hint={help(registeredIn(typed.gstNumber) ?? t('people.accounts.register.gstHint'))}
          />
        )}
      </div>
    </>
  );
}

/** The state of a valid GST number; undefined if it is not valid. */
function registeredIn(gstNumber: string): string | undefined {
  const state = readGstin(tidyGstin(gstNumber))?.slice(0, 2);
  return state && t('people.accounts.register.gstState', { state: stateName(state) });
}

/** The hint beside a new password, with a tick once it would be accepted. */
function PasswordHints({ password }: { password: string }) {
  const { text, isTaken } = passwordAdvice(password);
  return (
    <span className={styles.advice}>
      {isTaken && <CircleCheck aria-hidden="true" />}
      {text}
    </span>
  );
}
