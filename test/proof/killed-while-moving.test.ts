import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { MOVING, type Point } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const KILLS = process.env.LONG === '1' ? 20 : 1;

let shop: TestShop;
let cast: Cast;
let survivor: ShopProcess;
let token: string;
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
  survivor = await startProcess(String(shop.databaseUrl));
  token = await startSession(shop.open.db, cast.deccan.id, 'desk');
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 100 });
});
afterAll(async () => {
  await survivor.kill();
  await shop.end();
});

async function reject(url: string, orderId: OrderId): Promise<number> {
  const answer = await fetch(`${url}/api/admin/orders/update/${orderId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ orderStatus: 'rejected' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function rejectThroughDeath(orderId: OrderId, point: Point): Promise<void> {
  const victim = await startProcess(String(shop.databaseUrl), point);
  await expect(reject(victim.url, orderId)).rejects.toThrow('fetch failed');
  expect(await victim.ended).toBe('SIGKILL');
  const { status } = await shop.open.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(status).toBe(point === 'after COMMIT, before the answer' ? 'rejected' : 'pending');
  for (let again = 0; again < 2; again += 1) expect(await reject(survivor.url, orderId)).toBe(200);
}

describe(`a server that is killed while it rejects an order, ${KILLS} times at each point`, () => {
  it.each(MOVING)(
    '%s gives the goods back once and writes it down once (X1-X6)',
    { timeout: 1_800_000 },
    async point => {
      const { db } = shop.open;
      const buyer = await newBuyer(shop);
      const before = await stockOf(db, phone);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const orderId = await buy(buyer, [phone, 2]);
        await rejectThroughDeath(orderId, point);
        const rejections = db.selectFrom('order_events').select('id').where('order_id', '=', orderId);
        expect(await rejections.where('status', '=', 'rejected').execute()).toHaveLength(1);
      }
      expect(await stockOf(db, phone)).toBe(before);
      expect(await breaches(db)).toEqual([]);
    },
  );
});
