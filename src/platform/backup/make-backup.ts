import { Readable } from 'node:stream';
import { fileEntry, MANIFEST, tableEntry } from '#platform/backup/archive/archive-reader.ts';
import { type AddPiece, writeArchive } from '#platform/backup/archive/archive-writer.ts';
import { type Manifest, manifestOf } from '#platform/backup/archive/manifest.ts';
import { Digesting } from '#platform/backup/archive/table-digest.ts';
import { readAtOneMoment, type ShopSource } from '#platform/backup/source/shop-source.ts';
import type { TableShape } from '#platform/backup/source/shop-tables.ts';
import { listFiles } from '#platform/backup/source/stored-files.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { StoragePort } from '#platform/storage/storage.ts';

export interface BackupOf {
  readonly open: OpenDatabase;
  readonly store: Pick<StoragePort, 'list' | 'open'>;
  /** The shop's version. */
  readonly shop: string;
  readonly now: Date;
}

/**
 * Writes a shop into one file: a snapshot of its database, then its pictures. Pictures are stored before a row refers to
 * them and deleted a week after the last reference, so every row of the snapshot finds its own.
 */
export async function makeBackup(
  path: string,
  { open, store, shop, now }: BackupOf,
  report: (howFar: string) => void = () => {},
): Promise<Manifest> {
  return writeArchive(path, async add => {
    const database = await readAtOneMoment(open, source => addDatabase(source, add, report));
    const files = await addFiles(store, add, report);
    const manifest = manifestOf({ madeAt: now.toISOString(), shop, engine: open.engine, ...database, files });
    await add(MANIFEST, Readable.from([JSON.stringify(manifest)]));
    return manifest;
  });
}

async function addDatabase(source: ShopSource, add: AddPiece, report: (howFar: string) => void) {
  const { migrations, sequences, queues } = source;
  const tables: Manifest['tables'] = [];
  for (const table of source.tables) {
    report(table.name);
    const digesting = new Digesting();
    await add(tableEntry(table.name), textsOf(source, table, digesting));
    tables.push({ ...table, columns: [...table.columns], key: [...table.key], ...digesting.digest() });
  }
  return { migrations: [...migrations], sequences: [...sequences], queues: [...queues], tables };
}

async function addFiles(store: BackupOf['store'], add: AddPiece, report: (howFar: string) => void) {
  const files: Manifest['files'] = [];
  for await (const { key } of listFiles(store)) {
    report(key);
    const opened = await store.open(key);
    // Deleted since it was listed, so no row of the snapshot refers to it.
    if (!opened) continue;
    const { size, sha256 } = await add(fileEntry(key), opened.stream, true);
    files.push({ key, size, sha256 });
  }
  return files;
}

async function* textsOf(source: ShopSource, table: TableShape, digesting: Digesting): AsyncGenerator<string> {
  for await (const lines of source.lines(table)) yield digesting.take(lines);
}
