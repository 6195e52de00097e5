import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newestMigration } from '#platform/db/migrations/migrations-that-ran.ts';

interface DatabaseFacts {
  readonly reachMs: number;
  readonly bytes: number;
  /** The newest that has run. */
  readonly migration: string;
  /** By the clock that all processes share. */
  readonly at: Date;
}

/** How long the shortest question took, and what the database says of itself. */
export async function readDatabase(db: Database): Promise<DatabaseFacts> {
  const since = performance.now();
  await sql`select 1`.execute(db);
  const reachMs = performance.now() - since;
  const { rows } = await sql<Omit<DatabaseFacts, 'reachMs'>>`
    select now() as at, pg_database_size(current_database())::float8 as bytes,
      ${newestMigration} as migration`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing of itself');
  return { reachMs, ...facts };
}
