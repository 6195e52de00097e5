import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Ctx, JobName, JobPayloads } from '#platform/context.ts';
import type { Database, Engine, OpenDatabase } from '#platform/db/database.ts';
import { held } from '#platform/db/statements/held.ts';
import { during, type Occasion, occasionNow } from '#platform/occasion.ts';
import { inSpan, type Traces } from '#platform/tracing/traces.ts';
import { hasten } from './failed-jobs.ts';
import { failureWords, isForGood } from './failure-words.ts';
import { queuesWithDueJobs } from './waiting-jobs.ts';

/** Retries of a failed job; the delay doubles from RETRY_AFTER_S each time, up to an hour. */
const RETRIES = 12;
const RETRY_AFTER_S = 5;
const MAX_PAUSE_S = 3600;
/** How long a stop waits for running jobs; what runs on is counted as failed and tried again. */
const MAX_END_MS = 8_000;
/**
 * Fetched in batches of a hundred, at most twice per turn, and run a few at a time, each with its own result. A burst of orders
 * must not let its mails take CPU and connections from shoppers.
 */
const PACE = { batchSize: 100, perJobResults: true } as const;
const AT_ONCE = 4;
/** Polling interval for all queues together. The embedded engine has one connection, which polling takes from others. */
const TURN_S: Readonly<Record<Engine, number>> = { embedded: 1, postgres: 0.5 };

/** Workers are woken when there are jobs; forty workers polling by themselves would keep the database busy. */
const UNCALLED_S = 600;

const NOBODY_ASKS = (_job: string, _outcome: JobOutcome): void => {};
const NO_JOB = '00000000-0000-7000-8000-000000000000';

/** Runs one job. Jobs may run twice, because a process can die between the work and its confirmation. */
export type JobHandler<Name extends JobName> = (ctx: Ctx, data: JobPayloads[Name]) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };
/** Handlers by job name. */
export type AnyHandlers = Readonly<Record<string, AnyHandler>>;
export interface AnyHandler {
  (ctx: Ctx, data: never): Promise<void>;
  /** Reads what a whole batch needs; the result does one of them. */
  readonly inSets?: (ctx: Ctx, all: readonly never[]) => Promise<(ctx: Ctx, data: never) => Promise<void>>;
}
/** Repeated jobs with their intervals in seconds. They have no payload. */
export type Schedule = { readonly [Name in JobName]?: number };

/** The result of an attempt: done, failed with retries left, or refused permanently. */
export type JobOutcome = 'done' | 'failed' | 'refused';

export interface JobQueue {
  /**
   * Adds a job inside the transaction `db`; it exists if and only if that commits. Runs after the given delay at the
   * earliest.
   */
  readonly send: (db: Database, job: string, data: unknown, afterSeconds?: number) => Promise<void>;
  /** Starts committed jobs without waiting for the next poll, each queue once per turn. */
  readonly wake: (jobs: ReadonlySet<string>) => void;
  /** Starts running jobs in this process. Repeated jobs run once per interval, however many processes work. */
  readonly work: (handlers: AnyHandlers, contextFor: (occasion: Occasion) => Ctx, schedule?: Schedule) => Promise<void>;
  /** Retries failed jobs now, inside the transaction `db`. @returns how many were found */
  readonly retry: (db: Database, jobs: readonly { readonly name: string; readonly id: string }[]) => Promise<number>;
  /** Waits for running jobs, then stops. */
  readonly stop: () => Promise<void>;
}

