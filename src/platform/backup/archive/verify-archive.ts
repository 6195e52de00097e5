import { BackupFault } from '#platform/backup/backup-fault.ts';
import { fileHash } from '#platform/backup/source/stored-files.ts';
import type { Archive } from './archive-reader.ts';

/** Reads a backup completely. @throws BackupFault if any entry differs from what was written */
export async function verifyArchive({ manifest, source, bytesOf }: Archive): Promise<void> {
  for (const table of manifest.tables) for await (const _lines of source.lines(table));
  for (const { key, sha256 } of manifest.files)
    if ((await fileHash(await bytesOf(key))) !== sha256)
      throw new BackupFault(`${key} in this backup is damaged. Use another backup.`);
}
