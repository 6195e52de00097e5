import type { StoragePort } from '#platform/storage/storage.ts';
import { fileKind } from '#products/media/file-kind.ts';
import { notATable } from '#products/media/uploads.contract.ts';

/** Zip, or text; a text in two bytes a letter says so at its beginning. @throws notATable */
export async function checkTable(store: StoragePort, key: string): Promise<void> {
  const opened = await store.open(key);
  if (!opened) throw notATable();
  let head = Buffer.alloc(0);
  for await (const chunk of opened.stream) {
    head = Buffer.concat([head, chunk as Buffer]);
    if (head.length >= 4096) break;
  }
  const isWide = head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]));
  const isText = isWide || !head.subarray(0, 4096).includes(0);
  const kind = fileKind(head);
  if (kind !== 'zip' && (kind !== undefined || !isText)) throw notATable();
}
