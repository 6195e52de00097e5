import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DataFolderInUse } from '#platform/db/database-errors.ts';
import { askHolder, lockDataFolder } from './data-folder-lock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COPY = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The folder of a copy, beside the one it is of: made by whoever asks, so that only those who may write there can ask. */
const copyFolder = (folder: string, name: string) => `${folder}.copy-${name}`;

/**
 * Copies the folder of the embedded database as it is at one moment: by itself when no process has it, else by asking the
 * process that has it, which goes on meanwhile but for the time of copying files.
 * @returns the copy, to be opened like any other, and what removes it
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

/** For the process that has the folder: makes the copy that somebody asks for. @throws when they may not write beside it */
export async function giveCopy(folder: string, name: string): Promise<void> {
  if (!COPY.test(name)) throw new Error('no name of a copy');
  const copy = copyFolder(folder, name);
  if ((await readdir(copy)).length > 0) throw new Error('the copy is there already');
  await copyFiles(folder, copy);
}

/** What a process left that was killed over its copy. */
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
  // Where the file system can, files are shared until one side changes them.
  return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
