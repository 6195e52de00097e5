import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/**
 * A migration that takes away what an older build needs says so in its name, `0040_contract_….sql`. Others only add, and
 * older builds go on beside them (docs/decisions/0048).
 */
const CONTRACT = /^\d{4}_contract_/;

/** A newer build has taken away what this one needs; it may not serve. */
export class DatabaseIsNewer extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database belongs to a newer build: ${names.join(', ')} removed something that this build needs. Deploy the newer build. Nothing was changed.`,
    );
    this.name = 'DatabaseIsNewer';
  }
}

/** The hash of each migration by its name; none in a database that was never migrated. */
export async function migrationsThatRan(db: Database): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ is_there: boolean }>`select to_regclass('migrations') is not null as is_there`.execute(db);
  if (!found.rows[0]?.is_there) return new Map();
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migrations order by name`.execute(
    db,
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The names among those that ran which this build does not know and can't work with. */
export function unknownContracts(
  ran: ReadonlyMap<string, string>,
  known: readonly { readonly name: string }[],
): readonly string[] {
  const names = new Set(known.map(({ name }) => name));
  return [...ran.keys()].filter(name => CONTRACT.test(name) && !names.has(name));
}

/** Whether the database, in the meantime, has been taken beyond what it was when this process looked. */
export async function isOutgrown(db: Database, atStart: ReadonlyMap<string, string>): Promise<boolean> {
  const known = [...atStart.keys()].map(name => ({ name }));
  return unknownContracts(await migrationsThatRan(db), known).length > 0;
}

/** In SQL: the name of the newest migration that has run. */
export const newestMigration = sql<string>`(select max(name) from migrations)`;
