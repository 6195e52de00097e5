import { type DatabaseConnection, Transaction } from 'kysely';
import type { Tables, Tx } from '#platform/db/database.ts';

interface SideBySide {
  readonly db: Tx;
  /** Statements after this are refused: they would run after the rollback. */
  readonly end: () => void;
}

/**
 * The same transaction for statements that do not wait for each other: the query builder sends each when the one before is
 * answered. On PostgreSQL those of one `Promise.all` share a round trip; the embedded engine runs them in order.
 */
export async function sideBySide(tx: Tx): Promise<SideBySide> {
  const inOrder = tx.getExecutor();
  const connection = await inOrder.provideConnection(async (own: DatabaseConnection) => own);
  let isOver = false;
  const executor = inOrder.withConnectionProvider({
    provideConnection: async work => {
      if (isOver) throw new Error('a query after the end of its transaction');
      return work(connection);
    },
  });
  // A transaction only uses its executor; driver and dialect are for beginning another, which it refuses.
  const db = new Transaction<Tables>({ executor, config: {}, driver: {}, dialect: {} } as never);
  return {
    db,
    end: () => {
      isOver = true;
    },
  };
}
