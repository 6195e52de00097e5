import type { Begun, Uploaded } from './api.ts';
import type { Client } from './client.ts';

interface UploadOptions {
  /** Whose upload it is: the files of sellers and the photos of shoppers are finished by different calls. */
  readonly by?: 'seller' | 'shopper';
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file whose upload has begun, part by part, and finishes it. Throws `ShopError` if a part is not permitted or
 * the file is not what it should be, and `Error` if the storage does not take a part.
 * @example
 * const { data } = await shop.beginUpload({ purpose: 'picture', name: 'front.png', size: file.size });
 * const { url } = await upload(shop, data, file);
 */
export async function upload(shop: Client, begun: Begun, file: Blob, options: UploadOptions = {}): Promise<Uploaded> {
  const { by = 'seller', fetch: send = fetch, signal } = options;
  const more = { ...(signal && { signal }) };
  const isShopper = by === 'shopper';
  const tags: string[] = [];
  for (let part = 1; part <= begun.parts; part += 1) {
    const asked = { upload: begun.upload, part };
    const permit = () => (isShopper ? shop.shopperUploadsPermit(asked, more) : shop.permitPart(asked, more));
    const { url, headers } = part === 1 ? begun.first : (await permit()).data;
    const body = file.slice((part - 1) * begun.partSize, part * begun.partSize);
    const stored = await send(shop.addressOf(url), { method: 'PUT', headers, body, credentials: 'omit', ...more });
    if (!stored.ok) throw new Error(`The storage did not take part ${part} of the file: ${stored.status}`);
    tags.push(stored.headers.get('etag') ?? '');
  }
  const all = { upload: begun.upload, ...(begun.parts > 1 && { tags }) };
  return (await (isShopper ? shop.shopperUploadsFinish(all, more) : shop.finishUpload(all, more))).data;
}
