import { useState } from 'react';
import { EmailField } from '#design/fields/email-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { askNewEmail, confirmNewEmail } from '#people/accounts/own-account.contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { AccountCodeField } from './account-code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

/** A change of the account in a dialog. */
export type ChangeProps = {
  open: boolean;
  onClose: () => void;
  /** The change is made and told. */
  onChanged: () => void;
};

/** Asks for another address, and then for the code that went to it. */
export function ChangeEmailDialog({ open, ...rest }: ChangeProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Change email" size="sm">
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
    <DialogForm form={form} verb="Send code" onCancel={onClose}>
      <EmailField {...form.bound('email')} label="New email" autoComplete="email" required />
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
    <DialogForm form={form} verb="Change email" onCancel={onClose}>
      <p className={styles.lead}>We have sent a code to {asked.email}. It is valid for 15 minutes.</p>
      <AccountCodeField {...form.bound('code')} />
    </DialogForm>
  );
}
