import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, instant } from '#shared/api/wire.ts';

/** One process of the shop as it last said of itself. */
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
  /** Who waits for a connection to the database. */
  waiting: z.int(),
  /** The same for all who keep their files in the same place; null when it has not said. */
  filesIn: z.nullable(z.string()),
});
export type ProcessReport = z.output<typeof ProcessReport>;

/** Jobs of one sort together. */
const Queued = z.object({
  waiting: z.int(),
  retrying: z.int(),
  running: z.int(),
  failed: z.int(),
  oldestSeconds: z.number(),
});
export type Queued = z.output<typeof Queued>;

/** An error in a log: what and where, and the number to look for there. */
const NotedError = z.object({
  id: z.string(),
  at: instant,
  what: z.string(),
  fault: z.nullable(z.string()),
  place: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});
export type NotedError = z.output<typeof NotedError>;

/** How the shop is, in facts; what they mean is said by `checks.ts`. What could not be read is null. */
export const ShopStatus = z.object({
  at: instant,
  version: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    /** How long its shortest answer took. */
    reachMs: z.number(),
    bytes: z.nullable(z.number()),
    /** The newest that ran on it, and the newest this code has. */
    migration: z.string(),
    ownMigration: z.nullable(z.string()),
  }),
  processes: z.array(ProcessReport),
  jobs: z.nullable(Queued),
  mails: z.nullable(z.extend(Queued, { way: z.enum(['smtp', 'outbox']) })),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), reachMs: z.nullable(z.number()) }),
  payments: z.object({
    providers: z.array(z.string()),
    /** Of the last hour. */
    paid: z.int(),
    failed: z.int(),
    open: z.int(),
    /** Money that should have gone back ten days ago. */
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
