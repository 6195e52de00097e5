import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { lockDataFolder } from './data-folder-lock.ts';
import { kyselyOver, type OpenDatabase } from './database.ts';
import { PglitePool } from './pglite-pool.ts';

/**
 * Opens the embedded engine in a folder, behind a lock of ours: two processes on one folder would lose data silently.
 * @throws DataFolderInUse
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockDataFolder(folder);
  const open = await overPglite(await PGlite.create({ dataDir: folder }));
  return { ...open, close: () => open.close().finally(unlock) };
}

/** The embedded engine in memory, from a dump when one is given: what tests start from. */
export async function openPgliteInMemory(dump?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const lite = await PGlite.create(dump ? { loadDataDir: dump } : {});
  return { ...(await overPglite(lite)), dump: () => lite.dumpDataDir('none') };
}

async function overPglite(lite: PGlite): Promise<OpenDatabase> {
  const pool = new PglitePool(lite);
  return {
    db: kyselyOver(pool),
    engine: 'embedded',
    meter: pool.meter,
    load: () => pool.load,
    execute: (text, values) => pool.execute(text, values),
    listen: async (channel, hear) => lite.listen(channel, hear),
    close: () => pool.end(),
  };
}
