import type { Permission } from '#products/media/uploads.contract.ts';
import { problem } from '#shared/api/problem.ts';
import { offline } from '#shared/api/problems.ts';

const sendingBroke = problem('upload.broke', 'unavailable', 'The connection was lost during the upload.');
const storageRefused = problem('upload.refused', 'upstream', 'The file could not be saved.');

/** Timeout without progress. */
const STILL_MS = 30_000;

/**
 * Sends one part of a file to the storage, by XMLHttpRequest, because `fetch` reports no upload progress.
 * @returns the part's ETag, needed to complete an upload of several parts
 * @throws sendingBroke, storageRefused, offline, and the signal's reason
 */
export function sendPiece(
  { url, headers }: Permission,
  piece: Blob,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: (bytes: number) => void },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  let still: ReturnType<typeof setTimeout>;
  const moves = () => {
    clearTimeout(still);
    still = setTimeout(() => request.abort(), STILL_MS);
  };
  const stop = () => request.abort();
  const broke = () => reject(navigator.onLine ? sendingBroke() : offline());

  request.open('PUT', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded }) => {
    moves();
    onSent(loaded);
  };
  request.onload = () => {
    const tag = request.getResponseHeader('etag');
    if (request.status < 300) resolve(tag ?? '');
    else reject(storageRefused());
  };
  request.onerror = broke;
  request.onabort = () => (signal.aborted ? reject(signal.reason) : broke());
  signal.addEventListener('abort', stop);
  if (signal.aborted) reject(signal.reason);
  else {
    moves();
    request.send(piece);
  }
  return promise.finally(() => {
    clearTimeout(still);
    signal.removeEventListener('abort', stop);
  });
}
