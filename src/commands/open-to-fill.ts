import type { Env } from '#config/env.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { PATIENCE_MS } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';

/** Opens the place the environment names for writing much into it, which may take longer than anything a shop asks. */
export function openToFill({
  databaseUrl,
  directUrl = databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'directUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return directUrl ? openPostgres(directUrl, 2, { answersWithinMs: PATIENCE_MS }) : openPglite(`${dataDir}/db`);
}
