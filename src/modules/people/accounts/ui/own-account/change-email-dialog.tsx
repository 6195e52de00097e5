import { useState } from 'react';
import { EmailField } from '#design/fields/email-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { askNewEmail, confirmNewEmail } from '#people/accounts/own-account.contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { AccountCodeField } from './account-code-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useChange } from './use-change.ts';

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
  const { busy, faults, fault, change } = useChange();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  async function ask() {
    const missing = {
      ...(email.trim() === '' && { email: required('email') }),
      ...(password === '' && { password: required('password') }),
    };
    if (Object.keys(missing).length > 0) return fault(missing);
    const answer = await change(() => call(askNewEmail, { email, password }));
    if (answer) onAsked({ email: email.trim(), change: answer.change });
  }

  return (
    <ChangeForm verb="Send code" busy={busy} faults={faults} onCancel={onClose} onSubmit={ask}>
      <EmailField
        label="New email"
        name="email"
        autoComplete="email"
        value={email}
        error={faults.email}
        onChange={event => setEmail(event.currentTarget.value)}
        required
      />
      <OwnPasswordField value={password} error={faults.password} onChange={setPassword} />
    </ChangeForm>
  );
}

function CodeForm({ asked, onClose, onChanged }: Omit<ChangeProps, 'open'> & { asked: Asked }) {
  const { busy, faults, change } = useChange();
  const [code, setCode] = useState('');
  const confirm = async () => {
    if (await change(() => call(confirmNewEmail, { change: asked.change, code }))) onChanged();
  };
  return (
    <ChangeForm verb="Change email" busy={busy} faults={faults} onCancel={onClose} onSubmit={confirm}>
      <p className={styles.lead}>We have sent a code to {asked.email}. It is valid for 15 minutes.</p>
      <AccountCodeField value={code} error={faults.code} onChange={setCode} />
    </ChangeForm>
  );
}
