import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { kyselyOver, type OpenDatabase } from '#platform/db/database.ts';
import { giveCopy } from './copy-data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { PglitePool } from './pglite-pool.ts';

/**
 * Opens the embedded engine in a folder, with a lock of our own: two processes in one folder would lose data silently.
 * @throws DataFolderInUse
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const opened = Promise.withResolvers<PglitePool>();
  const unlock = await lockDataFolder(folder, {
    answer: async name => (await opened.promise).standStill(() => giveCopy(folder, name)),
  });
  const lite = await PGlite.create({ dataDir: folder });
  const pool = new PglitePool(lite);
  opened.resolve(pool);
  const open = overPool(lite, pool);
  return { ...open, close: () => open.close().finally(unlock) };
}

/** The embedded engine in memory, optionally from a dump. For tests. */
export async function openPgliteInMemory(dump?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const lite = await PGlite.create(dump ? { loadDataDir: dump } : {});
  return { ...overPool(lite, new PglitePool(lite)), dump: () => lite.dumpDataDir('none') };
}

function overPool(lite: PGlite, pool: PglitePool): OpenDatabase {
  return {
    db: kyselyOver(pool),
    engine: 'embedded',
    meter: pool.meter,
    load: () => pool.load,
    execute: (text, values) => pool.execute(text, values),
    listen: async (channel, subscribe) => lite.listen(channel, subscribe),
    close: () => pool.end(),
  };
}
