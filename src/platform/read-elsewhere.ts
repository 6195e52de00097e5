import { isUnavailable } from '#platform/db/database-errors.ts';
import type { Replicas } from '#platform/db/postgres/replicas.ts';
import type { Ctx } from './context.ts';

/** Runs read-only work, on a replica if one is suitable. */
export type ReadElsewhere = <Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>) => Promise<Result>;

/**
 * Reads on a replica, and again on the primary if the replica fails or cancels the query. Values that the work caches are
 * kept only if no change was notified meanwhile.
 */
export function readElsewhere(replicas: Replicas): ReadElsewhere {
  return async (ctx, work) => {
    const db = replicas.pick();
    if (!db) return work(ctx);
    const { heard } = replicas;
    const reading: Ctx = {
      ...ctx,
      db,
      remember: (key, tags, make) => (replicas.heard === heard ? ctx.remember(key, tags, make) : make()),
      tx: () => Promise.reject(new Error('a call that reads from replicas changes nothing')),
    };
    try {
      return await work(reading);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return work(ctx);
    }
  };
}
