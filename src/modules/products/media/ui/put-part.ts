import type { Permission } from '#products/media/uploads.contract.ts';
import { problem } from '#shared/api/problem.ts';
import { offline } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';

const connectionLost = problem('upload.broke', 'unavailable', () => t('products.media.refusal.connectionLost'));
const storageRefused = problem('upload.refused', 'upstream', () => t('products.media.refusal.storage'));

/** Timeout without progress. */
const STALLED_MS = 30_000;

/**
 * Sends one part of a file to the storage, by XMLHttpRequest, because `fetch` reports no upload progress.
 * @returns the part's ETag, needed to complete an upload of several parts
 * @throws connectionLost, storageRefused, offline, and the signal's reason
 */
export function putPart(
  { url, headers }: Permission,
  part: Blob,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: (bytes: number) => void },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), STALLED_MS);
  };
  const stop = () => request.abort();
  const fail = () => reject(navigator.onLine ? connectionLost() : offline());

  request.open('PUT', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded }) => {
    restartTimer();
    onSent(loaded);
  };
  request.onload = () => {
    const tag = request.getResponseHeader('etag');
    if (request.status < 300) resolve(tag ?? '');
    else reject(storageRefused());
  };
  request.onerror = fail;
  request.onabort = () => (signal.aborted ? reject(signal.reason) : fail());
  signal.addEventListener('abort', stop);
  if (signal.aborted) reject(signal.reason);
  else {
    restartTimer();
    request.send(part);
  }
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}
