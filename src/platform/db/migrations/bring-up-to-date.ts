import type { OpenDatabase } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { migrate } from './migrate.ts';

/** Building an index on a large table, or reading all of it, may take this long; requests may wait for seconds only. */
export const PATIENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Migrates an open database. On PostgreSQL through a connection of its own, because those that serve requests are cut
 * when a statement takes long.
 * @param databaseUrl the database itself and no pooler before it
 * @returns the names that ran now
 * @throws MigrationFailed, DatabaseIsNewer
 */
export async function bringUpToDate(
  open: OpenDatabase,
  databaseUrl: string | undefined,
  folder: string,
  onStep?: (name: string) => void,
): Promise<string[]> {
  if (databaseUrl === undefined) return migrate(open.db, folder, onStep);
  const patient = await openPostgres(databaseUrl, 1, { answersWithinMs: PATIENCE_MS });
  try {
    // What a migration has begun must not go on when its process is gone. Some systems can't tell.
    await patient.execute(`set client_connection_check_interval = '1s'`).catch(() => {});
    return await migrate(patient.db, folder, onStep);
  } finally {
    await patient.close();
  }
}
