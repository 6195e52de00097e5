import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { dataOf, instant, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { CONNECTIONS, MEASURED_PAGES, METRIC_NAMES, PAGE_SPEED_PATH, SPEED_METRICS } from './page-speed.ts';

/** The latest report of one process. */
const ProcessReport = z.object({
  id: z.string(),
  kind: z.enum(['server', 'worker']),
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  startedAt: instant,
  seenAt: instant,
  lagMs: z.number(),
  memoryBytes: z.number(),
  /** Since its start. */
  answered: z.int(),
  failed: z.int(),
  cacheHits: z.int(),
  cacheMisses: z.int(),
  connectionsUsed: z.int(),
  connectionsMost: z.int(),
  /** Requests waiting for a database connection. */
  waiting: z.int(),
  /** Identifies the storage location: equal for all processes that use the same one; null if not reported. */
  filesIn: z.nullable(z.string()),
});
export type ProcessReport = z.output<typeof ProcessReport>;

const Queued = z.object({
  waiting: z.int(),
  retrying: z.int(),
  running: z.int(),
  failed: z.int(),
  oldestSeconds: z.number(),
});
export type Queued = z.output<typeof Queued>;

/** An error in a log, with the reference to search for there. */
const NotedError = z.object({
  id: z.string(),
  at: instant,
  what: z.string(),
  fault: z.nullable(z.string()),
  place: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});
export type NotedError = z.output<typeof NotedError>;

/** Facts about the system; `checks.ts` interprets them. Null means that a value could not be read. */
export const ShopStatus = z.object({
  at: instant,
  version: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    /** Response time of the simplest query. */
    reachMs: z.number(),
    bytes: z.nullable(z.number()),
    /** The latest migration of the database, and of this code. */
    migration: z.string(),
    ownMigration: z.nullable(z.string()),
  }),
  processes: z.array(ProcessReport),
  jobs: z.nullable(Queued),
  mails: z.nullable(z.extend(Queued, { way: z.enum(['smtp', 'outbox']) })),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), reachMs: z.nullable(z.number()) }),
  /** The index in memory is always there and never behind. */
  search: z.object({
    engine: z.enum(['memory', 'opensearch']),
    reachMs: z.nullable(z.number()),
    /** Changes of products that are not found yet, and for how long the oldest has waited. */
    waiting: z.int(),
    oldestSeconds: z.number(),
    /** A new index is made beside the one that is searched. */
    isBuilding: z.boolean(),
  }),
  payments: z.object({
    providers: z.array(z.string()),
    /** In the last hour. */
    paid: z.int(),
    failed: z.int(),
    open: z.int(),
    /** Refunds pending for more than ten days. */
    lateRefunds: z.int(),
  }),
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  backup: z.nullable(z.object({ at: instant })),
  /** By page: visits of the last seven days, and the values that three of four of them do not exceed. */
  pageSpeeds: z.array(
    z.object({
      page: z.enum(MEASURED_PAGES),
      visits: z.int(),
      lcp: z.nullable(z.number()),
      inp: z.nullable(z.number()),
      cls: z.nullable(z.number()),
      ttfb: z.nullable(z.number()),
    }),
  ),
  errors: z.object({ lastHour: z.int(), latest: z.array(NotedError) }),
});
export type PageSpeed = z.output<typeof ShopStatus>['pageSpeeds'][number];
export type ShopStatus = z.output<typeof ShopStatus>;

export const getStatus = get('/admin/status/get', {
  summary: 'System status: processes, database, jobs, mails, storage, search, payments, backup, errors',
  output: dataOf(ShopStatus),
});

/** Milliseconds, but for CLS. */
const measured = (most: number) => z.optional(z.number().check(z.minimum(0), z.maximum(most)));

export const notePageSpeed = post(PAGE_SPEED_PATH, {
  summary: 'Tells how fast a page was for a visitor; counted, never kept by visit',
  body: z
    .strictObject({
      page: z.enum(MEASURED_PAGES),
      language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
      connection: z.optional(z.enum(CONNECTIONS)),
      lcp: measured(SPEED_METRICS.lcp.most),
      inp: measured(SPEED_METRICS.inp.most),
      cls: measured(SPEED_METRICS.cls.most),
      ttfb: measured(SPEED_METRICS.ttfb.most),
    })
    .check(
      z.refine(visit => METRIC_NAMES.some(metric => visit[metric] !== undefined), {
        error: () => t('office.status.refusal.nothingMeasured'),
        path: ['lcp'],
      }),
    ),
  output: succeeded,
});
