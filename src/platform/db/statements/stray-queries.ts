import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

const inside = new AsyncLocalStorage<true>();

/** Marks the async context of a transaction, so that queries outside its handle can be detected. */
export function withoutStrays<Result>(work: () => Promise<Result>): Promise<Result> {
  return inside.run(true, work);
}

/**
 * The pool, refusing a second connection to code inside a transaction. On the embedded engine such a query would deadlock;
 * on PostgreSQL it would not see the transaction's changes and would survive its rollback.
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
