import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DataFolderInUse } from '#platform/db/database-errors.ts';
import { askHolder, lockDataFolder } from './data-folder-lock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COPY = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A copy is created beside the original by the requester, so that only users who may write there can request one. */
const copyFolder = (folder: string, name: string) => `${folder}.copy-${name}`;

/**
 * Copies the folder of the embedded database at one moment: directly if it is not in use, otherwise by asking the process
 * that holds the lock, which pauses only while files are copied.
 * @returns the copy, to be opened like any other, and a function that removes it
 */
export async function copyDataFolder(
  folder: string,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  await forgetLeftCopies(folder);
  const name = randomUUID();
  const copy = copyFolder(folder, name);
  await mkdir(copy, { mode: 0o700 });
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const unlock = await lockDataFolder(folder, { patienceMs: 0 }).catch(error => {
      if (!(error instanceof DataFolderInUse)) throw error;
      return undefined;
    });
    if (unlock) await copyFiles(folder, copy).finally(unlock);
    else await askHolder(folder, name);
    return { folder: copy, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** In the process that holds the lock: makes a requested copy. @throws if the requester may not write beside the folder */
export async function giveCopy(folder: string, name: string): Promise<void> {
  if (!COPY.test(name)) throw new Error('no name of a copy');
  const copy = copyFolder(folder, name);
  if ((await readdir(copy)).length > 0) throw new Error('the copy is there already');
  await copyFiles(folder, copy);
}

/** Removes copies of processes that were killed. */
async function forgetLeftCopies(folder: string): Promise<void> {
  const beside = dirname(folder);
  const begins = basename(copyFolder(folder, ''));
  for (const name of (await readdir(beside)).filter(each => each.startsWith(begins))) {
    const path = join(beside, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

function copyFiles(from: string, to: string): Promise<void> {
  // Uses copy-on-write where the file system supports it.
  return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
