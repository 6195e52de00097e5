import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderId, ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { buyAndPay, buyOnline, standingOf } from '#test/builders/paying-online.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { asking, askThroughDeath } from './asking.ts';
import { CANCELLING_PAID, CANCELLING_UNPAID, type Point } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 20 : 1;
/** Every day the one where the most has been written and nothing is sure yet. */
const some = (points: readonly Point[]) => (LONG ? points : points.slice(0, 1));

let shop: TestShop;
let survivor: ShopProcess;
let phone: ProductId;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, limits: {}, payments: { sandbox: true } });
  const cast = await castOf(shop);
  survivor = await startProcess(String(shop.databaseUrl));
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 100 });
  buyer = await newBuyer(shop);
});
afterAll(async () => {
  await survivor.kill();
  await shop.end();
});

async function cancelThroughDeath(orderId: OrderId, point: Point): Promise<void> {
  const cancel = asking(String(buyer.token), 'POST', `/shop/order/cancel/${orderId}`, { reason: 'Bought twice' });
  await askThroughDeath({ shop, survivor }, cancel, point);
  expect(await stockOf(shop.open.db, phone)).toBe(100);
  const events = shop.open.db.selectFrom('order_events').select('id').where('order_id', '=', orderId);
  expect(await events.where('status', '=', 'cancelled').execute()).toHaveLength(1);
}

describe(`a server that is killed while a shopper cancels, ${KILLS} times at each point`, () => {
  it.each(some(CANCELLING_UNPAID))(
    '%s: an unpaid order is given up once (X1-X6)',
    { timeout: 1_800_000 },
    async point => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { orderId } = await buyOnline(buyer, [phone, 2]);
        await cancelThroughDeath(orderId, point);
        const standing = await standingOf(shop, orderId);
        expect(standing).toMatchObject({ status: 'cancelled', payment: 'failed', isHeld: false, refunds: [] });
        expect(standing.payments.map(({ state }) => state)).toEqual(['expired']);
      }
    },
  );

  it.each(some(CANCELLING_PAID))('%s: what was paid is owed back once (X8)', { timeout: 1_800_000 }, async point => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const orderId = await buyAndPay(buyer, [phone, 2]);
      await cancelThroughDeath(orderId, point);
      const { status, payment, payments, refunds } = await standingOf(shop, orderId);
      expect([status, payment, payments.map(({ state }) => state)]).toEqual(['cancelled', 'refunded', ['paid']]);
      expect(refunds).toMatchObject([{ cause: 'cancelled', amount: payments[0]?.amount }]);
    }
  });
});
