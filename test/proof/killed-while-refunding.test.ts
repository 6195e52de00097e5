import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { buyAndPay, standingOf } from '#test/builders/paying-online.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type Ask, asking, askingForJob, askThroughDeath } from './asking.ts';
import { type Point, SENDING, SETTLING, SETTLING_BY_HAND } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 20 : 1;
/** Every day the first: where the most has been written, or where the provider has done it and the shop does not know. */
const some = (points: readonly Point[]) => (LONG ? points : points.slice(0, 1));

let shop: TestShop;
let cast: Cast;
let survivor: ShopProcess;
let phone: ProductId;
let buyer: Buyer;
let admin: Client;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, limits: {}, payments: { sandbox: true } });
  cast = await castOf(shop);
  survivor = await startProcess(String(shop.databaseUrl));
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 1_000 });
  buyer = await newBuyer(shop);
  admin = await shop.as(cast.admin);
});
afterAll(async () => {
  await survivor.kill();
  await shop.end();
});

const tokenOf = (person: Cast['admin']) => startSession(shop.open.db, person.id, 'desk');
const dieDuring = (ask: Ask, point: Point) => askThroughDeath({ shop, survivor }, ask, point);

/** Two delivered phones, one of which is back with the seller. */
async function received() {
  const delivered = await buyDelivered(shop, { buyer, admin }, [phone, 2]);
  const id = await askReturn(buyer, aReturn(delivered));
  await bringOn(admin, id, ['approve', 'receive']);
  return { ...delivered, id };
}

/** What there is of everything that a settled return brings. */
async function effectsOf(id: string, partId: string) {
  const { rows } = await shop.open.execute(
    `select (select count(*)::int from refunds where cause_id = $1) as refunds,
      (select count(*)::int from ledger_postings where cause_id = $1) as postings,
      (select count(*)::int from invoices where cause_id = $1) as credits,
      (select count(*)::int from stock_movements where part_id = $2 and reason = 'returned') as movements`,
    [id, partId],
  );
  return rows[0];
}

/** What the provider has sent back, refund by refund. */
async function sentBack(ids: readonly string[]): Promise<number[]> {
  const sent = shop.open.db
    .selectFrom('sandbox_refunds')
    .select('amount_paise')
    .where('refund_id', 'in', ids as never);
  return (await sent.execute()).map(({ amount_paise }) => amount_paise);
}

describe(`a server that is killed while money goes back, ${KILLS} times at each point`, () => {
  it.each(some(SETTLING))(
    '%s: a return is settled once, with all it brings (X8)',
    { timeout: 1_800_000 },
    async point => {
      const desk = await tokenOf(cast.deccan);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = await stockOf(shop.open.db, phone);
        const { id, partId } = await received();
        await dieDuring(asking(desk, 'PUT', '/admin/returns/move', { _id: id, move: 'settle' }), point);
        expect(await effectsOf(id, partId)).toEqual({ refunds: 1, postings: 1, credits: 1, movements: 1 });
        expect(await stockOf(shop.open.db, phone)).toBe(before - 1);
      }
    },
  );

  it.each(some(SENDING))('%s: the provider sends it back once (X8)', { timeout: 1_800_000 }, async point => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const orderId = await buyAndPay(buyer, [phone, 1]);
      await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
      const [owed] = (await standingOf(shop, orderId)).refunds;
      if (!owed) throw new Error('nothing is owed');
      await dieDuring(askingForJob('payments.send-refund', { refundId: owed.id }), point);
      expect(await sentBack([owed.id])).toEqual([owed.amount]);
      expect(['sent', 'settled']).toContain((await standingOf(shop, orderId)).refunds[0]?.state);
    }
  });

  it.each(some(SETTLING_BY_HAND))('%s: cash that was sent is noted once (X8)', { timeout: 1_800_000 }, async point => {
    const desk = await tokenOf(cast.admin);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { id, orderId } = await received();
      await bringOn(admin, id, ['settle']);
      const refundId = (await standingOf(shop, orderId)).refunds[0]?.id;
      const said = { _id: refundId, reference: `UPI ${newId().slice(-12)}` };
      await dieDuring(asking(desk, 'PUT', '/admin/refunds/settle', said), point);
      expect((await standingOf(shop, orderId)).refunds).toMatchObject([{ state: 'settled' }]);
      const acts = shop.open.db.selectFrom('audit_entries').select('id').where('act', '=', 'refund.settled');
      expect(await acts.where('subject_id', '=', orderId).execute()).toHaveLength(1);
    }
  });
});
