import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Ordinary bodies are small; who needs longer for one is not waited for. */
const BODY_WITHIN_MS = 8_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Closes the connection of a request whose body is not there in time (docs/security-cases.md E5). */
export function cutSlowBody(request: IncomingMessage): void {
  const { socket } = request;
  // What the server asks itself comes over no wire.
  if (!(socket instanceof Socket)) return;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  const timer = setTimeout(() => {
    socket.write(TIMED_OUT);
    socket.destroySoon();
  }, BODY_WITHIN_MS).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
