import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { cutSlowBody } from './cut-slow-body.ts';

const WITHIN_MS = 50;
let server: Server;
afterEach(() => server.close());

/** @returns the server's answer to these bytes; `before` runs before the body is read */
async function answerTo(bytes: string, before: (request: IncomingMessage) => Promise<unknown>): Promise<string> {
  server = createServer(async (request, response) => {
    cutSlowBody(request, WITHIN_MS);
    await before(request);
    request.on('error', () => {});
    request.on('end', () => response.end('read')).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  socket.on('data', chunk => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

it('leaves a request that has arrived and waits its turn', async () => {
  const answer = await answerTo(`${head(2)}{}`, () => wait(WITHIN_MS * 6));
  expect(answer).toContain('200 OK');
  expect(answer).not.toContain('408');
});

it('closes a connection whose body does not come', async () => {
  const answer = await answerTo(`${head(100)}{`, request => once(request, 'close').catch(() => {}));
  expect(answer).toContain('408 Request Timeout');
});
