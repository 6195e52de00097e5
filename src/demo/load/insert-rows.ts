import type { Insertable } from 'kysely';
import type { Tables, Tx } from '#platform/db/database.ts';

/** A statement has at most 65,535 values; rows of ours have at most 35. */
const ROWS_PER_STATEMENT = 500;

/** Inserts any number of rows in few statements, in their order. */
export async function insertRows<Table extends keyof Tables & string>(
  db: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_STATEMENT) as never)
      .execute();
}
