import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** A reference from one table to another, as it is written in SQL. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes every reference off, so that tables can be filled in any order, faster than row by row. */
export async function takeOff(tx: Tx): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by t.relname, k.conname`.execute(tx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return rows;
}

/** Puts them on again, by which the database looks at every row. */
export async function putOn(tx: Tx, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
}
