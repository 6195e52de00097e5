import { PATIENCE_MS } from '#platform/db/bring-up-to-date.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import type { Env } from '#src/env.ts';

/** Opens the place the environment names for writing much into it, which may take longer than anything a shop asks. */
export function openToFill({
  databaseUrl,
  directUrl = databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'directUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return directUrl ? openPostgres(directUrl, 2, { answersWithinMs: PATIENCE_MS }) : openPglite(`${dataDir}/db`);
}
