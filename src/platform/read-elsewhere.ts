import { isUnavailable } from '#platform/db/database-errors.ts';
import type { Replicas } from '#platform/db/postgres/replicas.ts';
import type { Ctx } from './context.ts';

/** Runs work that only reads, on a replica where one is fit for it, else where it would have run anyway. */
export type ReadElsewhere = <Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>) => Promise<Result>;

/**
 * Reads on a replica, and once more on the primary when the replica breaks off: it died, or put its own following before
 * the question. What the work remembers was worked out from a replica that had every change heard before; when another is
 * heard meanwhile, it is handed out and not kept.
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
