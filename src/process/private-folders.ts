import { chmod, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** What lies below the data folder and is private to people. */
const PRIVATE = ['db', 'storage', 'outbox', 'backups'];

/**
 * Closes the folders of an older version to other users of the machine, and makes sure of the one for temporary files,
 * which in a container is on the disk of the data (TMPDIR). A folder that belongs to somebody else stays as it is.
 */
export async function closePrivateFolders(dataDir: string): Promise<void> {
  await mkdir(tmpdir(), { recursive: true });
  for (const name of PRIVATE) {
    const folder = join(dataDir, name);
    const mode = await stat(folder).then(
      found => found.mode,
      () => 0,
    );
    if ((mode & OTHERS) !== 0) await chmod(folder, OWNER_ONLY).catch(() => {});
  }
}
