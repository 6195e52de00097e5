import { PasswordField } from '#design/fields/password-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { changePassword } from '#people/accounts/own-account.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-sentence.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ChangeProps } from './change-email-dialog.tsx';

/** Asks for the old password and the new one. */
export function ChangePasswordDialog({ open, email, ...rest }: ChangeProps & { email: string }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Change password" size="sm">
      <PasswordForm email={email} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ email, onClose, onChanged }: Omit<ChangeProps, 'open'> & { email: string }) {
  const form = useForm({
    start: { oldPassword: '', password: '' },
    send: typed => {
      const faults = faultsIn({
        oldPassword: typed.oldPassword === '' && 'Old password is required',
        password: passwordSentence(typed.password),
      });
      return faults ? { faults } : call(changePassword, typed);
    },
    onDone: onChanged,
  });
  return (
    <DialogForm form={form} verb="Change password" onCancel={onClose}>
      {/* Password managers need to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...form.bound('oldPassword')} label="Old password" autoComplete="current-password" required />
      <PasswordField
        {...form.bound('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. You will be signed out on all other devices."
        required
      />
    </DialogForm>
  );
}
