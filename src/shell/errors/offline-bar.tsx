import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import styles from './offline-notice.module.css';

export interface OfflineBarProps {
  /** A link was followed and waits for the network. */
  isHeld: boolean;
  /** Opens what waits, if the shop answers. */
  onThere: () => void;
}

/** What is shown while offline. A file of its own, because most visits need none of it. */
export function OfflineBar({ isHeld, onThere }: OfflineBarProps) {
  const [isTrying, setTrying] = useState(false);

  // The browser may be wrong about the network; a request to the shop is not.
  async function tryNow() {
    setTrying(true);
    const isThere = await fetch('/healthz').then(
      answer => answer.ok,
      () => false,
    );
    setTrying(false);
    if (isThere) onThere();
  }

  return (
    <div className={styles.notice}>
      <WifiOff aria-hidden="true" />
      <p className={styles.text}>
        <b>{t('shell.errors.notice.offline')}</b>{' '}
        {isHeld ? t('shell.errors.notice.held') : t('shell.errors.notice.browse')}
      </p>
      {isHeld && (
        <Button size="sm" busy={isTrying} onClick={() => void tryNow()}>
          {t('shell.errors.tryAgain')}
        </Button>
      )}
    </div>
  );
}
