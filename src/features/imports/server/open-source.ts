import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileUnreadable } from '#features/imports/import-problems.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Import } from './imports.queries.ts';
import { ZipFile } from './zip-file.ts';

/** A file of goods as it was sent: the table, and what pictures came with it. */
export interface Source {
  /** The table's bytes from their beginning. */
  readonly open: () => Promise<Readable>;
  readonly hasPicture: (name: string) => boolean;
  readonly picturesOf: (sku: string) => readonly string[];
  readonly readPicture: (name: string) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Store = Pick<StoragePort, 'open'>;
type File = Pick<Import, 'id' | 'file_key' | 'file_bytes'>;

/** @throws fileUnreadable when the file is not there any more, or a zip that can't be read */
export async function openSource(store: Store, file: File): Promise<Source> {
  if (!(await isZip(store, file.file_key)))
    return {
      open: () => bytesOf(store, file.file_key),
      hasPicture: () => false,
      picturesOf: () => [],
      readPicture: async () => undefined,
      close: () => {},
    };
  const zip = await ZipFile.open(await copyOf(store, file));
  return {
    open: () => zip.openTable(),
    hasPicture: name => zip.hasPicture(name),
    picturesOf: sku => zip.picturesOf(sku),
    readPicture: name => zip.readPicture(name),
    close: () => zip.close(),
  };
}

/** Deletes this machine's copy of a zip that is not needed any more. */
export async function forgetCopy({ id }: Pick<Import, 'id'>): Promise<void> {
  await rm(copyPath(id), { force: true });
}

async function bytesOf(store: Store, key: string): Promise<Readable> {
  const file = await store.open(key);
  if (!file) throw fileUnreadable('The file is not there any more. Send it again.');
  return file.stream;
}

async function isZip(store: Store, key: string): Promise<boolean> {
  for await (const piece of await bytesOf(store, key))
    return (piece as Buffer).subarray(0, 4).toString('latin1') === ZIP;
  return false;
}

const ZIP = 'PK\u0003\u0004';

/** A zip is read from its end, so it has to lie on the disk; later turns of the same import find it there. */
async function copyOf(store: Store, { id, file_key, file_bytes }: File): Promise<string> {
  const path = copyPath(id);
  const there = await stat(path).catch(() => undefined);
  if (there?.size === Number(file_bytes)) return path;
  await pipeline(await bytesOf(store, file_key), createWriteStream(`${path}.part`, { mode: 0o600 }));
  await rename(`${path}.part`, path);
  return path;
}

function copyPath(id: string): string {
  return join(tmpdir(), `import-${id}.zip`);
}
