import type { StoragePort } from './storage.ts';

/** All bytes of an object; undefined if it is missing or larger than allowed. */
export async function readWhole(
  store: Pick<StoragePort, 'open'>,
  key: string,
  most: number,
): Promise<Buffer | undefined> {
  const opened = await store.open(key);
  if (!opened) return undefined;
  if (opened.size > most) {
    opened.stream.destroy();
    return undefined;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
