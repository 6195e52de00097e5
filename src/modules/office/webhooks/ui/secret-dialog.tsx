import { Button } from '#design/buttons/button.tsx';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { t } from '#shared/language/t.ts';
import styles from './webhooks.module.css';

/** A secret to copy, shown once. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  return (
    <Dialog open={secret !== undefined} onClose={onClose} title={t('office.webhooks.made')} size="sm">
      {secret !== undefined && (
        <>
          <p>{t('office.webhooks.madeText')}</p>
          <p className={styles.secret}>
            <code>{secret}</code>
          </p>
          <div className={styles.acts}>
            <CopyButton tone="primary" text={secret} label={t('office.webhooks.copySecret')} />
            <Button onClick={onClose}>{t('design.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
