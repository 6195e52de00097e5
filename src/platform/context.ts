import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import type { Actor } from '#shared/api/actor.ts';

/** The names of jobs and what each carries; features add theirs (`declare module '#platform/context.ts'`). */
// biome-ignore lint/suspicious/noEmptyInterface: features add their jobs to it
export interface JobPayloads {}
export type JobName = keyof JobPayloads & string;

/** The names of what people are told, and what each carries; features add theirs as with jobs. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their events to it
export interface Events {}
export type EventName = keyof Events & string;

/**
 * What a feature has done by features that it must not know: they build on it. Each declares what it needs here
 * (`declare module '#platform/context.ts'`), and `src/composition/ports.ts` says who does it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their ports to it
export interface Ports {}

/** What a feature keeps in this process beside the database, right by the words of those who change it. */
export interface Follower {
  /** What one transaction has changed: after its commit, and here before its writer is answered. */
  subscribe(tags: ReadonlySet<string>): void;
  /** True when words of other processes may be missed from now on; false when they are heard again, some being lost. */
  setDisconnected(isDisconnected: boolean): void;
}

/** What a use case works with: made anew for each request and each job, passed first, never kept. */
export interface Ctx {
  readonly db: Database;
  /** Where changes are made. Another one than `db` only in calls that read from replicas, for what keeps itself right by every word of a change. */
  readonly primary: Database;
  /** Whoever asks, by the session; null for guests and jobs. */
  readonly actor: Actor | null;
  /** The network the request came from, as requests are counted by; null for jobs and commands. */
  readonly network: string | null;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /**
   * Says that the public answer being made shows this, so that it is dropped from the cache when that changes.
   * Without effect where nothing is cached.
   */
  readonly dependsOn: (...tags: readonly string[]) => void;
  /**
   * What was worked out from the database under this key, made anew when any of the tags has changed since, in whatever
   * process. The same value is handed to everybody, so nobody may write into it. Not for use inside a transaction.
   */
  readonly remember: <Value>(key: string, tags: readonly string[], make: () => Promise<Value>) => Promise<Value>;
  /** The one follower of that name in this process, made when it is first asked for. */
  readonly follow: <Kept extends Follower>(name: string, make: () => Kept) => Kept;
  readonly ports: Ports;
  /** What may be done only so often is counted here, across all processes. */
  readonly throttle: Throttle;
  /**
   * Runs `work` in one transaction: all of it or nothing, jobs and cache words included. Everything inside must go
   * through the context handed in. Repeated when two transactions met, so `work` must have no other effects.
   */
  readonly tx: <Result>(work: (tx: TxCtx) => Promise<Result>) => Promise<Result>;
}

/** A context inside a transaction. */
export interface TxCtx extends Ctx {
  readonly db: Tx;
  /** Counted before a transaction or after it: inside, it would wait for the transaction's own connection. */
  readonly throttle: never;
  /** Asks for work that is done if and only if this transaction commits, at once or after so many seconds. */
  readonly later: <Name extends JobName>(job: Name, data: JobPayloads[Name], afterSeconds?: number) => Promise<void>;
  /**
   * Tells whom an event is for of it, by every channel that carries it, if and only if this transaction commits. Who that
   * is follows from what it is about, and is looked up when it is sent: an address may be another by then, or gone.
   */
  readonly notify: <Name extends EventName>(event: Name, data: Events[Name]) => Promise<void>;
  /** Public answers that show any of these are stale once this transaction commits, in every process. */
  readonly changed: (...tags: readonly string[]) => void;
}

/** A context whose actor the guard has proved to be there. */
export type ActorCtx<Context extends Ctx = Ctx> = Context & { readonly actor: Actor };
