import { existsSync } from 'node:fs';
import type { Env } from '#config/env.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { copyDataFolder } from '#platform/db/embedded/copy-data-folder.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { PATIENCE_MS } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';

/** The folder of the embedded database. @throws BackupFault if there is none */
export function embeddedFolder(dataDir: string): string {
  const folder = `${dataDir}/db`;
  if (!existsSync(`${folder}/PG_VERSION`))
    throw new BackupFault(`No shop found in ${dataDir}. Set DATA_DIR to the data folder of the shop.`);
  return folder;
}

/**
 * Opens the shop's database for reading while a server may be running: PostgreSQL directly, or a temporary copy of the
 * embedded database.
 * @throws BackupFault if it contains no shop
 */
export async function openStill({
  databaseUrl,
  directUrl = databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'directUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (directUrl) return openServed(directUrl);
  const { folder, remove } = await copyDataFolder(embeddedFolder(dataDir));
  try {
    const open = await openPglite(folder);
    return { ...open, close: () => open.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function openServed(url: string): Promise<OpenDatabase> {
  const open = await openPostgres(url, 1, { answersWithinMs: PATIENCE_MS });
  try {
    const { rows } = await open.execute(`select where to_regclass('public.migrations') is not null`);
    if (rows.length > 0) return open;
    throw new BackupFault('No shop found in the database at DATABASE_URL. Check the address.');
  } catch (error) {
    await open.close();
    throw error;
  }
}
