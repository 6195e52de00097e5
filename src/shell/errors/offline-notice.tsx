import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { optionalPart } from '#routing/optional-part.ts';
import { stayOnThisPage } from '#shared/page/waiting.ts';
import styles from './offline-notice.module.css';

/** Who loses the network in the first seconds goes on without the words; links wait all the same. */
const OfflineBar = optionalPart(async () => (await import('./offline-bar.tsx')).OfflineBar);

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
  const isHeld = waiting.state === 'blocked';

  useEffect(() => {
    if (isOnline && waiting.state === 'blocked') waiting.proceed();
  }, [isOnline, waiting]);

  useEffect(() => {
    if (isHeld) stayOnThisPage();
  }, [isHeld]);

  useEffect(() => (isOnline ? undefined : holdIntent()), [isOnline]);

  return (
    <div className={styles.region} role="status">
      {!isOnline && (
        <Suspense>
          <OfflineBar isHeld={isHeld} onThere={() => waiting.state === 'blocked' && waiting.proceed()} />
        </Suspense>
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
