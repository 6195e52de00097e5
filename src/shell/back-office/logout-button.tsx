import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { t } from '#shared/language/t.ts';
import styles from './logout-button.module.css';

/** Ends the session; guarded pages then redirect to the login. An icon on phones. */
export function LogoutButton() {
  const { signOut } = useSession();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut().finally(() => setBusy(false));
  };
  return (
    <Button
      tone="quiet"
      className={styles.button}
      icon={<LogOut aria-hidden="true" />}
      busy={busy}
      onClick={leave}
      aria-label={t('shell.backOffice.logout')}
    >
      <span className={styles.word}>{t('shell.backOffice.logout')}</span>
    </Button>
  );
}
