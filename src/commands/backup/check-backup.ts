import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breachesOf } from '#commands/check/breaches.ts';
import { openArchive } from '#platform/backup/archive/archive-reader.ts';
import { verifyArchive } from '#platform/backup/archive/verify-archive.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { fillPlace } from './fill-place.ts';

/**
 * Restores a backup into an empty place of its own, which is gone afterwards: every row and picture is held against what
 * was written, and then what must hold of every shop is asked of it.
 * @returns the rules that do not hold in it, in sentences
 * @throws BackupFault when it can't be restored
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
