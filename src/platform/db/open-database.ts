import { openPostgres } from '#platform/db/postgres/postgres.ts';
import type { OpenDatabase } from './database.ts';

export interface DatabaseSettings {
  /** A PostgreSQL address; without it the embedded engine is used in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The database itself, if `databaseUrl` is a pooler. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number;
  /** How long a statement may take that has lifted the database's own limit. */
  readonly answersWithinMs?: number;
}

/** @throws DatabaseUnreachable, RoleWithoutLimits, DataFolderInUse */
export async function openDatabase({
  databaseUrl,
  directUrl,
  dataDir,
  poolSize = 10,
  answersWithinMs,
}: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl)
    return openPostgres(databaseUrl, poolSize, { directUrl, ...(answersWithinMs && { answersWithinMs }) });
  // The engine is large, and loaded only where it is used.
  const { openPglite } = await import('#platform/db/embedded/pglite.ts');
  return openPglite(`${dataDir}/db`);
}
