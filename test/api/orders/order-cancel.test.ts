import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder, tooLateToCancel } from '#orders/orders/moves/cancel.contract.ts';
import { newId, type OrderId, type PartId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { buyAndPay, standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('cancelling an order on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const cancel = (orderId: OrderId, more: { partId?: PartId; reason?: string } = {}, who: Client = buyer) =>
    who.call(cancelOrder, { orderId, ...more });
  const ship = (who: Client, orderId: OrderId) => who.call(orders.updateOrder, { orderId, orderStatus: 'inShipping' });
  const read = async (orderId: OrderId) => (await buyer.call(orders.getOwnOrder, { orderId })).data;
  const jobs = async (name: string, orderId: OrderId) => {
    const { rows } = await shop.open.execute(`select data from jobs.job where name = $1 and data->>'orderId' = $2`, [
      name,
      orderId,
    ]);
    return rows.length;
  };
  /** An order of two pieces of one seller's goods and one of another's, at ₹10,000 each. */
  async function mixed(order = buy): Promise<{ id: OrderId; ours: ProductId; theirs: ProductId; ourPart: PartId }> {
    const ours = await makeProduct(shop, cast.deccan.sellerId);
    const theirs = await makeProduct(shop, cast.ritchie.sellerId);
    const id = await order(buyer, [ours, 2], [theirs, 1]);
    const part = (await read(id)).parts.find(({ sellerName }) => sellerName === 'deccan');
    return { id, ours, theirs, ourPart: part?.partId as PartId };
  }

  it('restores the stock, shows the reason in the timeline, and refunds nothing if nothing was paid', async () => {
    const { id, ours, theirs } = await mixed();
    const { message, data } = await cancel(id, { reason: '  Ordered by mistake ' });
    expect(message).toBe(`Your order ${data.number} is cancelled.`);
    expect(data).toMatchObject({ orderStatus: 'cancelled', refunds: [], payUntil: null });
    expect([await stockOf(shop.open.db, ours), await stockOf(shop.open.db, theirs)]).toEqual([10, 10]);
    expect(data.timeline.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'Ordered by mistake',
      actorName: buyer.userName,
    });
    expect([await jobs('mail.orders.moved', id), await jobs('mail.orders.sale-cancelled', id)]).toEqual([1, 2]);
  });

  it('refunds what was paid, to the paisa, once', async () => {
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(4_900)));
    const { id } = await mixed(buyAndPay);
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(0)));
    const [payment] = (await standingOf(shop, id)).payments;
    const { data } = await cancel(id);
    await cancel(id);
    expect(data).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' });
    expect(data.refunds.map(({ cause, state, amount }) => [cause, state, amount]).sort()).toEqual([
      ['cancelled', 'owed', paise(1_004_900)],
      ['cancelled', 'owed', paise(2_004_900)],
    ]);
    const rows = await shop.open.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    expect(rows.map(row => row.payment_id)).toEqual([payment?.id, payment?.id]);
    const lines = await shop.open.db
      .selectFrom('refund_lines')
      .select(['quantity', 'amount_paise'])
      .where(
        'refund_id',
        'in',
        rows.map(row => row.id),
      )
      .orderBy('quantity')
      .execute();
    expect(lines).toEqual([
      { quantity: 1, amount_paise: 1_000_000 },
      { quantity: 2, amount_paise: 2_000_000 },
    ]);
  });

  it('cancels one seller order alone, and the other seller sees nothing of it (B11, G3)', async () => {
    const { id, ours, theirs, ourPart } = await mixed(buyAndPay);
    const { message, data } = await cancel(id, { partId: ourPart });
    expect(message).toBe(`Part of your order ${data.number} is cancelled.`);
    expect(data).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'partially_refunded' });
    expect(data.refunds).toMatchObject([{ partId: ourPart, amount: 2_000_000 }]);
    expect([await stockOf(shop.open.db, ours), await stockOf(shop.open.db, theirs)]).toEqual([10, 9]);
    const other = (await ritchie.call(orders.getOrder, { orderId: id })).data;
    expect(other).toMatchObject({ orderStatus: 'confirmed', refunds: [] });
    expect((await deccan.call(orders.getOrder, { orderId: id })).data.refunds).toHaveLength(1);
  });

  it('skips shipped seller orders, and refuses if nothing else is left', async () => {
    const { id, ourPart } = await mixed();
    await ship(deccan, id);
    await expect(cancel(id, { partId: ourPart })).rejects.toMatchObject({ code: tooLateToCancel.code });
    const { data } = await cancel(id);
    expect(data.parts.map(part => [part.sellerName, part.orderStatus])).toEqual([
      ['deccan', 'inShipping'],
      ['ritchie', 'cancelled'],
    ]);
    expect((await cancel(id)).data).toEqual(data);
  });

  it('says of a rejected order that there is nothing to cancel', async () => {
    const id = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await deccan.call(orders.updateOrder, { orderId: id, orderStatus: 'rejected' });
    await expect(cancel(id)).rejects.toThrow('The seller has rejected this order, so there is nothing to cancel.');
  });

  it('changes nothing when it is asked again, and mails nobody twice', async () => {
    const { id, ours } = await mixed();
    const first = await cancel(id, { reason: 'Once' });
    const again = await Promise.all([cancel(id, { reason: 'Twice' }), cancel(id)]);
    expect(again).toEqual([first, first]);
    expect(await stockOf(shop.open.db, ours)).toBe(10);
    expect([await jobs('mail.orders.moved', id), await jobs('mail.orders.sale-cancelled', id)]).toEqual([1, 2]);
  });

  it('and sending it at the same moment come one after the other: one of them wins, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const phone = await makeProduct(shop, cast.deccan.sellerId);
      const id = await buyAndPay(buyer, [phone, 3]);
      const both = round % 2 ? [cancel(id), ship(deccan, id)] : [ship(deccan, id), cancel(id)];
      const outcomes = await Promise.allSettled(both);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { orderStatus, refunds } = await read(id);
      const cameFirst = orderStatus === 'cancelled' ? [1, 10] : [0, 7];
      expect([refunds.length, await stockOf(shop.open.db, phone)]).toEqual(cameFirst);
      const refusal = outcomes.find(outcome => outcome.status === 'rejected')?.reason;
      expect([tooLateToCancel.code, orders.moveNotAllowed.code]).toContain(refusal.code);
    }
  });

  it('is the buyer’s own: a stranger’s order, a stranger’s part and one that never was are not found (B1)', async () => {
    const { id } = await mixed();
    const other = await mixed();
    const stranger = await newBuyer(shop);
    const tries = [
      () => cancel(id, {}, stranger),
      () => cancel(id, { partId: other.ourPart }),
      () => cancel(newId<'order'>()),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: orders.orderIsMissing.code });
    expect(await read(id)).toMatchObject({ orderStatus: 'pending' });
  });

  it.each([[''], ['   '], ['x'.repeat(301)], [null], [5]])('refuses the reason %j', async reason => {
    const url = `/api/shop/order/cancel/${newId()}`;
    expect((await buyer.inject({ method: 'POST', url, payload: { reason } })).statusCode).toBe(400);
  });
});
