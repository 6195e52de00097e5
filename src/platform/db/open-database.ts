import { openPglite } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import type { OpenDatabase } from './database.ts';

export interface DatabaseSettings {
  /** A PostgreSQL address; without it the embedded engine is used in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The database itself, if `databaseUrl` is a pooler. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number;
}

/** @throws DatabaseUnreachable, RoleWithoutLimits, DataFolderInUse */
export function openDatabase({
  databaseUrl,
  directUrl,
  dataDir,
  poolSize = 10,
}: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, poolSize, { directUrl }) : openPglite(`${dataDir}/db`);
}
