import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FindLastBackup } from '#office/status/server/status-parts.ts';
import { countTries } from '#payments/payments/server/payments.ts';
import { countedProvider } from '#payments/payments/server/providers/counted-providers.ts';
import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import type { CacheCounts } from '#platform/http/cache/tagged-cache.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import type { JobOutcome } from '#platform/jobs/job-queue.ts';
import { countedMail } from '#platform/mail/counted-mail.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { type Lag, watchEventLoop } from '#platform/metrics/event-loop-lag.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Hooks that count events of a shop, beside its requests. */
export interface CountedShop {
  readonly job: (name: string, outcome: JobOutcome) => void;
  readonly mail: (mail: MailPort) => MailPort;
  readonly provider: (provider: PaymentProvider) => PaymentProvider;
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
    provider: countedProvider(metrics),
    lag: loop.lag,
    stop: loop.stop,
  };
}

/** What any process of Node's can say of itself, under the names that dashboards know. */
function countProcess(metrics: Metrics, lag: () => Lag): void {
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.reading('process_start_time_seconds', 'gauge', 'Start time of this process, in seconds since 1970.', () =>
    Math.round(startedAt),
  );
  metrics.reading('process_cpu_seconds_total', 'counter', 'Processor time used by this process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.reading('process_resident_memory_bytes', 'gauge', 'Memory used by this process.', () =>
    process.memoryUsage.rss(),
  );
  metrics.reading('nodejs_heap_used_bytes', 'gauge', 'Memory used by JavaScript objects.', () => {
    const { heapUsed } = process.memoryUsage();
    return heapUsed;
  });
  metrics.reading('shop_event_loop_lag_seconds', 'gauge', 'Event loop delay over the last 15 seconds.', () => {
    const { median, p99, longest } = lag();
    return [
      { labels: { quantile: '0.5' }, value: median },
      { labels: { quantile: '0.99' }, value: p99 },
      { labels: { quantile: '1' }, value: longest },
    ];
  });
}

/** Tells of what use the public cache is. */
function countCache(metrics: Metrics, cache: { readonly counts: CacheCounts }): void {
  const read = (type: 'counter' | 'gauge', name: string, of: keyof CacheCounts, help: string) =>
    metrics.reading(name, type, help, () => cache.counts[of]);
  read(
    'counter',
    'shop_cache_hits_total',
    'hits',
    'Public responses served from the cache or from a render already under way.',
  );
  read('counter', 'shop_cache_misses_total', 'misses', 'Public responses that had to be rendered.');
  read(
    'counter',
    'shop_cache_dropped_total',
    'dropped',
    'Public responses dropped from the cache because their content changed.',
  );
  read('counter', 'shop_cache_emptied_total', 'emptied', 'How often the whole cache was cleared.');
  read('gauge', 'shop_cache_answers', 'answers', 'Public responses in the cache.');
  read('gauge', 'shop_cache_bytes', 'bytes', 'Memory limit of the cache.');
}

/** Tells how a database is used, by what this process asks of it. */
function countDatabase(metrics: Metrics, { db, engine, meter, load }: OpenDatabase): void {
  const counter = (name: string, help: string, read: () => number) => metrics.reading(name, 'counter', help, read);
  metrics.timingsOf('shop_db_statement_duration_seconds', 'Statement duration.', meter.timings);
  counter('shop_db_statements_failed_total', 'Statements that the database rejected.', () => meter.failed);
  counter('shop_db_slow_statements_total', 'Slow statements, as written to the log.', () => meter.slow);
  counter('shop_db_collisions_total', 'Transactions retried after a conflict.', () => meter.collided);
  metrics.reading('shop_db_transactions_total', 'counter', 'Transactions by outcome.', () => [
    { labels: { outcome: 'committed' }, value: meter.committed },
    { labels: { outcome: 'rolled back' }, value: meter.rolledBack },
  ]);
  metrics.reading('shop_db_connections', 'gauge', 'Connections in use, and the limit.', () => {
    const { most, used } = load();
    return [
      { labels: { state: 'used', engine }, value: used },
      { labels: { state: 'most', engine }, value: most },
    ];
  });
  metrics.reading('shop_db_waiting', 'gauge', 'Requests waiting for a connection.', () => load().waiting);
  metrics.reading('shop_db_up', 'gauge', '1 while the database is responding.', () =>
    sql`select 1`.execute(db).then(
      () => 1,
      () => 0,
    ),
  );
}
