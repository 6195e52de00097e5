import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed, type Tools } from '#shared/ports/adapter.ts';
import type { StorageConnection } from '#shared/ports/storage-port.ts';

/**
 * Sends a byte as a browser does from a page of the shop, with the question before it. @param address of the shop
 * @throws AdapterFailed if a browser could not send, or not read the `ETag` that joins the parts of large files
 */
export async function tryBrowsers(
  { permitPut, remove }: Pick<StorageConnection, 'permitPut' | 'remove'>,
  { transfer }: Pick<Tools, 'transfer'>,
  { address, language }: { readonly address: string; readonly language: string },
): Promise<void> {
  const failed = (words: () => string) => new AdapterFailed('denied', speaking(language, words));
  const { origin } = new URL(address);
  const key = `trial/${crypto.randomUUID()}`;
  const { url, headers } = await permitPut(key, 1);
  const asks = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };
  const asked = await transfer({ method: 'OPTIONS', url, headers: { origin, ...asks } });
  await asked.text();
  const isAllowed = ['*', origin].includes(asked.header('access-control-allow-origin') ?? '');
  if (!isAllowed) throw failed(() => t('shop.connections.browsers.refused', { origin }));
  const sent = await transfer({ method: 'PUT', url, headers: { ...headers, origin }, body: new Uint8Array(1) });
  await sent.text();
  await remove(key);
  if (sent.status !== 200 && sent.status !== 201)
    throw failed(() => t('shop.connections.browsers.answered', { status: String(sent.status) }));
  if (!/\*|etag/i.test(sent.header('access-control-expose-headers') ?? ''))
    throw failed(() => t('shop.connections.browsers.etag'));
}
