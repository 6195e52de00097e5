import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import {
  askNewEmail,
  changeLanguage,
  changeMobile,
  changePassword,
  confirmNewEmail,
} from '#people/accounts/own-account.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { spokenOrEnglish } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import { OwnPasswordField } from './own-password-field.tsx';

/** Props of the dialogs that change the account. */
type ChangeProps = {
  open: boolean;
  onClose: () => void;
  /** Called once the change is saved. */
  onChanged: () => void;
};

/** Asks for the new address, then for the code that was mailed to it. */
export function ChangeEmailDialog({ open, ...rest }: ChangeProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('people.accounts.own.changeEmail')} size="sm">
      <EmailSteps {...rest} />
    </Dialog>
  );
}

type Asked = { readonly email: string; readonly change: Id<'account code'> };

function EmailSteps({ onClose, onChanged }: Omit<ChangeProps, 'open'>) {
  const [asked, setAsked] = useState<Asked>();
  return asked ? (
    <CodeForm asked={asked} onClose={onClose} onChanged={onChanged} />
  ) : (
    <AddressForm onClose={onClose} onAsked={setAsked} />
  );
}

function AddressForm({ onClose, onAsked }: { onClose: () => void; onAsked: (asked: Asked) => void }) {
  const form = useForm({
    start: { email: '', password: '' },
    send: ({ email, password }) => {
      const faults = faultsIn({
        email: email.trim() === '' && required('email'),
        password: password === '' && required('password'),
      });
      return faults ? { faults } : call(askNewEmail, { email, password });
    },
    onDone: ({ change }) => onAsked({ email: form.typed.email.trim(), change }),
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.sendCode')} onCancel={onClose}>
      <EmailField {...form.bound('email')} label={t('people.accounts.own.newEmail')} autoComplete="email" required />
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}

function CodeForm({ asked, onClose, onChanged }: Omit<ChangeProps, 'open'> & { asked: Asked }) {
  const form = useForm({
    start: { code: '' },
    send: ({ code }) => call(confirmNewEmail, { change: asked.change, code }),
    onDone: onChanged,
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.changeEmail')} onCancel={onClose}>
      <p className={styles.lead}>{t('people.accounts.own.codeSentTo', { email: asked.email })}</p>
      <OneTimeCodeField
        {...form.bound('code')}
        label={t('people.accounts.code.mailed')}
        hint={t('people.accounts.code.digits')}
        required
      />
    </DialogForm>
  );
}

export function ChangeMobileDialog({ open, ...rest }: ChangeProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('people.accounts.own.changeMobile')} size="sm">
      <MobileForm {...rest} />
    </Dialog>
  );
}

function MobileForm({ onClose, onChanged }: Omit<ChangeProps, 'open'>) {
  const form = useForm({ start: { mobile: '' }, send: typed => call(changeMobile, typed), onDone: onChanged });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.save')} onCancel={onClose}>
      <TextField
        {...form.bound('mobile')}
        label={t('people.accounts.own.newMobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        sign="+91"
        required
      />
    </DialogForm>
  );
}

export function ChangeLanguageDialog({ open, language, ...rest }: ChangeProps & { language: string }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('people.accounts.own.changeLanguage')} size="sm">
      <LanguageForm language={language} {...rest} />
    </Dialog>
  );
}

function LanguageForm({ language, onClose, onChanged }: Omit<ChangeProps, 'open'> & { language: string }) {
  const form = useForm({
    start: { language: spokenOrEnglish(language) },
    send: typed => call(changeLanguage, typed),
    onDone: onChanged,
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.save')} onCancel={onClose}>
      <Select
        {...form.bound('language')}
        label={t('people.accounts.own.language')}
        hint={t('people.accounts.own.languageHint')}
        choices={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </DialogForm>
  );
}

export function ChangePasswordDialog({ open, email, ...rest }: ChangeProps & { email: string }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('people.accounts.own.changePassword')} size="sm">
      <PasswordForm email={email} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ email, onClose, onChanged }: Omit<ChangeProps, 'open'> & { email: string }) {
  const form = useForm({
    start: { oldPassword: '', password: '' },
    send: typed => {
      const faults = faultsIn({
        oldPassword: typed.oldPassword === '' && t('people.accounts.fault.oldPassword'),
        password: passwordSentence(typed.password),
      });
      return faults ? { faults } : call(changePassword, typed);
    },
    onDone: onChanged,
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.changePassword')} onCancel={onClose}>
      {/* Tells password managers which account it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...form.bound('oldPassword')}
        label={t('people.accounts.own.oldPassword')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.bound('password')}
        label={t('people.accounts.reset.newPassword')}
        autoComplete="new-password"
        hint={t('people.accounts.own.passwordHint')}
        required
      />
    </DialogForm>
  );
}
