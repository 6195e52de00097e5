import { createHash } from 'node:crypto';
import type { StoragePort } from '#platform/storage/storage.ts';

/**
 * Folders to back up. Unfinished uploads (`incoming/`) are sent again by their sender. Import files (`others/`) have been
 * read or can be sent again, and may be gigabytes.
 */
const KEPT = ['photos/', 'returns/'];

/** All stored files to back up, in no particular order. */
export async function* listFiles(store: Pick<StoragePort, 'list'>): AsyncGenerator<{ key: string; size: number }> {
  for (const prefix of KEPT) for await (const { key, size } of store.list(prefix)) yield { key, size };
}

export async function fileHash(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

/** The hash of a stored file; undefined if it is missing. */
export async function storedHash(store: Pick<StoragePort, 'open'>, key: string): Promise<string | undefined> {
  const opened = await store.open(key);
  return opened && fileHash(opened.stream);
}

/**
 * Stores a file unless it is already there, and verifies it.
 * @returns whether the stored file is identical
 */
export async function putFile(
  store: Pick<StoragePort, 'open' | 'put'>,
  { key, sha256 }: { readonly key: string; readonly sha256: string },
  read: () => Promise<AsyncIterable<Buffer>>,
): Promise<boolean> {
  if ((await storedHash(store, key)) === sha256) return true;
  const pieces: Buffer[] = [];
  for await (const piece of await read()) pieces.push(piece);
  await store.put(key, Buffer.concat(pieces), 'image/webp');
  return (await storedHash(store, key)) === sha256;
}
