import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notEnoughStock } from '#orders/orders/contract.ts';
import { stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { makeCrowd, type PlaceAnswer, placeUntilAnswered } from './crowd.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const LONG = process.env.LONG === '1';
const BUYERS = LONG ? 10_000 : 200;
const UNITS = LONG ? 100 : 10;
/** Who pays online takes several times as long. */
const ONLINE = LONG ? BUYERS : 60;
/** As many as one machine can hold sockets for; the next comes when one is answered. */
const AT_ONCE = 1_000;

let shop: TestShop;
let cast: Cast;
let servers: ShopProcess[];
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
  servers = await Promise.all([1, 2].map(() => startProcess(String(shop.databaseUrl))));
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill()));
  await shop.end();
});

it(`sells the last ${UNITS} to exactly ${UNITS} of ${BUYERS} buyers at two servers (C6)`, {
  timeout: 1_800_000,
}, async () => {
  const phone = await makeProduct(shop, cast.deccan.sellerId, { stock: UNITS });
  const queue = (await makeCrowd(shop.open.db, BUYERS, [phone])).entries();
  const answers: PlaceAnswer[] = [];
  const visitor = async () => {
    for (const [at, buyer] of queue)
      answers.push(await placeUntilAnswered(servers[at % 2]?.url ?? '', buyer, randomUUID()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));

  const placed = answers.filter(answer => answer.status === 200);
  const refused = answers.filter(answer => answer.status === 409 && answer.body.code === notEnoughStock.code);
  const others = answers.filter(answer => !placed.includes(answer) && !refused.includes(answer));
  expect(others.map(answer => [answer.status, answer.body.code])).toEqual([]);
  expect([placed.length, refused.length]).toEqual([UNITS, BUYERS - UNITS]);
  expect(await stockOf(shop.open.db, phone)).toBe(0);
  expect(await shop.open.db.selectFrom('orders').select('id').execute()).toHaveLength(UNITS);
  expect(await shop.open.db.selectFrom('cart_items').select('user_id').execute()).toHaveLength(BUYERS - UNITS);
  expect(await breaches(shop.open.db)).toEqual([]);
});

it(`sells all of a flash sale to buyers who pay online, each one unit, all from one network (C49)`, {
  timeout: 1_800_000,
}, async () => {
  const stock = ONLINE - UNITS;
  const phone = await makeProduct(shop, cast.deccan.sellerId, { stock });
  const queue = (await makeCrowd(shop.open.db, ONLINE, [phone])).entries();
  const answers: PlaceAnswer[] = [];
  const visitor = async () => {
    for (const [at, buyer] of queue)
      answers.push(
        await placeUntilAnswered(servers[at % 2]?.url ?? '', buyer, randomUUID(), { paymentMethod: 'sandbox' }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const codes = Map.groupBy(answers, answer => `${answer.status} ${answer.body.code ?? ''}`);
  expect(new Map([...codes].map(([code, those]) => [code, those.length]))).toEqual(
    new Map([
      ['200 ', stock],
      [`409 ${notEnoughStock.code}`, UNITS],
    ]),
  );
  expect(await stockOf(shop.open.db, phone)).toBe(0);
  expect(await breaches(shop.open.db)).toEqual([]);
});
