import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface ReadingConnection {
  /** Sends nothing more and closes. */
  readonly stop: () => void;
}

/**
 * Asks for one thing after the other on one connection. Of an answer only status and length are looked at: decoding
 * bodies would cost more than serving them, and the load shares its machine with the server.
 * @param requests whole requests, ready to be sent, asked for in turn
 */
export function openReadingConnection(
  port: number,
  requests: readonly Buffer[],
  on: { readonly answer: (status: number, tookMs: number) => void; readonly fault: (error: Error) => void },
): ReadingConnection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let asked = 0;
  let askedAt = 0;
  let head = '';
  /** Bytes of the body still to come; undefined until the head is read. */
  let left: number | undefined;

  const ask = () => {
    askedAt = performance.now();
    socket.write(requests[asked++ % requests.length] ?? '');
  };
  const take = (chunk: Buffer) => {
    if (left === undefined) {
      const end = chunk.indexOf(HEAD_END);
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
      if (end < 0) return;
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) - (chunk.length - end - HEAD_END.length);
      if (Number.isNaN(left)) socket.destroy(new Error(`an answer does not say its length:\n${head}`));
    } else left -= chunk.length;
    if (left > 0) return;
    on.answer(Number(head.slice(9, 12)), performance.now() - askedAt);
    head = '';
    left = undefined;
    if (!socket.writableEnded) ask();
  };

  socket.on('connect', ask);
  socket.on('data', take);
  socket.on('error', on.fault);
  return { stop: () => socket.destroySoon() };
}

/** A request in bytes. */
export function requestBytes(path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
