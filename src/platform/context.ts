import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import type { Actor } from '#shared/api/actor.ts';

/** Job names and their payloads; features extend it (`declare module '#platform/context.ts'`). */
// biome-ignore lint/suspicious/noEmptyInterface: features add their jobs to it
export interface JobPayloads {}
export type JobName = keyof JobPayloads & string;

/** Event names and their data; features extend it like jobs. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their events to it
export interface Events {}
export type EventName = keyof Events & string;

/**
 * Functions that later modules implement for earlier ones. Each feature declares what it needs here (`declare module
 * '#platform/context.ts'`), and `src/composition/ports.ts` provides it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their ports to it
export interface Ports {}

/** State cached in this process, kept current by change notifications. */
export interface Follower {
  /** The tags that one transaction has changed. Called after its commit, in the writer's process before it responds. */
  subscribe(tags: ReadonlySet<string>): void;
  /**
   * True when notifications of other processes may be missed from now on; false when they arrive again, some having been
   * lost.
   */
  setDisconnected(isDisconnected: boolean): void;
}

/** The context of a use case: created for each request and job, passed as the first argument, never stored. */
export interface Ctx {
  readonly db: Database;
  /**
   * The primary database, for writes. Differs from `db` only in calls that read from replicas, for caches that are kept
   * current by notifications.
   */
  readonly primary: Database;
  /** The signed-in user; null for guests and jobs. */
  readonly actor: Actor | null;
  /** The client's network, as rate limits count it; null for jobs and commands. */
  readonly network: string | null;
  /**
   * The language of the client, for sentences in its answer: `speaking(ctx.language, () => t('…'))`. English in jobs and in
   * public answers, which are the same for everybody.
   */
  readonly language: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /**
   * Declares that the public answer being made depends on these tags, so that it is dropped from the cache when they
   * change. No effect if the answer is not cached.
   */
  readonly dependsOn: (...tags: readonly string[]) => void;
  /**
   * A value cached in memory under this key, computed again after any of the tags has changed in any process. The value is
   * shared, so it must not be mutated. Not for use inside a transaction.
   */
  readonly remember: <Value>(key: string, tags: readonly string[], make: () => Promise<Value>) => Promise<Value>;
  /**
   * The follower of that name in this process, created on first use. It may drop cached answers of this process, if what
   * they were made from became current only after the change was notified.
   */
  readonly follow: <Kept extends Follower>(
    name: string,
    make: (outdate: (...tags: readonly string[]) => void) => Kept,
  ) => Kept;
  readonly ports: Ports;
  /** Rate limits, counted across all processes. */
  readonly throttle: Throttle;
  /**
   * Runs `work` in one transaction, with its jobs and cache invalidations. Everything inside must use the context passed
   * in. Repeated after a serialization conflict, so `work` must have no other side effects.
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
   * Notifies the recipients of an event through every channel that carries it, if and only if this transaction commits.
   * Recipients are looked up when it is sent, because an address may have changed by then.
   */
  readonly notify: <Name extends EventName>(event: Name, data: Events[Name]) => Promise<void>;
  /** Public answers with any of these tags are stale once this transaction commits, in every process. */
  readonly changed: (...tags: readonly string[]) => void;
}

/** A context whose guard has checked that there is a user. */
export type ActorCtx<Context extends Ctx = Ctx> = Context & { readonly actor: Actor };
