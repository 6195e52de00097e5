import { chmod, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** Subfolders of the data folder that contain personal data. */
const PRIVATE = ['db', 'storage', 'outbox', 'backups'];

/**
 * Removes access of other users to folders that an older version created, and creates the folder for temporary files
 * (TMPDIR; in containers on the data disk). Folders of another owner are left alone.
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
