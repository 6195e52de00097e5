import { statfs } from 'node:fs/promises';
import type * as z from 'zod/mini';
import type { Queued, ShopStatus } from '#office/status/contract.ts';
import { MEASURED_PAGES, METRIC_NAMES, type SpeedMetric, threeOfFour } from '#office/status/page-speed.ts';
import { countLateRefunds, countTries } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { Row } from '#platform/db/database.ts';
import { type QueueState, readQueues } from '#platform/jobs/waiting-jobs.ts';
import { searchStatus } from '#products/catalog/server/catalog.ts';
import type { SpeedCount } from './page-speeds.ts';
import { countErrors, listErrors, listPageSpeeds, listReports, readDatabase } from './status.queries.ts';
import type { StatusParts } from './status-parts.ts';

const LATEST_ERRORS = 20;
const HOUR_MS = 60 * 60 * 1000;
/** A file that never exists; looking it up shows that the storage responds. */
const NOTHING = 'photos/is-anybody-there';
const TIMEOUT_MS = 3_000;

/** The status of the system. What can't be read is null, except that it fails without the database. */
export async function readStatus(ctx: Ctx, parts: StatusParts): Promise<z.input<typeof ShopStatus>> {
  const { db, now } = ctx;
  const [{ at, reachMs, bytes, migration }, reports, queues, storage, search, disk, backup, payments, speeds, errors] =
    await Promise.all([
      readDatabase(db),
      listReports(db),
      readQueues(db).catch(() => undefined),
      reachOf(parts),
      searchStatus(ctx),
      statfs(parts.dataDir).catch(() => undefined),
      orNull(parts.lastBackup()),
      readPayments(db, parts.providers(), new Date(now().getTime() - HOUR_MS)),
      listPageSpeeds(db),
      readErrors(db),
    ]);
  const isMail = ({ name }: QueueState) => parts.labelOf(name).startsWith('Mail');
  return {
    at: at.toISOString(),
    version: parts.version,
    database: { engine: parts.open.engine, reachMs, bytes, migration, ownMigration: parts.ownMigration },
    processes: reports.map(presentReport),
    jobs: queues ? together(queues) : null,
    mails: queues ? { ...together(queues.filter(isMail)), way: parts.mailsBy } : null,
    storage: { kind: parts.storage.origin === undefined ? 'folder' : 'bucket', reachMs: storage },
    search,
    payments,
    disk: disk ? { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize } : null,
    backup: backup ? { at: backup.toISOString() } : null,
    pageSpeeds: presentSpeeds(speeds),
    errors,
  };
}

function together(queues: readonly QueueState[]): Queued {
  const sum = (of: 'waiting' | 'retrying' | 'running' | 'failed') => queues.reduce((all, queue) => all + queue[of], 0);
  return {
    waiting: sum('waiting'),
    retrying: sum('retrying'),
    running: sum('running'),
    failed: sum('failed'),
    oldestSeconds: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
  };
}

async function reachOf({ storage }: StatusParts): Promise<number | null> {
  const since = performance.now();
  const asked = storage.sizeOf(NOTHING).then(() => performance.now() - since);
  return orNull(asked);
}

async function readPayments(db: Ctx['db'], providers: readonly string[], since: Date) {
  const tries = await countTries(db, since);
  const of = (state: string) => tries.filter(each => each.state === state).reduce((sum, { count }) => sum + count, 0);
  return {
    providers: [...providers],
    paid: of('paid'),
    failed: of('failed'),
    open: of('open'),
    lateRefunds: await countLateRefunds(db),
  };
}

async function readErrors(db: Ctx['db']) {
  return { lastHour: await countErrors(db), latest: (await listErrors(db, LATEST_ERRORS)).map(presentError) };
}

/** Null on error or timeout. */
async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), TIMEOUT_MS);
  return Promise.race([asked.catch(() => null), late.promise]).finally(() => clearTimeout(timer));
}

type Wire = z.input<typeof ShopStatus>;

function presentReport(row: Row<'process_reports'>): Wire['processes'][number] {
  return {
    id: row.id,
    kind: row.kind,
    host: row.host,
    pid: row.pid,
    version: row.version,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    lagMs: row.lag_ms,
    memoryBytes: row.memory_bytes,
    answered: row.answered,
    failed: row.failed,
    cacheHits: row.cache_hits,
    cacheMisses: row.cache_misses,
    connectionsUsed: row.connections_used,
    connectionsMost: row.connections_most,
    waiting: row.waiting,
    filesIn: row.files_in,
  };
}

function presentError(row: Row<'noted_errors'>): Wire['errors']['latest'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    what: row.what,
    fault: row.fault,
    place: row.place,
    reference: row.reference,
  };
}

function presentSpeeds(counts: readonly SpeedCount[]): Wire['pageSpeeds'] {
  return MEASURED_PAGES.flatMap(page => {
    const own = counts.filter(count => count.page === page);
    if (own.length === 0) return [];
    const buckets = (metric: SpeedMetric) => {
      const by: number[] = [];
      for (const { bucket, count } of own.filter(each => each.metric === metric)) by[bucket] = count;
      return Array.from(by, count => count ?? 0);
    };
    const of = (metric: SpeedMetric) => threeOfFour(metric, buckets(metric)) ?? null;
    const visits = Math.max(...METRIC_NAMES.map(metric => buckets(metric).reduce((sum, count) => sum + count, 0)));
    return [{ page, visits, lcp: of('lcp'), inp: of('inp'), cls: of('cls'), ttfb: of('ttfb') }];
  });
}
