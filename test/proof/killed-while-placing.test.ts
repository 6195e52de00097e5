import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { stockOf } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { makeCrowd, type PlaceAnswer, placeAt, placeUntilAnswered, type ReadyBuyer } from './crowd.ts';
import { PLACING, type Point } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 50 : 1;
const TRIED: readonly Point[] = ['after the stock is changed', 'before COMMIT', 'after COMMIT, before the answer'];
/** Every day where most has been written, and on both sides of the commit: the others come before one of these. */
const POINTS = LONG ? PLACING : PLACING.filter(point => TRIED.includes(point));
const STOCK = 1_000;

let shop: TestShop;
let survivor: ShopProcess;
let goods: ProductId[];
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  survivor = await startProcess(String(shop.databaseUrl));
  const cast = await castOf(shop);
  goods = [
    await makeProduct(shop, cast.deccan.sellerId, { stock: STOCK }),
    await makeProduct(shop, cast.ritchie.sellerId, { stock: STOCK }),
  ];
});
afterAll(async () => {
  await survivor.kill();
  await shop.end();
});

/** Asks a server that dies on the way, then another one with the same key until it answers. */
async function placeThroughDeath(buyer: ReadyBuyer, point: Point): Promise<PlaceAnswer> {
  const key = randomUUID();
  const victim = await startProcess(String(shop.databaseUrl), point);
  await expect(placeAt(victim.url, buyer, key)).rejects.toThrow('fetch failed');
  expect(await victim.ended).toBe('SIGKILL');
  const left = await shop.open.db.selectFrom('orders').select('id').where('user_id', '=', buyer.id).execute();
  expect(left).toHaveLength(point === 'after COMMIT, before the answer' ? 1 : 0);
  return placeUntilAnswered(survivor.url, buyer, key);
}

describe(`a server that is killed while it places an order, ${KILLS} times at each point`, () => {
  it.each(POINTS)('%s loses nothing and doubles nothing (X1-X6)', { timeout: 1_800_000 }, async point => {
    const { db } = shop.open;
    const before = await Promise.all(goods.map(id => stockOf(db, id)));
    const crowd = await makeCrowd(db, KILLS, goods);
    const queue = crowd.values();
    const orders: (string | undefined)[] = [];
    const two = [1, 2].map(async () => {
      for (const buyer of queue) {
        const answer = await placeThroughDeath(buyer, point);
        expect(answer.status).toBe(200);
        orders.push(answer.body.orderId);
      }
    });
    await Promise.all(two);

    const ids = crowd.map(buyer => buyer.id);
    const placed = await db.selectFrom('orders').select('id').where('user_id', 'in', ids).execute();
    expect(placed.map(order => order.id).sort()).toEqual(orders.sort());
    expect(placed).toHaveLength(KILLS);
    expect(await db.selectFrom('cart_items').select('user_id').where('user_id', 'in', ids).execute()).toEqual([]);
    expect(await Promise.all(goods.map(id => stockOf(db, id)))).toEqual(before.map(stock => stock - KILLS));
    expect(await breaches(db)).toEqual([]);
  });
});