/** A job queue in the shop's own database, on either engine. Queues for `names` are created first. */
export async function openJobQueue(
  open: OpenDatabase,
  names: readonly string[],
  log: FastifyBaseLogger,
  {
    retryAfterSeconds = RETRY_AFTER_S,
    turnSeconds = TURN_S[open.engine],
    onTurn = NOBODY_ASKS,
    traces = undefined as Traces | undefined,
  } = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => open.execute(text, values) },
    schema: 'jobs',
    supervise: true,
    schedule: false,
  });
  const turns: NodeJS.Timeout[] = [];
  let looking: Promise<void> | undefined;
  const workers = new Map<string, { readonly id: string; wokenAt: number }>();
  const look = async () => {
    for (const name of await queuesWithDueJobs(open.db, [...workers.keys()])) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker.id);
    }
  };
  const complain = (err: unknown) => log.error({ err }, 'job queue');
  boss.on('error', complain);
  await boss.start();
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) {
    const options = {
      retryLimit: RETRIES,
      retryDelay: retryAfterSeconds,
      retryBackoff: true,
      retryDelayMax: MAX_PAUSE_S,
    };
    if (there.has(name)) continue;
    there.add(name);
    await boss.createQueue(name, options);
    // Looks the queue up once, so that sending never has to: inside a transaction it would wait for the transaction's
    // connection.
    await boss.cancel(name, NO_JOB);
  }

  return {
    send: async (db, job, data, afterSeconds = 0) => {
      await boss.send(job, withCause(data), {
        db: heldExecutorOf(db),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      });
    },
    wake: jobs => {
      const now = performance.now();
      for (const worker of [...jobs].flatMap(job => workers.get(job) ?? [])) {
        if (now - worker.wokenAt < turnSeconds * 1000) continue;
        worker.wokenAt = now;
        boss.notifyWorker(worker.id);
      }
    },
    work: async (handlers, contextFor, schedule = {}) => {
      const options = { ...PACE, pollingIntervalSeconds: UNCALLED_S };
      for (const [name, handle] of Object.entries(handlers)) {
        if (!there.has(name)) continue;
        const perform = async (work: AnyHandler, { id, data: sent }: SentJob) => {
          const { reqId, traceparent, data } = readCause(sent);
          const occasion = { job: name, jobId: id, ...(reqId !== undefined && { reqId }) };
          const span = traces?.begin({ kind: 'job', name, facts: { 'shop.job.id': id } }, traceparent);
          const run = () =>
            during(span ? { ...occasion, span } : occasion, () => work(contextFor(occasion), data as never));
          try {
            await (span ? inSpan(span, run) : run());
            onTurn(name, 'done');
            return { id, status: 'completed' as const };
          } catch (error) {
            log.warn({ err: error, ...occasion }, 'job failed');
            onTurn(name, isForGood(error) ? 'refused' : 'failed');
            // Without a dead letter queue, `deadletter` means failed without retries.
            const status = isForGood(error) ? ('deadletter' as const) : ('failed' as const);
            return { id, status, output: { message: failureWords(error) } };
          }
        };
        const prepared = async (jobs: readonly SentJob[]): Promise<AnyHandler> => {
          const { inSets } = handle;
          if (!inSets || jobs.length === 1) return handle;
          const occasion = { job: name };
          const all = jobs.map(({ data }) => readCause(data).data as never);
          // If that fails, each is tried by itself, so that only those with a fault fail.
          return during(occasion, () => inSets(contextFor(occasion), all)).catch(() => handle);
        };
        const id = await boss.work(name, options, async jobs => {
          const work = await prepared(jobs);
          return inLanes(jobs, job => perform(work, job));
        });
        workers.set(name, { id, wokenAt: Number.NEGATIVE_INFINITY });
      }
      const lookOnce = () => {
        looking ??= look()
          .catch(complain)
          .finally(() => {
            looking = undefined;
          });
      };
      turns.push(setInterval(lookOnce, turnSeconds * 1000).unref());
      for (const [name, singletonSeconds] of Object.entries(schedule)) {
        const ask = () =>
          boss.send(name, {}, { singletonSeconds }).catch(err => log.warn({ err, job: name }, 'scheduling failed'));
        turns.push(setInterval(ask, singletonSeconds * 1000).unref());
        await ask();
      }
    },
    retry: async (db, jobs) => {
      let count = 0;
      for (const [name, same] of Map.groupBy(jobs, job => job.name)) {
        const ids = same.map(({ id }) => id);
        await boss.retry(name, ids, { db: executorOf(db) });
        count += await hasten(db, name, ids);
      }
      return count;
    },
    stop: async () => {
      for (const turn of turns) clearInterval(turn);
      await looking;
      // By itself the queue looks only every half second whether its workers have come to an end.
      const ended = Promise.all([...workers.keys()].map(name => boss.offWork(name)));
      await Promise.race([ended, pause(MAX_END_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

interface SentJob {
  readonly id: string;
  readonly data: unknown;
}

/** Processes a list with limited concurrency. @returns the results, in no particular order */
async function inLanes<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const waiting = items.values();
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (const item of waiting) outcomes.push(await work(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}

/** Runs the queue's SQL in the transaction. */
function executorOf(db: Database) {
  return {
    executeSql: async (text: string, values: readonly unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

/** The same for statements whose result the queue does not need: the id of a new job. */
function heldExecutorOf(db: Database) {
  const { executeSql } = executorOf(db);
  return { executeSql: (text: string, values?: readonly unknown[]) => executeSql(held(text), values) };
}

/** Reserved keys; no payload has a key that begins with an underscore. */
const REQUEST = '_request';
const TRACE = '_trace';

/** The payload with the id of the request that caused it, directly or through other jobs, and with its trace. */
function withCause(data: unknown): object {
  const { reqId, span } = occasionNow() ?? {};
  if (reqId === undefined && !span) return data as object;
  return {
    ...(data as object),
    ...(reqId !== undefined && { [REQUEST]: reqId }),
    ...(span && { [TRACE]: span.traceparent }),
  };
}

interface Sent {
  readonly reqId: string | undefined;
  readonly traceparent: string | undefined;
  readonly data: unknown;
}

/** Separates payload and cause. Repeated jobs, jobs of commands and old jobs have no request. */
function readCause(sent: unknown): Sent {
  if (typeof sent !== 'object' || sent === null) return { reqId: undefined, traceparent: undefined, data: sent };
  const { [REQUEST]: reqId, [TRACE]: traceparent, ...data } = sent as Record<string, unknown>;
  return { reqId: textOrNone(reqId), traceparent: textOrNone(traceparent), data };
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
