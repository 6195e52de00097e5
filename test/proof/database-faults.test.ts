import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCart, newBuyer, place, stockOf } from '#test/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/cast.ts';
import { breaches } from '#test/order-invariants.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';
import { makeCrowd, placeAt } from './crowd.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { startProcess } from './start-process.ts';

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
});
afterAll(() => shop.end());

it('answers with the order when the acknowledgement of its COMMIT is lost (X14)', async () => {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const proxy = await cuttingProxy(String(shop.databaseUrl));
  const server = await startProcess(proxy.databaseUrl);
  const [buyer] = await makeCrowd(shop.open.db, 1, [phone]);
  if (!buyer) throw new Error('an empty crowd');
  const key = randomUUID();
  proxy.cutNextCommit();
  const answer = await placeAt(server.url, buyer, key);
  expect(proxy.cuts()).toBe(1);
  expect(answer.status).toBe(200);
  expect((await placeAt(server.url, buyer, key)).body).toEqual(answer.body);
  expect(await stockOf(shop.open.db, phone)).toBe(9);
  expect(await breaches(shop.open.db)).toEqual([]);
  await server.kill();
  await proxy.close();
});

it('places an order although PostgreSQL undoes it once to end a deadlock (X15)', async () => {
  const [first, second] = [
    await makeProduct(shop, cast.deccan.sellerId),
    await makeProduct(shop, cast.deccan.sellerId),
  ].sort();
  if (!first || !second) throw new Error('two products');
  const buyer = await newBuyer(shop);
  await fillCart(buyer, [first, 1], [second, 1]);
  const rival = new pg.Client({ connectionString: shop.databaseUrl });
  await rival.connect();
  const hold = (id: string) => rival.query('update products set updated_at = now() where id = $1', [id]);
  await rival.query('begin');
  await hold(second);
  const placing = place(buyer, randomUUID());
  // The order holds the first product and waits for the second: the rival now asks for the first, and closes the ring.
  await expect.poll(() => waiting()).toBe(1);
  await hold(first);
  await rival.query('commit');
  await rival.end();
  expect((await placing).statusCode).toBe(200);
  await expect.poll(deadlocks, { timeout: 20_000, interval: 250 }).toBe(1);
  expect(await stockOf(shop.open.db, first)).toBe(9);
  expect(await breaches(shop.open.db)).toEqual([]);
});

async function numberFrom(text: string): Promise<number> {
  const { rows } = await shop.open.execute(text);
  return Number((rows[0] as { n: unknown }).n);
}
const waiting = () =>
  numberFrom(
    `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
const deadlocks = () => numberFrom('select deadlocks as n from pg_stat_database where datname = current_database()');
