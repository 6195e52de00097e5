import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openBecause } from './deny-by-default.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
  app.get('/here', openBecause('tried by these tests'), async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** 1 once the client has sent its words, which it does in a thread of its own while this one is busy. */
const sent = new Int32Array(new SharedArrayBuffer(4));
const CLIENT = `
  const { parentPort, workerData: { port, words, sent } } = require('node:worker_threads');
  let answer = '';
  const client = require('node:net').connect(port, '127.0.0.1', () => client.write(words, () => {
    Atomics.store(sent, 0, 1);
    Atomics.notify(sent, 0);
  }));
  client.on('data', chunk => { answer += chunk; }).on('error', () => {}).on('close', () => parentPort.postMessage(answer));`;

/** What comes back on a connection that sends this, until it is closed. */
async function answerTo(words: string): Promise<string> {
  Atomics.store(sent, 0, 0);
  const { port } = app.server.address() as { port: number };
  const [answer] = await once(new Worker(CLIENT, { eval: true, workerData: { port, words, sent } }), 'message');
  return answer;
}

it.each([
  ['answers a request that arrived while it was busy', 'Connection: close\r\n\r\n', /^HTTP\/1\.1 200 OK.*here$/s],
  [
    'closes a connection whose headers do not come',
    '',
    /^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/,
  ],
])(
  'after the time for headers %s',
  async (_what, rest, expected) => {
    app.server.headersTimeout = 1_000;
    app.server.once('connection', () => {
      Atomics.wait(sent, 0, 0);
      // Past the time for headers, and past the next look at all connections.
      Atomics.wait(sent, 0, 1, 1_500);
    });
    expect(await answerTo(`GET /here HTTP/1.1\r\nHost: x\r\n${rest}`)).toMatch(expected);
  },
  60_000,
);

it.each([
  ['no HTTP', 'Hello\r\n\r\n', '400 Bad Request'],
  ['too long headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
])('answers %s and closes the connection', async (_what, words, status) => {
  expect(await answerTo(words)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
});
