import type { IncomingMessage } from 'node:http';

/** Slower than any network a shop is run from; whoever sends so slowly only holds a connection (docs/security-cases.md E5). */
const MIN_BYTES_PER_SECOND = 8_000;
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/** Cuts a request whose body comes slower than that on the whole. @returns how to stop watching */
export function minimumRate(request: IncomingMessage): () => void {
  const begun = performance.now();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  request.on('data', count);
  const timer = setInterval(() => {
    const ms = performance.now() - begun;
    if (ms > GRACE_MS && bytes < (MIN_BYTES_PER_SECOND * ms) / 1000) request.destroy();
  }, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
