import { hash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { Problem } from '#shared/api/problem.ts';
import { waitText } from '#shared/text/wait-text.ts';
import type { Limit, LimitName, Limits, LimitWindow } from './limits.ts';

/** Who has done enough for now. */
export interface Refused {
  readonly retryAfterSeconds: number;
  /** True for exactly one refusal of each window, whichever process gives it. */
  readonly isFirst: boolean;
}

/**
 * Counts what may be done only so often. Counting is one statement, so that many at the same moment, in however many
 * processes, don't get further than they would one after the other. Who did it is kept as a hash.
 * Not for use inside a transaction: what is counted stays counted when the transaction is undone.
 */
export class Throttle {
  readonly #counters: ReadonlyMap<string, readonly RateLimiterAbstract[]>;

  constructor(open: Pick<OpenDatabase, 'execute'>, limits: Limits) {
    const client = { query: ({ text, values }: Statement) => open.execute(text, values) };
    this.#counters = new Map(
      Object.entries(limits).map(([name, limit]) => [
        name,
        limit.windows.map(window => counter(`${name}/${window[1]}`, limit, window, client)),
      ]),
    );
  }

  /** Counts once more, or so many times, the shortest window first; a window that refuses keeps the longer ones from counting. */
  async take(limit: LimitName, who: string, times = 1): Promise<Refused | undefined> {
    for (const each of this.#of(limit)) {
      const refused = await each.consume(keyOf(who), times).then(
        () => undefined,
        (result: unknown) => refusedBy(result, each.points),
      );
      if (refused) return refused;
    }
    return undefined;
  }

  /** The same, for who has nothing more to do about it than to be told. @throws the refusal, with when to come back */
  async spend(limit: LimitName, who: string, refusal: (wait: string) => Problem, times = 1): Promise<void> {
    const refused = await this.take(limit, who, times);
    if (refused) throw refusalOf(refused, refusal);
  }

  /** What was counted turned out not to count. */
  async giveBack(limit: LimitName, who: string): Promise<void> {
    for (const each of this.#of(limit)) await each.reward(keyOf(who));
  }

  /** Begins counting anew. */
  async forget(limit: LimitName, who: string): Promise<void> {
    for (const each of this.#of(limit)) await each.delete(keyOf(who));
  }

  #of(limit: LimitName): readonly RateLimiterAbstract[] {
    return this.#counters.get(limit) ?? [];
  }
}

/** The refusal in words, with when to come back for the header and for screens. */
export function refusalOf({ retryAfterSeconds }: Refused, refusal: (wait: string) => Problem): Problem {
  return refusal(waitText(retryAfterSeconds)).with({ retryAfterSeconds, data: { retryAfterSeconds } });
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
    // A job sweeps.
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
