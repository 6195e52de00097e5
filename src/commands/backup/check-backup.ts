import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breachesOf } from '#commands/check/breaches.ts';
import { openArchive } from '#platform/backup/archive/archive-reader.ts';
import { verifyArchive } from '#platform/backup/archive/verify-archive.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { fillPlace } from './fill-place.ts';

/**
 * Restores a backup into a temporary database, compares every row and picture with the archive, and checks the rules of a
 * shop.
 * @returns the violated rules, in sentences
 * @throws BackupFault if it can't be restored
 */
export async function checkBackup(path: string, report: (howFar: string) => void): Promise<readonly string[]> {
  const place = await mkdtemp(join(tmpdir(), 'backup-check-'));
  const archive = await openArchive(path);
  try {
    await verifyArchive(archive);
    const open = await openPglite(join(place, 'db'));
    try {
      await fillPlace(open, undefined, archive.source, report);
      return await breachesOf(open.db);
    } finally {
      await open.close();
    }
  } finally {
    archive.close();
    await rm(place, { recursive: true, force: true });
  }
}
