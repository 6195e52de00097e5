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
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './own-data.module.css';

/** Buttons to download one's own data and to delete the account. */
export function OwnData({ isSeller = false }: { isSeller?: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className={styles.heading}>
        {t('office.privacy.title')}
      </h2>
      <p className={styles.lead}>
        {rich('office.privacy.lead', { link: words => <Link to={paths.privacy}>{words}</Link> })}
      </p>
      <div className={styles.acts}>
        <a href={fileAddress(ACCOUNT_EXPORT_PATH)} className={buttonClass({})}>
          <Download aria-hidden="true" />
          {t('office.privacy.download')}
        </a>
        <Button tone="quiet" className={styles.delete} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t('office.privacy.delete')}
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
    <Dialog open={open} onClose={onClose} title={t('office.privacy.deleteAsk')} size="sm">
      <DeleteForm isSeller={isSeller} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ isSeller, onClose }: Omit<DeleteAccountDialogProps, 'open'>) {
  const { signOut } = useSession();
  const form = useForm({
    start: { password: '' },
    send: ({ password }) =>
      password === '' ? { faults: { password: t('office.privacy.password') } } : call(deleteAccount, { password }),
    // Shown in the dialog, because a toast would disappear.
    refused: ({ code }) => (code === notSettled.code ? null : undefined),
    onDone: () => void signOut(),
  });
  const open = form.problem?.code === notSettled.code ? form.problem.message : undefined;

  return (
    <DialogForm form={form} verb={t('office.privacy.delete')} tone="danger" onCancel={onClose}>
      <p>{t('office.privacy.final')}</p>
      <ul className={styles.consequences}>
        <li>{t('office.privacy.signedOut')}</li>
        {isSeller ? (
          <li>{t('office.privacy.keptOfSeller')}</li>
        ) : (
          <>
            <li>{t('office.privacy.goes')}</li>
            <li>{t('office.privacy.kept')}</li>
          </>
        )}
      </ul>
      <div aria-live="polite">{open && <p className={styles.refusal}>{open}</p>}</div>
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}
