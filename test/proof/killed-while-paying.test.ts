import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { approve, buyOnline, comeBack, standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { type Ask, asking, askThroughDeath } from './asking.ts';
import { CAPTURING, type Point, REFUNDING } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 20 : 1;
/** Every day the one where most has been written and nothing is sure yet. */
const some = (points: readonly Point[]) => (LONG ? points : points.slice(1, 2));

let shop: TestShop;
let cast: Cast;
let survivor: ShopProcess;
let desk: string;
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, limits: {}, payments: { sandbox: true } });
  cast = await castOf(shop);
  survivor = await startProcess(String(shop.databaseUrl));
  desk = await startSession(shop.open.db, cast.deccan.id, 'desk');
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 1_000 });
});
afterAll(async () => {
  await survivor.kill();
  await shop.end();
});

/**
 * Somebody's order whose money the provider has and the shop does not know of, and what their browser would ask next. Each
 * time somebody else's, because nobody pays so often.
 */
async function approved(): Promise<{ buyer: Buyer; orderId: OrderId; back: URL; capture: Ask }> {
  const buyer = await newBuyer(shop);
  const { orderId, approvalURL } = await buyOnline(buyer, [phone, 2]);
  const back = await approve(buyer, approvalURL, 'silent');
  const { PayerID: payerId, ...words } = Object.fromEntries(back.searchParams);
  const said = { ...words, orderId, ...(payerId && { payerId }) };
  return { buyer, orderId, back, capture: asking(String(buyer.token), 'POST', '/shop/order/capture', said) };
}

const reject = (orderId: OrderId) =>
  asking(desk, 'PUT', `/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });

describe(`a server that is killed while money moves, ${KILLS} times at each point`, () => {
  it.each(some(CAPTURING))('%s: what was paid is taken once (X7, X8)', { timeout: 1_800_000 }, async point => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { orderId, capture } = await approved();
      await askThroughDeath({ shop, survivor }, capture, point);
      const standing = await standingOf(shop, orderId);
      expect(standing).toMatchObject({ status: 'confirmed', payment: 'paid', payments: [{ state: 'paid' }] });
      expect(standing.refunds).toEqual([]);
    }
  });

  it.each(some(REFUNDING))('%s: what was paid is owed back once (X8)', { timeout: 1_800_000 }, async point => {
    const before = await stockOf(shop.open.db, phone);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { buyer, orderId, back } = await approved();
      await comeBack(buyer, back);
      await askThroughDeath({ shop, survivor }, reject(orderId), point);
      const { payment, payments, refunds } = await standingOf(shop, orderId);
      expect([payment, refunds.length, refunds[0]?.amount]).toEqual(['refunded', 1, payments[0]?.amount]);
    }
    expect(await stockOf(shop.open.db, phone)).toBe(before);
    expect(await breaches(shop.open.db)).toEqual([]);
  });
});
