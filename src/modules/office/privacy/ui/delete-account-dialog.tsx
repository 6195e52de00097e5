import { useState } from 'react';
import { Dialog } from '#design/overlays/dialog.tsx';
import { deleteAccount, notSettled } from '#office/privacy/contract.ts';
import { ChangeForm } from '#people/accounts/ui/own-account/change-form.tsx';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import styles from './own-data.module.css';

export type DeleteAccountDialogProps = { open: boolean; isSeller: boolean; onClose: () => void };

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ open, isSeller, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete account?" size="sm">
      <DeleteForm isSeller={isSeller} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ isSeller, onClose }: Omit<DeleteAccountDialogProps, 'open'>) {
  const { busy, faults, fault, change } = useChange();
  const { signOut } = useSession();
  const [password, setPassword] = useState('');
  const [open, setOpen] = useState<string>();

  async function remove() {
    if (password === '') return fault({ password: 'Password is required' });
    setOpen(undefined);
    const done = await change(() => call(deleteAccount, { password }).catch(sayWhatIsOpen));
    if (done) await signOut();
  }

  /** It stays to be read, where a toast would go. */
  function sayWhatIsOpen(error: unknown) {
    if (!(error instanceof Problem) || error.code !== notSettled.code) throw error;
    setOpen(error.message);
    return undefined;
  }

  return (
    <ChangeForm verb="Delete account" tone="danger" busy={busy} faults={faults} onCancel={onClose} onSubmit={remove}>
      <p>This cannot be undone.</p>
      <ul className={styles.consequences}>
        <li>You’ll be signed out on all devices, and your e-mail address can be used to register again.</li>
        {isSeller ? (
          <li>We keep your orders, with the name, GST number and address on their invoices.</li>
        ) : (
          <>
            <li>Your addresses, cart and reviews will be deleted.</li>
            <li>
              We keep your orders for our accounts, without your name, street and phone. You can no longer return them.
            </li>
          </>
        )}
      </ul>
      <div aria-live="polite">{open && <p className={styles.refusal}>{open}</p>}</div>
      <OwnPasswordField value={password} error={faults.password} onChange={setPassword} />
    </ChangeForm>
  );
}
