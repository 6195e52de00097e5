import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import { stayOnThisPage } from '#shared/page/waiting.ts';
import styles from './offline-notice.module.css';

/**
 * While offline, keeps the current page, because leaving it would show the browser's own error page. A link that was
 * followed meanwhile opens when the network is back.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(heedNetwork, () => navigator.onLine, thereIsOne);
  const waiting = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const [isTrying, setTrying] = useState(false);
  const isHeld = waiting.state === 'blocked';

  useEffect(() => {
    if (isOnline && waiting.state === 'blocked') waiting.proceed();
  }, [isOnline, waiting]);

  useEffect(() => {
    if (isHeld) stayOnThisPage();
  }, [isHeld]);

  useEffect(() => (isOnline ? undefined : holdIntent()), [isOnline]);

  // The browser may be wrong about the network; a request to the shop is not.
  async function tryNow() {
    setTrying(true);
    const isThere = await fetch('/healthz').then(
      answer => answer.ok,
      () => false,
    );
    setTrying(false);
    if (isThere && waiting.state === 'blocked') waiting.proceed();
  }

  return (
    <div className={styles.region} role="status">
      {!isOnline && (
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
      )}
    </div>
  );
}

function heedNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Blocks the router's prefetching of links while offline. A failed prefetch makes the framework reload the page, which
 * would show the browser's error page.
 */
function holdIntent(): () => void {
  // Moving the pointer from one element to a link is one event, whose relatedTarget is the link.
  const hold = (event: Event) => {
    const to = event instanceof MouseEvent && event.type === 'mouseout' ? event.relatedTarget : event.target;
    if (to instanceof Element && to.closest('a')) event.stopPropagation();
  };
  const signs = ['mouseover', 'mouseout', 'focusin', 'touchstart'];
  for (const sign of signs) window.addEventListener(sign, hold, true);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, hold, true);
  };
}

/** The server renders as if online. */
const thereIsOne = () => true;
