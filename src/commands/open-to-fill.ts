import { PATIENCE_MS } from '#platform/db/bring-up-to-date.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import type { Env } from '#src/env.ts';

/** Opens the place the environment names for writing much into it, which may take longer than anything a shop asks. */
export function openToFill({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, 2, PATIENCE_MS) : openPglite(`${dataDir}/db`);
}
