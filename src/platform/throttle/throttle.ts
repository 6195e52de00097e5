import { hash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { Limit, LimitName, Limits, LimitWindow } from './limits.ts';
import { noteUsed } from './used-limits.ts';

/** A refusal by a rate limit. */
export interface Refused {
  readonly retryAfterSeconds: number;
  /** True for exactly one refusal per window, across all processes. */
  readonly isFirst: boolean;
}

/**
 * Counts rate-limited actions. Counting is one atomic statement, so that concurrent requests, in any number of processes,
 * get no further than successive ones. Keys are stored as hashes.
 * Not for use inside a transaction, because a rollback must not undo the count.
 */
export class Throttle {
  readonly #counters: ReadonlyMap<string, readonly RateLimiterAbstract[]>;
  /** Limits whose use is told to the client, because it is the only one who uses them. */
  readonly #told: ReadonlyMap<string, Limit>;

  constructor(open: Pick<OpenDatabase, 'execute'>, limits: Limits) {
    const client = { query: ({ text, values }: Statement) => open.execute(text, values) };
    this.#told = new Map(Object.entries(limits).filter(([, { by }]) => by === 'account' || by === 'order'));
    this.#counters = new Map(
      Object.entries(limits).map(([name, limit]) => [
        name,
        limit.windows.map(window => counter(`${name}/${window[1]}`, limit, window, client)),
      ]),
    );
  }

  /** Counts `times` more, shortest window first. A window that refuses keeps the longer ones from counting. */
  async take(limit: LimitName, who: string, times = 1): Promise<Refused | undefined> {
    for (const [at, each] of this.#of(limit).entries()) {
      const refused = await each.consume(keyOf(who), times).then(
        result => this.#tell(limit, at, result),
        (result: unknown) => {
          if (result instanceof RateLimiterRes) this.#tell(limit, at, result);
          return refusedBy(result, each.points);
        },
      );
      if (refused) return refused;
    }
    return undefined;
  }

  /** Takes and throws. @throws the refusal, with when to retry */
  async spend(limit: LimitName, who: string, refusal: (seconds: number) => Problem, times = 1): Promise<void> {
    const refused = await this.take(limit, who, times);
    if (refused) throw refusalOf(refused, refusal);
  }

  /** Gives back what turned out not to count. */
  async giveBack(limit: LimitName, who: string): Promise<void> {
    for (const each of this.#of(limit)) await each.reward(keyOf(who));
  }

  /** Resets the counter. */
  async forget(limit: LimitName, who: string): Promise<void> {
    for (const each of this.#of(limit)) await each.delete(keyOf(who));
  }

  #tell(limit: LimitName, at: number, { remainingPoints, msBeforeNext }: RateLimiterRes): undefined {
    const window = this.#told.get(limit)?.windows[at];
    if (!window) return;
    const seconds = Math.max(0, Math.ceil(msBeforeNext / 1000));
    noteUsed(at === 0 ? limit : `${limit}/${window[1]}`, { window, left: Math.max(0, remainingPoints), seconds });
  }

  #of(limit: LimitName): readonly RateLimiterAbstract[] {
    return this.#counters.get(limit) ?? [];
  }
}

/** The refusal with its waiting time, for the Retry-After header and for screens. */
export function refusalOf({ retryAfterSeconds }: Refused, refusal: (seconds: number) => Problem): Problem {
  return refusal(retryAfterSeconds).with({ retryAfterSeconds, data: { retryAfterSeconds } });
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

function counter(keyPrefix: string, { kept, isFinal }: Limit, [points, duration]: LimitWindow, storeClient: object) {
  if (kept === 'memory') return new RateLimiterMemory({ keyPrefix, points, duration });
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true,
    // A job deletes expired rows.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    ...(isFinal && { inMemoryBlockOnConsumed: points + 1 }),
  });
}

function refusedBy(result: unknown, most: number): Refused {
  if (!(result instanceof RateLimiterRes)) throw result;
  return {
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    isFirst: result.consumedPoints === most + 1,
  };
}

function keyOf(who: string): string {
  return hash('sha256', who, 'base64url');
}
