import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Ordinary bodies are small; who needs longer for one is not waited for. */
const BODY_WITHIN_MS = 8_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Closes the connection of a request whose body is not there in time (docs/security-cases.md E5). A body that has arrived
 * counts, even if it has not been read yet because the request waits its turn.
 */
export function cutSlowBody(request: IncomingMessage, withinMs = BODY_WITHIN_MS): void {
  const { socket } = request;
  // What the server asks itself comes over no wire.
  if (!(socket instanceof Socket)) return;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  const cut = () => {
    if (request.complete) return;
    socket.write(TIMED_OUT);
    socket.destroySoon();
  };
  // A process that was busy first reads what has come in the meantime.
  const timer = setTimeout(() => setImmediate(cut), withinMs).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
