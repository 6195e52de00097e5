import { Dialog } from '#design/overlays/dialog.tsx';
import { deleteAccount, notSettled } from '#office/privacy/contract.ts';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
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
  const { signOut } = useSession();
  const form = useForm({
    start: { password: '' },
    send: ({ password }) =>
      password === '' ? { faults: { password: 'Password is required' } } : call(deleteAccount, { password }),
    // It stays to be read, where a toast would go.
    refused: ({ code }) => (code === notSettled.code ? null : undefined),
    onDone: () => void signOut(),
  });
  const open = form.problem?.code === notSettled.code ? form.problem.message : undefined;

  return (
    <DialogForm form={form} verb="Delete account" tone="danger" onCancel={onClose}>
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
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}
