import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import type { ShopSource } from '#platform/backup/source/shop-source.ts';
import type { TableShape } from '#platform/backup/source/shop-tables.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Lines per batch. */
const AT_ONCE = 500;

export const MANIFEST = 'manifest.json';
export const tableEntry = (name: string) => `tables/${name}.jsonl`;
export const fileEntry = (key: string) => `files/${key}`;

/** A backup that is open for reading. */
export interface Archive {
  readonly manifest: Manifest;
  /** Its database. At the end of each table, the digest is compared with the manifest. */
  readonly source: ShopSource;
  readonly bytesOf: (key: string) => Promise<AsyncIterable<Buffer>>;
  readonly close: () => void;
}

/** @throws BackupFault if the file is not a complete backup */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch(cause => {
    throw new BackupFault(
      `${path} is not a complete backup: the file is missing, damaged or unfinished. Use another backup.`,
      { cause },
    );
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BackupFault(`${name} is missing from ${path}.`);
    return zip.openReadStreamPromise(entry);
  };
  const manifest = readManifest(await text(await open(MANIFEST)));
  const digests = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));

  return {
    manifest,
    source: {
      ...manifest,
      lines: table => linesIn(table, open, digests.get(table.name)),
    },
    bytesOf: async key => (await open(fileEntry(key))) as AsyncIterable<Buffer>,
    close: () => zip.close(),
  };
}

async function* linesIn(
  { name }: TableShape,
  open: (name: string) => Promise<NodeJS.ReadableStream>,
  sha256: string | undefined,
): AsyncGenerator<readonly string[]> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of await open(tableEntry(name))) {
    hash.update(piece as Buffer);
    // Split at newlines only: texts may contain other line separators.
    const lines = (rest + decoder.decode(piece as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE);
  }
  if (hash.digest('hex') !== sha256) throw new BackupFault(`${name} in this backup is damaged. Use another backup.`);
}
