import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseSettings {
  /** A PostgreSQL address; without it the embedded engine lives in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number;
}

/** @throws DatabaseUnreachable, DataFolderInUse */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.poolSize ?? 10)
    : openPglite(`${settings.dataDir}/db`);
}
