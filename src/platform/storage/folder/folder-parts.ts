import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { writeWhole } from '#platform/storage/write-whole.ts';
import { undefinedIfMissing } from './folder-faults.ts';

/** Multipart uploads: a folder for each, a file for each part, until they are joined. */
export function folderParts(folder: string, unfinished: string, pathOf: (key: string) => string) {
  const folderOf = (id: string) => {
    if (!/^[a-f0-9-]{36}$/.test(id)) throw new Error(`${JSON.stringify(id)} names no parts`);
    return join(folder, id);
  };
  return {
    keep: (id: string, part: number, bytes: Readable) =>
      writeWhole(join(folderOf(id), String(part)), unfinished, bytes),
    complete: async (key: string, id: string, count: number): Promise<boolean> => {
      const names = (await readdir(folderOf(id)).catch(undefinedIfMissing)) ?? [];
      if (names.length !== count) return false;
      await writeWhole(pathOf(key), unfinished, Readable.from(inOrder(folderOf(id), count)));
      await rm(folderOf(id), { recursive: true, force: true });
      return true;
    },
    abort: (id: string) => rm(folderOf(id), { recursive: true, force: true }),
  };
}

async function* inOrder(folder: string, count: number): AsyncIterable<Buffer> {
  for (let part = 1; part <= count; part += 1) yield* createReadStream(join(folder, String(part)));
}
