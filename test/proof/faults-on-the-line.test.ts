import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { stockOf } from '#test/builders/buying.ts';
import { type FaultProxy, faultProxy, type Strike } from '#test/fakes/fault-proxy.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from './crowd.ts';
import { type Attempt, attemptsOf, expectOneOrderEach, tryOnce, tryUntilPlaced } from './patience.ts';
import { type TwoServers, twoServers } from './two-servers.ts';

const LONG = process.env.LONG === '1';
const STRIKES: readonly Strike[] = ['cut', 'reset in mid-answer'];
const CROWD = LONG ? 100 : 20;
/** More answers than placing an order takes. */
const MAX_ANSWERS = 60;
const ANSWERS_TO_REPEAT = 6;

let shop: TestShop;
let cast: Cast;
let line: FaultProxy;
let servers: TwoServers;
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
  line = await faultProxy(String(shop.databaseUrl));
  servers = await twoServers(line.databaseUrl);
});
beforeEach(async () => {
  line.weather({});
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 1_000 });
});
afterAll(async () => {
  await servers.close();
  await line.close();
  await shop.end();
});

const buyers = async (count: number) => attemptsOf(await makeCrowd(shop.open.db, count, [phone]));

async function expectSold(count: number): Promise<void> {
  expect(await stockOf(shop.open.db, phone)).toBe(1_000 - count);
}

it('answers with the order when the acknowledgement of its COMMIT is lost (X14)', async () => {
  const [attempt] = await buyers(1);
  if (!attempt) throw new Error('an empty crowd');
  const before = line.strikes();
  line.loseNextCommit();
  expect((await tryOnce(servers.url, attempt)).status).toBe(200);
  expect(line.strikes()).toBe(before + 1);
  await expectOneOrderEach(shop.open.db, servers.url, [attempt]);
  await expectSold(1);
});

it.each(STRIKES)(
  'keeps one order when the connection is %s at any of the answers of the database (X13)',
  {
    timeout: 1_800_000,
  },
  async strike => {
    const all: Attempt[] = [];
    for (let answers = 0, isStruck = true; isStruck && answers < MAX_ANSWERS; answers += 1) {
      const [attempt] = await buyers(1);
      if (!attempt) throw new Error('an empty crowd');
      all.push(attempt);
      const before = line.strikes();
      line.strikeAfter(answers, strike);
      await tryOnce(servers.url, attempt);
      isStruck = line.strikes() > before;
      await tryUntilPlaced(servers.url, attempt);
      // A repetition is struck as well: while the shop can't look, it may say neither yes nor no.
      line.strikeAfter(answers % ANSWERS_TO_REPEAT, strike);
      await tryOnce(servers.url, attempt);
    }
    // Each statement's answer is struck, also in the middle of those that come together.
    expect(all.length).toBeGreaterThan(10);
    expect(all.length).toBeLessThan(MAX_ANSWERS);
    await expectOneOrderEach(shop.open.db, servers.url, all);
    await expectSold(all.length);
  },
);

it.each(LONG ? [50, 500, 5_000] : [50])(
  'answers everybody in time when each answer takes %i ms longer (X13)',
  {
    timeout: 1_800_000,
  },
  async delayMs => {
    const attempts = await buyers(CROWD);
    line.weather({ delayMs });
    await Promise.all(attempts.map(attempt => tryOnce(servers.url, attempt)));
    line.weather({});
    await expectOneOrderEach(shop.open.db, servers.url, attempts);
    await expectSold(CROWD);
  },
);

it('understands answers that come byte by byte (X13)', { timeout: 1_800_000 }, async () => {
  const attempts = await buyers(LONG ? 20 : 3);
  line.weather({ isSliced: true });
  const told = await Promise.all(attempts.map(attempt => tryOnce(servers.url, attempt)));
  line.weather({});
  expect(told.map(({ status }) => status)).toEqual(attempts.map(() => 200));
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
});

it('loses no order when every connection is reset while a crowd buys (X13)', { timeout: 1_800_000 }, async () => {
  const attempts = await buyers(CROWD);
  const placing = attempts.map(attempt => tryUntilPlaced(servers.url, attempt));
  for (let times = 0; times < 3; times += 1) {
    await pause(100);
    line.resetAll();
  }
  await Promise.all(placing);
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
  await expectSold(CROWD);
});

it('closes half-open connections, also the one that receives notifications (X13)', {
  timeout: 1_800_000,
}, async () => {
  const [disconnected, other] = servers.servers.map(({ url }) => url);
  const price = async () => {
    const answer = await fetch(`${disconnected}/api/shop/products/get/${phone}`);
    return ((await answer.json()) as { data?: { price: number } }).data?.price;
  };
  const attempts = await buyers(CROWD);
  // Once more when all words about the new product have come, so that the answer is one that is kept.
  expect(await price()).toBe(10_000);
  await pause(300);
  expect(await price()).toBe(10_000);

  line.halfOpen();
  await shop.context.tx(async tx => {
    await tx.db
      .updateTable('products')
      .set({ price_paise: paise(900_000) })
      .where('id', '=', phone)
      .execute();
    tx.changed('catalog', `product:${phone}`);
  });
  await Promise.all([
    // What that server sells itself it would know of, so it sells nothing.
    expect.poll(price, { timeout: 20_000, interval: 250 }).toBe(9_000),
    ...attempts.map(attempt => tryOnce(String(other), attempt)),
  ]);
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
  await expectSold(CROWD);
});
