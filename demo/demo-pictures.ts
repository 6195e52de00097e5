import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the pictures of the demo are. */
export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');

const KEY = /^photos\/demo\/([a-z0-9][a-z0-9._-]*)$/;

/** A picture of the demo by its key, as the shop keeps originals. @returns undefined for a key that is none of the demo's */
export async function readDemoPicture(key: string): Promise<Buffer | undefined> {
  const name = KEY.exec(key)?.[1];
  if (name === undefined) return undefined;
  try {
    return await readFile(join(PICTURES_FOLDER, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
