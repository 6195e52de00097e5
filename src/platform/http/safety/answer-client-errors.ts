import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what is not a complete HTTP request and closes its connection: too slow 408, headers too long 431, else 400.
 *
 * Node counts the time for headers from the connection on, also while the process is too busy to read them. So a
 * connection that is too slow is closed only if no request has come on it once all that had arrived was read.
 */
export function answerClientErrors(server: Server): void {
  const requests = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => requests.get(socket) ?? 0;
  server.on('request', ({ socket }) => requests.set(socket, countOf(socket) + 1));
  // In place of the framework's listener.
  server.removeAllListeners('clientError');
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const status = STATUS[code] ?? 400;
    if (status !== 408) return close(socket, status);
    const before = countOf(socket);
    // Runs after the event loop has read what had arrived.
    setImmediate(() => {
      if (countOf(socket) === before) close(socket, status);
    });
  });
}

function close(socket: Socket, status: number): void {
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}
