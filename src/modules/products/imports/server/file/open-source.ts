import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoragePort } from '#platform/storage/storage.ts';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import { t } from '#shared/language/t.ts';
import type { ImportFiles } from './import-files.ts';
import { ZipFile } from './zip-file.ts';

/** An uploaded file: the table and the pictures beside it. */
export interface Source {
  /** The table's bytes, from the beginning. */
  readonly open: () => Promise<Readable>;
  readonly hasPicture: (name: string) => boolean;
  readonly picturesOf: (sku: string) => readonly string[];
  readonly readPicture: (name: string) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Store = Pick<StoragePort, 'open'>;
type File = Pick<Import, 'id' | 'file_key'>;

/** @throws fileUnreadable if the file has been deleted, or is a zip that can't be read */
export async function openSource(store: Store, files: ImportFiles, file: File): Promise<Source> {
  if (!(await isZip(store, file.file_key)))
    return {
      open: () => bytesOf(store, file.file_key),
      hasPicture: () => false,
      picturesOf: () => [],
      readPicture: async () => undefined,
      close: () => {},
    };
  // A zip's directory is at its end, so it is copied to the disk.
  const copy = (path: string) => copyTo(path, store, file.file_key);
  const zip = await ZipFile.open(await files.file(file.id, 'zip', copy));
  return {
    open: () => zip.openTable(),
    hasPicture: name => zip.hasPicture(name),
    picturesOf: sku => zip.picturesOf(sku),
    readPicture: name => zip.readPicture(name),
    close: () => zip.close(),
  };
}

async function bytesOf(store: Store, key: string): Promise<Readable> {
  const file = await store.open(key);
  if (!file) throw fileUnreadable(() => t('products.imports.file.gone'));
  return file.stream;
}

async function isZip(store: Store, key: string): Promise<boolean> {
  for await (const piece of await bytesOf(store, key))
    return (piece as Buffer).subarray(0, 4).toString('latin1') === ZIP;
  return false;
}

const ZIP = 'PK\u0003\u0004';

async function copyTo(path: string, store: Store, key: string): Promise<void> {
  await pipeline(await bytesOf(store, key), createWriteStream(path, { mode: 0o600 }));
}
