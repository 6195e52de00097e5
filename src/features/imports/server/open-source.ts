import type { Readable } from 'node:stream';
import { fileUnreadable } from '#features/imports/import-problems.ts';
import type { ImportFiles } from './import-files.ts';

/** A file of goods as it was sent: the table, and what pictures came with it. */
export interface Source {
  /** The table's bytes from their beginning. */
  readonly open: () => Promise<Readable>;
  readonly hasPicture: (name: string) => boolean;
}

/** @throws fileUnreadable when the file is not there any more */
export async function openSource(files: ImportFiles, key: string): Promise<Source> {
  const open = async () => {
    const file = await files.open(key);
    if (!file) throw fileUnreadable('The file is not there any more. Send it again.');
    return file.stream;
  };
  return { open, hasPicture: () => false };
}
