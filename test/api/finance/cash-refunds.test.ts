import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_BREACHES } from '#commands/check/ledger-breaches.ts';
import { getEarnings } from '#finance/ledger/contract.ts';
import { writePostings } from '#finance/ledger/server/ledger.ts';
import * as orders from '#orders/orders/contract.ts';
import { readReturn } from '#orders/returns/desk.contract.ts';
import * as refunds from '#orders/returns/refunds/refunds.contract.ts';
import { newId, type OrderId, type RefundId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('refunds of cash on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let second: Client;
  let deccan: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    buyer = await newBuyer(shop);
    const id = newId<'user'>();
    const names = { id, user_name: 'meera', user_name_key: 'meera', email: 'meera@cast.example' };
    await shop.open.db
      .insertInto('users')
      .values({ ...names, mobile: null, password_hash: 'none', role: 'admin', type: 'admin' })
      .execute();
    second = await shop.as({ id });
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const refundOf = async (orderId: OrderId) =>
    (await shop.open.db.selectFrom('refunds').select('id').where('order_id', '=', orderId).executeTakeFirst())
      ?.id as RefundId;
  const settle = (by: Client, _id: RefundId) => by.call(refunds.settleRefund, { _id, reference: 'UTR 9' });
  const dear = () => makeProduct(shop, cast.deccan.sellerId, { price_paise: paise(14_490_000) });

  it('a seller and a shopper alone can’t get a refund: the seller owes it until the cash has arrived', async () => {
    const orderId = await buy(buyer, [await dear(), 1]);
    const { deliveryCode } = (await buyer.call(orders.getOwnOrder, { orderId })).data.parts[0] ?? {};
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inShipping' });
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'delivered', deliveryCode: deliveryCode ?? '' });
    const { id: partId } = await shop.open.db
      .selectFrom('order_parts')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const line = await shop.open.db
      .selectFrom('order_lines')
      .select('id')
      .where('part_id', '=', partId)
      .executeTakeFirstOrThrow();
    const asked = await askReturn(buyer, aReturn({ orderId, partId, lineIds: [line.id] }));
    await bringOn(deccan, asked, ['approve', 'receive', 'settle']);
    const found = (await deccan.call(readReturn, { returnId: asked })).data;
    expect([found.cash, found.refund?.waitsForCash]).toEqual([{ state: 'collected', holder: 'seller' }, true]);
    const own = (await buyer.call(orders.getOwnOrder, { orderId })).data;
    expect(own.refunds).toMatchObject([{ waitsForCash: true, byHand: true }]);

    const id = await refundOf(orderId);
    expect((await admin.call(refunds.readRefund, { refundId: id })).data).toMatchObject({
      waitsForCash: true,
      needsTwo: true,
    });
    await admin.call(refunds.approveRefund, { _id: id });
    await expect(settle(second, id)).rejects.toMatchObject({ code: refunds.refundIsSellers.code });
    await receiveCash(shop, admin, orderId);
    await expect(settle(admin, id)).rejects.toMatchObject({ code: refunds.secondNeeded.code });
    const { data } = await settle(second, id);
    expect([data.state, data.waitsForCash, data.approvals.map(({ by }) => by)]).toEqual([
      'settled',
      false,
      [cast.admin.userName, 'meera'],
    ]);
    expect(
      (await deccan.inject({ method: 'PUT', url: '/api/admin/refunds/approve', payload: { _id: id } })).statusCode,
    ).toBe(403);
  });

  it('one administrator decides about a small amount, and nobody approves twice', async () => {
    const goods = await buyDelivered(shop, { buyer, admin }, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await bringOn(deccan, await askReturn(buyer, aReturn(goods)), ['approve', 'receive', 'settle']);
    const id = await refundOf(goods.orderId);
    for (let times = 0; times < 2; times += 1)
      expect((await admin.call(refunds.approveRefund, { _id: id })).data.approvals).toHaveLength(1);
    expect((await settle(admin, id)).data.state).toBe('settled');
    await expect(admin.call(refunds.approveRefund, { _id: id })).rejects.toMatchObject({
      code: refunds.refundIsSettled.code,
    });
  });

  it.each([true, false])(
    'rejecting a delivered and paid order creates a refund, with its cash in state %s',
    async isIn => {
      const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      await deccan.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
      if (isIn) await receiveCash(shop, admin, orderId);
      const { data } = await admin.call(orders.updateOrder, { orderId, orderStatus: 'rejected' });
      expect(data).toMatchObject({
        paymentStatus: 'refunded',
        refunds: [{ cause: 'rejected', waitsForCash: !isIn, amount: 1_000_000 }],
      });
      const id = await refundOf(orderId);
      if (!isIn) {
        await expect(settle(admin, id)).rejects.toMatchObject({ code: refunds.refundIsSellers.code });
        await receiveCash(shop, admin, orderId);
      }
      expect((await settle(admin, id)).data.state).toBe('settled');
    },
  );

  it('the return of a delivery that credited nobody leaves a balance of zero once its cash arrives', async () => {
    const before = (await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance;
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 2]);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered' });
    const part = await shop.open.db
      .selectFrom('order_parts')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const line = await shop.open.db
      .selectFrom('order_lines')
      .select('id')
      .where('part_id', '=', part.id)
      .executeTakeFirstOrThrow();
    const goods = { orderId, partId: part.id, lineIds: [line.id] };
    await bringOn(admin, await askReturn(buyer, aReturn(goods)), ['approve', 'receive', 'settle']);
    expect((await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance).toBe(before);
    await receiveCash(shop, admin, orderId);
    const half = (await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance;
    expect(half).toBeGreaterThan(before);
    await bringOn(admin, await askReturn(buyer, aReturn(goods)), ['approve', 'receive', 'settle']);
    expect((await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance).toBe(before);
  });

  it('an administrator ships an unpaid online order only with a reason, which credits nobody', async () => {
    const before = (await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance;
    await fillCart(buyer, [await dear(), 1]);
    const orderId = (await place(buyer, newId(), { paymentMethod: 'sandbox' })).json().orderId as OrderId;
    for (const orderStatus of ['inShipping', 'delivered'] as const) {
      const move = admin.call(orders.updateOrder, { orderId, orderStatus });
      await expect(move).rejects.toMatchObject({ code: orders.notPaidYet.code });
      const many = await admin.call(orders.moveOrders, { orderStatus, orders: [{ orderId }] });
      expect(many.data).toMatchObject([{ outcome: 'refused', code: orders.notPaidYet.code }]);
    }
    const decided = { orderStatus: 'delivered', againstLaterPayment: 'The bank is slow' } as const;
    const { data } = await admin.call(orders.updateOrder, { orderId, ...decided });
    expect(data.timeline.at(-1)?.note).toContain('The bank is slow');
    expect((await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary.balance).toBe(before);
  });

  it('the check finds a credit without money, and unpaid orders shipped without a decision', async () => {
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered' });
    const part = await shop.open.db
      .selectFrom('order_parts')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const planted = shop.context.tx(async tx => {
      await writePostings(tx, [
        {
          ...{ sellerId: part.seller_id, partId: part.id, cause: 'delivered', causeId: part.id, generation: 1 },
          entries: [{ kind: 'sale', rateBp: null, base: part.total_paise, amount: part.total_paise }],
          ...{ at: tx.now(), payableAt: tx.now() },
        },
      ]);
      await sql`update orders set payment_method = 'sandbox' where id = ${orderId}`.execute(tx.db);
      await sql`update order_parts set payment_status = 'pending' where id = ${part.id}`.execute(tx.db);
      const found = await breaches(tx.db, LEDGER_BREACHES);
      throw new Error(found.map(words => words.slice(0, 3).trim()).join(' '));
    });
    await expect(planted).rejects.toThrow(/M2 .*M6 .*M8/);
  });

  /** An order paid in cash at the door and rejected afterwards, so that its money is owed back with no UPI ID known. */
  async function rejectedCash() {
    const orderId = await buy(buyer, [await dear(), 1]);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'rejected' });
    return orderId;
  }
  const upiOf = async (orderId: OrderId) =>
    (await buyer.call(orders.getOwnOrder, { orderId })).data.refunds.map(({ upiId }) => upiId);

  it('a shopper whose paid order was rejected enters a UPI ID, and can change it until the refund is sent', async () => {
    const orderId = await rejectedCash();
    const refundId = await refundOf(orderId);
    const give = (upiId: string, who: Pick<Client, 'call'> = buyer) => who.call(refunds.giveUpiId, { refundId, upiId });
    expect(await upiOf(orderId)).toEqual([null]);
    const wrong = { refundId, upiId: 'asha.rao' };
    const refused = await buyer.inject({ method: 'PUT', url: '/api/shop/refunds/upi', payload: wrong });
    expect(refused.statusCode).toBe(400);
    await expect(give('mallory@okaxis', await newBuyer(shop))).rejects.toMatchObject({
      code: refunds.refundIsMissing.code,
    });
    await give('asha@wrongbank');
    expect(await upiOf(orderId)).toEqual(['asha@wrongbank']);
    await second.call(refunds.approveRefund, { _id: refundId });
    await give('asha@wrongbank');
    expect((await admin.call(refunds.readRefund, { refundId })).data.approvals).toHaveLength(1);
    await give('asha@okicici');
    const { data } = await admin.call(refunds.readRefund, { refundId });
    expect(data).toMatchObject({ upiId: 'asha@okicici', approvals: [] });
    const { timeline } = (await buyer.call(orders.getOwnOrder, { orderId })).data;
    expect(timeline.at(-1)?.note).toBe('The refund goes to as•••@okicici');
    await expect(settle(admin, refundId)).rejects.toMatchObject({ code: refunds.secondNeeded.code });
    await second.call(refunds.approveRefund, { _id: refundId });
    await settle(admin, refundId);
    await expect(give('asha@paytm')).rejects.toMatchObject({ code: refunds.refundIsSent.code });
    expect(await upiOf(orderId)).toEqual(['asha@okicici']);
  });

  it('a return shows the latest UPI ID', async () => {
    const bought = await buyDelivered(shop, { buyer, admin }, [await dear(), 1]);
    const returnId = await askReturn(buyer, aReturn(bought));
    await bringOn(admin, returnId, ['approve', 'receive', 'settle']);
    const refundId = await refundOf(bought.orderId);
    await buyer.call(refunds.giveUpiId, { refundId, upiId: 'asha@paytm' });
    expect((await admin.call(readReturn, { returnId })).data.upiId).toBe('as•••@paytm');
  });
});
