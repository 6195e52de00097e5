import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFolder } from '#commands/open-still.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { lockDataFolder } from '#platform/db/embedded/data-folder-lock.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';

/**
 * Opens a copy of the embedded database and keeps the original locked, so that nobody writes to it during the move, and
 * even opening changes nothing in it.
 * @throws DataFolderInUse while the shop runs
 */
export async function openHeld(dataDir: string): Promise<OpenDatabase> {
  const folder = embeddedFolder(dataDir);
  const unlock = await lockDataFolder(folder);
  const copy = await mkdtemp(join(tmpdir(), 'move-'));
  const end = () => rm(copy, { recursive: true, force: true }).finally(unlock);
  try {
    await cp(folder, join(copy, 'db'), { recursive: true });
    const open = await openPglite(join(copy, 'db'));
    return { ...open, close: () => open.close().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
