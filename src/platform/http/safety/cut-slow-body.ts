import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Timeout for a request body. Ordinary bodies are small. */
const BODY_WITHIN_MS = 8_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Closes the connection of a request whose body does not arrive in time (docs/security-cases.md E5). A body that has
 * arrived counts even if it has not been read yet because the request is queued.
 */
export function cutSlowBody(request: IncomingMessage, withinMs = BODY_WITHIN_MS): void {
  const { socket } = request;
  // In-process requests have no socket.
  if (!(socket instanceof Socket)) return;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  const cut = () => {
    if (request.complete) return;
    socket.write(TIMED_OUT);
    socket.destroySoon();
  };
  // A blocked process first reads what has arrived meanwhile.
  const timer = setTimeout(() => setImmediate(cut), withinMs).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
