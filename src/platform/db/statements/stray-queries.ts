import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

const inside = new AsyncLocalStorage<true>();

/** Runs what a transaction does, so that a query that goes past it is known for a stray one. */
export function withoutStrays<Result>(work: () => Promise<Result>): Promise<Result> {
  return inside.run(true, work);
}

/**
 * The pool, refusing a second connection to whoever is in a transaction. On the embedded engine such a query would wait
 * for ever, for the one connection; on PostgreSQL it would see what the transaction does not, and stay when that is undone.
 */
export function refusingStrays(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (inside.getStore()) throw new Error('a query inside a transaction that does not go through the transaction');
      return pool.connect();
    },
  };
}
