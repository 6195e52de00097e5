import { AdapterFailed, type Tools } from '#shared/ports/adapter.ts';
import type { StorageConnection } from '#shared/ports/storage-port.ts';

/**
 * Sends a byte as a browser does from a page of the shop, with the question before it. @param address of the shop
 * @throws AdapterFailed if a browser could not send, or not read the `ETag` that joins the parts of large files
 */
export async function tryBrowsers(
  { permitPut, remove }: Pick<StorageConnection, 'permitPut' | 'remove'>,
  { transfer }: Pick<Tools, 'transfer'>,
  address: string,
): Promise<void> {
  const { origin } = new URL(address);
  const key = `trial/${crypto.randomUUID()}`;
  const { url, headers } = await permitPut(key, 1);
  const asks = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };
  const asked = await transfer({ method: 'OPTIONS', url, headers: { origin, ...asks } });
  await asked.text();
  const isAllowed = ['*', origin].includes(asked.header('access-control-allow-origin') ?? '');
  if (!isAllowed)
    throw new AdapterFailed('denied', `Browsers can’t send files there: allow PUT from ${origin} (CORS).`);
  const sent = await transfer({ method: 'PUT', url, headers: { ...headers, origin }, body: new Uint8Array(1) });
  await sent.text();
  await remove(key);
  if (sent.status !== 200 && sent.status !== 201)
    throw new AdapterFailed('denied', `A browser’s upload was answered ${sent.status}.`);
  if (!/\*|etag/i.test(sent.header('access-control-expose-headers') ?? ''))
    throw new AdapterFailed('denied', 'Browsers can’t send large files there: expose the header ETag (CORS).');
}
