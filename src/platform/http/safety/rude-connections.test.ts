import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openBecause } from './deny-by-default.ts';

const TRIED = openBecause('tried by these tests');
const LARGE = 'x'.repeat(64 * 1024 * 1024);
let app: Awaited<ReturnType<typeof createApp>>;
let log: string[];
let begun: boolean;
let ended: PromiseWithResolvers<void>;
const clients: Socket[] = [];

beforeEach(async () => {
  log = [];
  app = await createApp({
    publicUrl: undefined,
    trustProxy: false,
    logLevel: 'info',
    logTo: { write: line => log.push(line) },
  });
  begun = false;
  ended = Promise.withResolvers();
  app.addHook('preParsing', async () => {
    begun = true;
  });
  // The error is answered, and logged if it is ours, in the same tick.
  app.addHook('onError', async () => ended.resolve());
  app.get('/large', TRIED, async () => LARGE);
  app.post('/write', TRIED, async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

/** A client that connects, sends this and reads no answer. */
async function said(words: string): Promise<Socket> {
  const { port } = app.server.address() as { port: number };
  const client = connect(port, '127.0.0.1').pause();
  clients.push(client.on('error', () => undefined));
  await new Promise(resolve => client.once('connect', resolve));
  if (words) client.write(words);
  return client;
}

const held = () => new Promise<number>(resolve => app.server.getConnections((_error, count) => resolve(count)));
/** pino's level for info. */
const INFO = 30;
const LEFT_HALF_WAY = 'POST /write HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

describe('connections of people who mean no good', () => {
  it.each([
    ['asks nothing', ''],
    ['takes nothing of what was asked for', 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('closes one that %s (E5)', async (_who, words) => {
    expect(app.server.timeout).toBeGreaterThan(9_000);
    expect(app.server.timeout).toBeLessThanOrEqual(15_000);
    app.server.setTimeout(200);
    await said(words);
    await expect.poll(held).toBe(1);
    await expect.poll(held).toBe(0);
  });

  it('takes a request that is broken off for no fault of ours, so that no log is filled with them (E8)', async () => {
    const client = await said(LEFT_HALF_WAY);
    await expect.poll(() => begun).toBe(true);
    client.destroy();
    await ended.promise;
    await new Promise(resolve => setImmediate(resolve));
    expect(log.map(line => JSON.parse(line)).filter(({ level }) => level > INFO)).toEqual([]);
  });
});
