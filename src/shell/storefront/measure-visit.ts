import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { measuredPage, PAGE_SPEED_PATH, SPEED_METRICS, type SpeedMetric } from '#office/status/page-speed.ts';

interface Connected extends Navigator {
  readonly connection?: { readonly effectiveType?: string };
}

/**
 * Sends once how fast this page was, when it is left: without cookies, and with nothing about its visitor.
 * @param path of the page that was loaded, without its language
 */
export function measureVisit(path: string, language: string): void {
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
    const connection = (navigator as Connected).connection?.effectiveType;
    void fetch(`/api${PAGE_SPEED_PATH}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: measuredPage(path), language, ...(connection && { connection }), ...values }),
    }).catch(() => {});
  };
  addEventListener('visibilitychange', send);
}
