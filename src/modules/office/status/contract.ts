import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, instant } from '#shared/api/wire.ts';

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
  errors: z.object({ lastHour: z.int(), latest: z.array(NotedError) }),
});
export type ShopStatus = z.output<typeof ShopStatus>;

export const getStatus = get('/admin/status/get', {
  summary: 'System status: processes, database, jobs, mails, storage, payments, backup, errors',
  output: dataOf(ShopStatus),
});
