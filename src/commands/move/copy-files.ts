import { Readable } from 'node:stream';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { listFiles, putFile, storedHash } from '#platform/backup/source/stored-files.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { say, step } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';

type Source = Pick<StoragePort, 'list' | 'open'>;
type Target = Pick<StoragePort, 'open' | 'put'>;

/** Copies every picture that is not there yet and verifies it. @throws BackupFault if one differs */
export async function copyFiles(from: Source, to: Target): Promise<void> {
  let count = 0;
  await step('Copy every picture', async report => {
    for await (const { key } of listFiles(from)) {
      report(key);
      const sha256 = await storedHash(from, key);
      const read = async () => (await from.open(key))?.stream ?? Readable.from([]);
      if (!sha256 || !(await putFile(to, { key, sha256 }, read)))
        throw new BackupFault(`${key} was damaged while it was copied. Run the command again.`);
      count += 1;
    }
  });
  say(`  ${countText(count, 'picture')}, each verified there.`);
}
