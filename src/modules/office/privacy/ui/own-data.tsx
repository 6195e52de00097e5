import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Dialog } from '#design/overlays/dialog.tsx';
import { deleteAccount, notSettled } from '#office/privacy/contract.ts';
import { ACCOUNT_EXPORT_PATH } from '#office/privacy/export-path.ts';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './own-data.module.css';

/** Buttons to download one's own data and to delete the account. */
export function OwnData({ isSeller = false }: { isSeller?: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className={styles.heading}>
        Your data
      </h2>
      <p className={styles.lead}>
        Download one file with everything we hold about you. See what we keep and why in our{' '}
        <Link to={paths.privacy}>privacy policy</Link>.
      </p>
      <div className={styles.acts}>
        <a href={`/api${ACCOUNT_EXPORT_PATH}`} download="my-data.json" className={buttonClass({})}>
          <Download aria-hidden="true" />
          Download my data
        </a>
        <Button tone="quiet" className={styles.delete} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog open={isConfirming} isSeller={isSeller} onClose={() => setConfirming(false)} />
    </section>
  );
}

type DeleteAccountDialogProps = { open: boolean; isSeller: boolean; onClose: () => void };

/** Says what is deleted and what is kept, and isConfirming for the password. */
function DeleteAccountDialog({ open, isSeller, onClose }: DeleteAccountDialogProps) {
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
    // Shown in the dialog, because a toast would disappear.
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
