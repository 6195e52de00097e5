import { createHash } from 'node:crypto';
import type { StoragePort } from '#platform/storage/storage.ts';

/**
 * What belongs to a shop for good. What was begun (`incoming/`) is sent again by whoever sent it, and files of products
 * (`others/`) have been read, or can be sent again; they may have gigabytes.
 */
const KEPT = ['photos/', 'returns/'];

/** Every file of the shop in a storage, in no particular order. */
export async function* listFiles(store: Pick<StoragePort, 'list'>): AsyncGenerator<{ key: string; size: number }> {
  for (const prefix of KEPT) for await (const { key, size } of store.list(prefix)) yield { key, size };
}

export async function fileHash(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

/** The hash of a file that may not be there. */
export async function storedHash(store: Pick<StoragePort, 'open'>, key: string): Promise<string | undefined> {
  const opened = await store.open(key);
  return opened && fileHash(opened.stream);
}

/**
 * Puts a file into a storage unless it is there already, and reads it again.
 * @returns whether it is there now, to the byte
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
