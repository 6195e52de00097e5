import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd, placeAt, type ReadyBuyer } from './crowd.ts';
import { attemptsOf, expectOneOrderEach, tryOnce } from './patience.ts';
import { type ShopProcess, startProcess } from './start-process.ts';
import { type TwoServers, twoServers } from './two-servers.ts';

const LONG = process.env.LONG === '1';
const ENDINGS = LONG ? 20 : 1;
/** For each ending; so many come at once, again and again, that there are always some under way and some left. */
const CROWD = 1_000;
const AT_ONCE = 8;
const PAUSE_MS = 200;
const STOCK = 50_000;

let shop: TestShop;
let cast: Cast;
let servers: TwoServers;
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
  servers = await twoServers(String(shop.databaseUrl));
});
beforeEach(async () => {
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: STOCK });
});
afterAll(async () => {
  await servers.close();
  await shop.end();
});

/** Something asked as this buyer, at whichever server is next. */
async function ask(buyer: ReadyBuyer, method: string, path: string, body?: object) {
  const answer = await fetch(`${servers.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

it('serves one shopper by turns at two servers: cart, order, its repetition and the end of the session (X20, X22)', async () => {
  const [buyer] = await makeCrowd(shop.open.db, 1, [phone]);
  if (!buyer) throw new Error('an empty crowd');
  const { version } = (await ask(buyer, 'GET', `/shop/cart/get/${buyer.id}`)).body.data;
  // Five was said first and comes last, by the other server.
  const [three, five] = [3, 5].map(quantity => ({ productId: phone, quantity, version }));
  expect((await ask(buyer, 'PUT', '/shop/cart/update-cart', three)).status).toBe(200);
  expect((await ask(buyer, 'PUT', '/shop/cart/update-cart', five)).body.code).toBe('cart.changed');
  expect((await ask(buyer, 'GET', `/shop/cart/get/${buyer.id}`)).body.items).toMatchObject([{ quantity: 3 }]);
  const placed = await placeAt(servers.url, buyer, 'asked-at-each-of-them');
  expect(placed.status).toBe(200);
  for (let again = 0; again < 2; again += 1)
    expect(await placeAt(servers.url, buyer, 'asked-at-each-of-them')).toEqual(placed);
  expect(await stockOf(shop.open.db, phone)).toBe(STOCK - 3);
  expect((await ask(buyer, 'POST', '/auth/logout')).status).toBe(200);
  for (let again = 0; again < 2; again += 1)
    expect((await ask(buyer, 'GET', `/shop/cart/get/${buyer.id}`)).status).toBe(401);
});

it(`no request fails when a server shuts down during orders, ${ENDINGS} times (X28)`, {
  timeout: 1_800_000,
}, async () => {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD * ENDINGS, [phone]));
  const queue = attempts.values();
  let isOver = false;
  const asked: typeof attempts = [];
  const statuses = new Set<number>();
  const shopper = async () => {
    for (const attempt of queue) {
      if (isOver) return;
      asked.push(attempt);
      statuses.add((await tryOnce(servers.url, attempt)).status);
      await pause(PAUSE_MS);
    }
  };
  const shoppers = Promise.all(Array.from({ length: AT_ONCE }, shopper));
  let old = servers.servers[0] as ShopProcess;
  for (let ending = 0; ending < ENDINGS; ending += 1) {
    const next = await startProcess(String(shop.databaseUrl), undefined, '--looked-at');
    await servers.add(next.url);
    const before = asked.length;
    old.terminate();
    expect(await old.ended).toBeNull();
    expect(old.exitCode()).toBe(0);
    expect(asked.length).toBeGreaterThan(before);
    old = next;
  }
  isOver = true;
  await shoppers;
  expect([...statuses]).toEqual([200]);
  await expectOneOrderEach(shop.open.db, servers.url, asked);
  await old.kill();
});

it.each(['an exception', 'a rejection'])(
  'ends in order, others served first, after %s that nobody caught (X30)',
  { timeout: 1_800_000 },
  async kind => {
    const server = await startProcess(String(shop.databaseUrl), undefined, '--looked-at');
    const attempts = attemptsOf(await makeCrowd(shop.open.db, 10, [phone]));
    const placing = attempts.map(attempt => tryOnce(server.url, attempt));
    await fetch(`${server.url}/fault/${encodeURIComponent(kind)}`);
    for (let looks = 0; looks < 2; ) if ((await fetch(`${server.url}/readyz`)).status === 503) looks += 1;
    expect((await Promise.all(placing)).map(({ status }) => status)).toEqual(attempts.map(() => 200));
    expect(await server.ended).toBeNull();
    expect(server.exitCode()).toBe(1);
  },
);
