import { useState } from 'react';
import { PasswordField } from '#design/fields/password-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { changePassword } from '#people/accounts/own-account.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-sentence.ts';
import { call } from '#shared/api/browser-call.ts';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

/** Asks for the old password and the new one. */
export function ChangePasswordDialog({ open, email, ...rest }: ChangeProps & { email: string }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Change password" size="sm">
      <PasswordForm email={email} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ email, onClose, onChanged }: Omit<ChangeProps, 'open'> & { email: string }) {
  const { busy, faults, fault, change } = useChange();
  const [oldPassword, setOld] = useState('');
  const [password, setNew] = useState('');

  async function save() {
    const weak = passwordSentence(password);
    if (oldPassword === '' || weak)
      return fault({
        ...(oldPassword === '' && { oldPassword: 'Old password is required' }),
        ...(weak && { password: weak }),
      });
    if (await change(() => call(changePassword, { oldPassword, password }))) onChanged();
  }

  return (
    <ChangeForm verb="Change password" busy={busy} faults={faults} onCancel={onClose} onSubmit={save}>
      {/* Password managers need to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Old password"
        name="oldPassword"
        autoComplete="current-password"
        value={oldPassword}
        error={faults.oldPassword}
        onChange={event => setOld(event.currentTarget.value)}
        required
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. You will be signed out on all other devices."
        value={password}
        error={faults.password}
        onChange={event => setNew(event.currentTarget.value)}
        required
      />
    </ChangeForm>
  );
}
