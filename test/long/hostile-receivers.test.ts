import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addWebhook } from '#office/webhooks/contract.ts';
import { type Cast, castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'a password of the test';
const WITHIN_MS = 1_000;
const MEBIBYTE = 1024 * 1024;

/** Writes on and on, until the other side has had enough. */
function endlessly(socket: Socket, piece: Buffer | string, everyMs = 0): void {
  const write = () => {
    if (socket.destroyed) return;
    const goesOn = socket.write(piece);
    if (everyMs > 0) setTimeout(write, everyMs);
    else if (goesOn) setImmediate(write);
    else socket.once('drain', write);
  };
  write();
}

const OK = 'HTTP/1.1 200 OK\r\n';
const bomb = gzipSync(Buffer.alloc(64 * MEBIBYTE));

/** What receivers answer, and how a delivery to them ends: arrived, or failed for a reason. */
const RECEIVERS: Readonly<Record<string, readonly [answer: (socket: Socket) => void, ends: readonly string[]]>> = {
  'an endless body': [
    socket => {
      socket.write(`${OK}\r\n`);
      endlessly(socket, Buffer.alloc(64 * 1024, 'x'));
    },
    ['arrived'],
  ],
  'endless headers': [
    socket => {
      socket.write(OK);
      endlessly(socket, 'x-more: of the same\r\n');
    },
    ['unreachable'],
  ],
  'a header after another, slowly': [
    socket => {
      socket.write(OK);
      endlessly(socket, 'x-more: of the same\r\n', 50);
    },
    ['slow'],
  ],
  'a byte after another, slowly': [
    socket => {
      socket.write(`${OK}content-length: 1000\r\n\r\n`);
      endlessly(socket, 'x', 50);
    },
    ['slow', 'arrived'],
  ],
  'nothing at all': [() => {}, ['slow']],
  'the end of the connection': [socket => socket.destroy(), ['unreachable']],
  'something else than HTTP': [socket => socket.end('220 mail.example ESMTP\r\n'), ['unreachable']],
  'half a line': [socket => socket.end('HTTP/1.1 2'), ['unreachable']],
  'less than it says': [socket => socket.end(`${OK}content-length: 1000\r\n\r\nshort`), ['unreachable', 'arrived']],
  'two lengths': [socket => socket.end(`${OK}content-length: 1\r\ncontent-length: 2\r\n\r\nab`), ['unreachable']],
  'a bomb': [
    socket => socket.end(Buffer.concat([Buffer.from(`${OK}content-encoding: gzip\r\n\r\n`), bomb])),
    ['arrived'],
  ],
  'another protocol': [
    socket => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ['status', 'unreachable', 'slow'],
  ],
  'a number that is no status': [socket => socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n'), ['status']],
  'a redirect to this network': [
    socket =>
      socket.end('HTTP/1.1 307 Temporary\r\nlocation: http://169.254.169.254/latest\r\ncontent-length: 0\r\n\r\n'),
    ['status'],
  ],
};
const NAMES = Object.keys(RECEIVERS);

let shop: TestShop;
let cast: Cast;
let site: Server;
const good: string[] = [];
beforeAll(async () => {
  site = createServer(socket => {
    socket.on('error', () => {});
    let asked = '';
    socket.on('data', piece => {
      asked += piece.toString('latin1');
      const [, path] = /^POST \/(\d+|good) /.exec(asked) ?? [];
      const length = Number(/content-length: (\d+)/i.exec(asked)?.[1] ?? Number.POSITIVE_INFINITY);
      const [, body = ''] = asked.split('\r\n\r\n');
      if (path === undefined || body.length < length) return;
      socket.removeAllListeners('data');
      if (path !== 'good') return RECEIVERS[NAMES[Number(path)] ?? '']?.[0](socket);
      good.push(body);
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  shop = await startTestShop('postgres', { webhooks: { ownPort: port, answerWithinMs: WITHIN_MS } });
  cast = await castOf(shop);
  await givePasswords(shop, PASSWORD);
  const admin = await shop.as(cast.admin);
  const deccan = await shop.as(cast.deccan);
  // Each may have ten endpoints.
  const add = (path: string, name: string, who = admin) =>
    who.call(addWebhook, {
      ...{ name, url: `http://127.0.0.1:${port}/${path}`, events: ['product.created'], password: PASSWORD },
    });
  await add('good', 'good');
  for (const [at, name] of NAMES.entries()) await add(String(at), name, at < 9 ? admin : deccan);
});
afterAll(async () => {
  site.close();
  await shop.end();
});

/** R98.24 */
it('receivers that lie, never end or send too much cost their own deliveries only', { timeout: 300_000 }, async () => {
  const memory = () => process.memoryUsage().rss;
  const before = memory();
  const start = performance.now();
  await makeProduct(shop, cast.deccan.sellerId, { stock: 5 });
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  await expect.poll(() => good.length, { timeout: 10_000 }).toBe(1);
  expect(performance.now() - start).toBeLessThan(10_000);
  await shop.webhooks.idle();
  clearInterval(watch);
  expect(most - before).toBeLessThan(200 * MEBIBYTE);
  const { rows } = await sql<{ name: string; failure: string | null; answer: string | null }>`
    select e.name, a.failure, a.answer from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
    join webhook_endpoints e on e.id = d.endpoint_id where e.name <> 'good'`.execute(shop.open.db);
  const wrong = rows
    .map(({ name, failure }) => ({ name, ended: failure ?? 'arrived' }))
    .filter(({ name, ended }) => !RECEIVERS[name]?.[1].includes(ended));
  expect(wrong).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(NAMES.length);
  for (const { answer } of rows) expect((answer ?? '').length).toBeLessThanOrEqual(16 * 1024);
});
