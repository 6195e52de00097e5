import { statfs } from 'node:fs/promises';
import type { FindLastBackup } from '#office/status/server/status-parts.ts';
import { countTries } from '#payments/payments/server/payments.ts';
import { countedProviders } from '#payments/payments/server/providers/counted-providers.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import { countDatabase } from '#platform/db/count-database.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { countCache } from '#platform/http/cache/count-cache.ts';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import type { JobOutcome } from '#platform/jobs/job-queue.ts';
import { countedMail } from '#platform/mail/counted-mail.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { countProcess } from '#platform/metrics/count-process.ts';
import { type Lag, watchEventLoop } from '#platform/metrics/event-loop-lag.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Hooks that count events of a shop, beside its requests. */
export interface CountedShop {
  readonly job: (name: string, outcome: JobOutcome) => void;
  readonly mail: (mail: MailPort) => MailPort;
  readonly providers: (providers: PaymentProviders) => PaymentProviders;
  readonly lag: () => Lag;
  readonly stop: () => void;
}

/** Sources of gauges outside the process. */
interface Beside {
  readonly dataDir: string;
  readonly lastBackup: FindLastBackup;
}

/** Registers all metrics for Prometheus (docs/operations.md, Monitoring). */
export function countShop(
  metrics: Metrics,
  open: OpenDatabase,
  cache: PublicCache,
  { dataDir, lastBackup }: Beside,
): CountedShop {
  const loop = watchEventLoop();
  countProcess(metrics, loop.lag);
  countDatabase(metrics, open);
  countCache(metrics, cache);
  const jobs = countJobs(metrics, open.db);
  metrics.reading('shop_payments_last_hour', 'gauge', 'Payment attempts of the last hour, by state.', async () =>
    (await countTries(open.db, new Date(Date.now() - HOUR_MS))).map(({ provider, state, count }) => ({
      labels: { provider, state },
      value: count,
    })),
  );
  metrics.reading('shop_disk_bytes', 'gauge', 'Space on the disk of the data folder.', async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return [
      { labels: { state: 'free' }, value: bavail * bsize },
      { labels: { state: 'all' }, value: blocks * bsize },
    ];
  });
  metrics.reading('shop_last_backup_timestamp_seconds', 'gauge', 'Time of the last backup; 0 for never.', async () =>
    Math.round(((await lastBackup())?.getTime() ?? 0) / 1000),
  );
  return {
    job: (queue, outcome) => {
      jobs.of([queue, outcome]).count += 1;
    },
    mail: mail => countedMail(mail, metrics),
    providers: providers => countedProviders(providers, metrics),
    lag: loop.lag,
    stop: loop.stop,
  };
}
