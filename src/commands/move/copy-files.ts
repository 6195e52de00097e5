import { Readable } from 'node:stream';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { listFiles, putFile, storedHash } from '#platform/backup/source/stored-files.ts';
import { isOwnKey, type StoragePort } from '#platform/storage/storage.ts';
import { printLine, step } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';

const NAMED = 10;

type Source = Pick<StoragePort, 'list' | 'open'>;
type Target = Pick<StoragePort, 'open' | 'put'>;

/**
 * Copies every picture that is not there yet and verifies it. Files beside the shop's own are left.
 * @throws BackupFault that names those that differ, after all others were copied
 */
export async function copyFiles(from: Source, to: Target): Promise<void> {
  const damaged: string[] = [];
  let count = 0;
  await step('Copy every picture', async report => {
    for await (const { key } of listFiles(from)) {
      if (!isOwnKey(key)) continue;
      report(key);
      const sha256 = await storedHash(from, key);
      const read = async () => (await from.open(key))?.stream ?? Readable.from([]);
      if (sha256 && (await putFile(to, { key, sha256 }, read))) count += 1;
      else damaged.push(key);
    }
  });
  const those = damaged.slice(0, NAMED).join(', ');
  if (damaged.length > 0)
    throw new BackupFault(
      `${countText(damaged.length, 'picture')} could not be copied whole, such as ${those}. Nothing was switched. Run the command again.`,
    );
  printLine(`  ${countText(count, 'picture')}, each verified there.`);
}
