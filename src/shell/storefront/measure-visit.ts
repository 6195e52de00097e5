import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { measuredPage, PAGE_SPEED_PATH, SPEED_METRICS, type SpeedMetric } from '#office/status/page-speed.ts';
import { t } from '#shared/language/t.ts';

/** What browsers say of their connection and of what they are asked for; not all do. */
interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether a browser asks not to be tracked, or to save data. */
export function asksForPrivacy({ globalPrivacyControl, doNotTrack, connection }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || connection?.saveData === true;
}

/**
 * Sends once how fast this page was, when it is left: without cookies, and with nothing about its visitor. Nothing is
 * measured where the browser asks for privacy.
 * @param pathname of the page that was loaded
 */
export function measureVisit(pathname: string): void {
  if (asksForPrivacy(navigator as Wishes)) return;
  const values: Partial<Record<SpeedMetric, number>> = {};
  const note = ({ name, value }: { readonly name: string; readonly value: number }) => {
    const metric = name.toLowerCase() as SpeedMetric;
    const most = SPEED_METRICS[metric].most;
    values[metric] = metric === 'cls' ? Math.min(most, Number(value.toFixed(4))) : Math.min(most, Math.round(value));
  };
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(note);
  const send = () => {
    // The measuring library notes its last values in the same moment, and before, because it listens on the document.
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    removeEventListener('visibilitychange', send);
    const connection = (navigator as Wishes).connection?.effectiveType;
    void fetch(`/api${PAGE_SPEED_PATH}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        page: measuredPage(pathname.slice(t('language.path').length) || '/'),
        language: t('language.code'),
        ...(connection && { connection }),
        ...values,
      }),
    }).catch(() => {});
  };
  addEventListener('visibilitychange', send);
}
