import { AdapterFailed } from './adapter.ts';
import type { StorageConnection } from './storage-port.ts';

/** Writes a small file, finds it, reads it and deletes it. @throws AdapterFailed for what does not work */
export async function tryStorage(
  storage: Pick<StorageConnection, 'put' | 'open' | 'list' | 'remove' | 'sizeOf'>,
): Promise<void> {
  const words = crypto.randomUUID();
  const key = `trial/${words}`;
  await storage.put(key, new TextEncoder().encode(words), 'text/plain');
  try {
    const opened = await storage.open(key);
    const isSame = opened !== undefined && (await new Response(opened.stream).text()) === words;
    if (!isSame) throw failed('a file was written, but not read back as it was');
    if (!(await isListed(storage, key))) throw failed('a file was written, but is not in the list of files');
  } catch (error) {
    // The first error says more.
    await storage.remove(key).catch(() => {});
    throw error;
  }
  await storage.remove(key);
  if ((await storage.sizeOf(key)) !== undefined) throw failed('a file was written, but could not be deleted');
}

async function isListed({ list }: Pick<StorageConnection, 'list'>, key: string): Promise<boolean> {
  for await (const found of list('trial/')) if (found.key === key) return true;
  return false;
}

function failed(words: string): AdapterFailed {
  return new AdapterFailed('denied', words);
}
