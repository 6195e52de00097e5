import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { isWorthRepeating } from '#platform/db/database-errors.ts';
import { HELD } from '#platform/db/statements/held.ts';
import { sideBySide } from '#platform/db/statements/side-by-side.ts';
import { withoutStrays } from '#platform/db/statements/stray-queries.ts';
import type { Followers } from '#platform/http/cache/followers.ts';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import { EVERYTHING } from '#platform/http/cache/tagged-cache.ts';
import type { Memory } from '#platform/http/load/memory.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { forEverybody } from '#platform/occasion.ts';
import { changeWord, type OwnChanges, readChange } from '#platform/own-changes.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import type { Actor } from '#shared/api/actor.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { Ctx, EventName, Follower, Ports, TxCtx } from './context.ts';

/** The channel of change notifications between processes. */
export const CHANGES_CHANNEL = 'shop_changes';
/** The maximum notification; longer ones are sent as “everything has changed”. */
const MAX_PAYLOAD_LENGTH = 7_000;
const MAX_TRIES = 5;

export interface ContextParts {
  readonly db: Database;
  readonly cache: PublicCache;
  readonly memory: Memory;
  readonly followers: Followers;
  readonly ownChanges: OwnChanges;
  readonly jobs: JobQueue;
  /** The jobs that send an event. */
  readonly jobsOf: (tx: TxCtx, event: EventName, data: object) => Promise<readonly string[]>;
  readonly throttle: Throttle;
  readonly ports: Ports;
  readonly now: () => Date;
}

export interface ContextOf {
  readonly actor: Actor | null;
  readonly network?: string | undefined;
  readonly language?: string;
  readonly log: FastifyBaseLogger;
  readonly tags?: Set<string>;
}

/** A context for one request or job, outside of any transaction; `tags` collects what the answer depends on. */
export function makeContext(parts: ContextParts, { actor, network, language, log, tags }: ContextOf): Ctx {
  const base = {
    actor,
    primary: parts.db,
    network: network ?? null,
    language: language ?? SOURCE_LANGUAGE,
    log,
    now: parts.now,
    ports: parts.ports,
    dependsOn: (...names: readonly string[]) => {
      for (const name of names) tags?.add(name);
    },
    remember: <Value>(key: string, about: readonly string[], make: () => Promise<Value>) =>
      parts.memory.recall(key, about, make),
    follow: <Kept extends Follower>(name: string, make: (outdate: (...tags: readonly string[]) => void) => Kept) =>
      parts.followers.follow(name, () => make((...tags) => dropAnswers(parts, tags))),
  };
  return { ...base, db: parts.db, throttle: parts.throttle, tx: work => inTransaction(parts, base, work) };
}

async function inTransaction<Result>(
  parts: ContextParts,
  base: Omit<Ctx, 'db' | 'throttle' | 'tx'>,
  work: (tx: TxCtx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const changes = new Set<string>();
    const mark = parts.ownChanges.mark();
    const asked = new Set<string>();
    try {
      const result = await parts.db.transaction().execute(async inOrder => {
        const { db, end } = await sideBySide(inOrder);
        const tx: TxCtx = {
          ...base,
          db,
          throttle: undefined as never,
          later: (job, data, afterSeconds) => {
            asked.add(job);
            return parts.jobs.send(db, job, data, afterSeconds);
          },
          notify: async (event, data) => {
            for (const job of await parts.jobsOf(tx, event, data)) {
              asked.add(job);
              await parts.jobs.send(db, job, data);
            }
          },
          changed: (...tags) => {
            for (const tag of tags) changes.add(tag);
          },
          // A nested transaction joins the outer one.
          tx: inner => inner(tx),
        };
        try {
          const made = await withoutStrays(() => work(tx));
          if (changes.size > 0)
            await sql`select pg_notify(${CHANGES_CHANNEL}, ${wordFor(mark, changes)}) ${HELD}`.execute(db);
          return made;
        } finally {
          end();
        }
      });
      // In this process immediately, before the response; in others when the notification arrives with the commit.
      tell(parts, mark, changes);
      forEverybody(() => parts.jobs.wake(asked));
      return result;
    } catch (error) {
      if (attempt >= MAX_TRIES || !isWorthRepeating(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

function wordFor(mark: string, changes: ReadonlySet<string>): string {
  const tags = [...changes].join(' ');
  return changeWord(mark, tags.length > MAX_PAYLOAD_LENGTH ? EVERYTHING : tags);
}

type Hearing = Pick<ContextParts, 'cache' | 'memory' | 'followers' | 'ownChanges'>;

/** Handles a change notification. */
export function receiveChange(hearing: Hearing, word: string): void {
  const { mark, tags } = readChange(word);
  tell(hearing, mark, tags);
}

/** Marks that notifications of other processes may be missed, until called with false. */
export function setDisconnected({ cache, memory, followers, ownChanges }: Hearing, isDisconnected: boolean): void {
  ownChanges.forget();
  for (const each of [followers, memory, cache]) each.setDisconnected(isDisconnected);
}

function tell(hearing: Hearing, mark: string, changes: ReadonlySet<string>): void {
  if (changes.size === 0 || !hearing.ownChanges.isNews(mark)) return;
  hearing.followers.subscribe(changes);
  dropAnswers(hearing, changes);
}

function dropAnswers({ cache, memory }: Pick<Hearing, 'cache' | 'memory'>, tags: Iterable<string>): void {
  memory.drop(tags);
  cache.drop(tags);
}
