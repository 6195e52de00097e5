import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getOwnOrder, listOrders, updateOrder } from '#orders/orders/contract.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { nothingToPay, payOrder } from '#orders/settlement/contract.ts';
import { SANDBOX_SIGNATURE } from '#payments/payments/server/sandbox/signed-words.ts';
import { newId, type OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import * as pay from '#test/builders/paying-online.ts';
import { type Event, play } from '#test/builders/payment-events.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('settling payments on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const standing = (orderId: OrderId) => pay.standingOf(shop, orderId);
  const expire = () => pay.work(shop, 'settlement.expire', {});
  /** An order whose money the provider has and has told nobody of. */
  async function paidInSilence(button = 'silent') {
    const { orderId, approvalURL } = await pay.buyOnline(buyer, [await product(), 1]);
    const back = await pay.approve(buyer, approvalURL, button);
    return { orderId, back, message: { id: newId(), kind: 'payment.paid', ref: back.searchParams.get('token') ?? '' } };
  }
  /** What went back of an order once its refunds were sent and asked about. */
  async function sendRefunds(orderId: OrderId) {
    for (const { id } of (await standing(orderId)).refunds)
      await pay.work(shop, 'payments.send-refund', { refundId: id });
    return (await standing(orderId)).refunds;
  }

  it('a message confirms an order whose shopper never comes back, once however often it comes (C17, X19)', async () => {
    const { orderId, back, message } = await paidInSilence();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay.tell(shop, message)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await standing(orderId)).toMatchObject({ status: 'confirmed', payment: 'paid', refunds: [] });
    expect((await pay.comeBack(buyer, back)).data.paymentStatus).toBe('paid');
    const { timeline } = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(timeline).toHaveLength(2);
  });

  it('a message that is not signed, or wrongly, or long ago is refused (C15)', async () => {
    const { orderId, message } = await paidInSilence();
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    expect(await pay.tell(shop, message, minutes(-10))).toBe(401);
    expect(await pay.tell(shop, message, minutes(10))).toBe(401);
    const body = JSON.stringify(message);
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])
      expect(await pay.tellRaw(shop.app, body, { [SANDBOX_SIGNATURE]: signature })).toBe(401);
    expect(await pay.tellRaw(shop.app, body, {})).toBe(401);
    const elsewhere = { method: 'POST', url: '/api/payments/nobody/webhook', payload: message } as const;
    expect((await shop.app.inject(elsewhere)).statusCode).toBe(401);
    expect(await standing(orderId)).toMatchObject({ payment: 'pending', payments: [{ state: 'open' }] });
  });

  it('a webhook says where to look, and its text confirms nothing', async () => {
    const { orderId, approvalURL } = await pay.buyOnline(buyer, [await product(), 1]);
    const ref = approvalURL.split('/').at(-1) ?? '';
    expect(await pay.tell(shop, { id: newId(), kind: 'payment.paid', ref })).toBe(200);
    expect(await pay.tell(shop, { id: newId(), kind: 'payment.paid', ref: 'sbx_of_another_shop' })).toBe(200);
    expect(await standing(orderId)).toMatchObject({ payment: 'pending', payments: [{ state: 'open' }] });
  });

  it('a message that comes before the payment is written down is asked for again', async () => {
    const { orderId, message } = await paidInSilence();
    await shop.open.execute('update payments set provider_ref = null, approval_url = null where order_id = $1', [
      orderId,
    ]);
    expect(await pay.tell(shop, message)).toBe(503);
    await shop.open.execute(`update payments set created_at = now() - interval '3 minutes' where order_id = $1`, [
      orderId,
    ]);
    await pay.work(shop, 'settlement.reconcile', {});
    expect(await pay.tell(shop, message)).toBe(200);
    expect(await standing(orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('an order not paid in time is cancelled and failed, and its stock is on sale again, once (X32)', async () => {
    const goods = await product();
    const { orderId, approvalURL } = await pay.buyOnline(buyer, [goods, 3]);
    await expire();
    expect(await standing(orderId)).toMatchObject({ status: 'pending', isHeld: true });
    await pay.endHold(shop, orderId);
    await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(await standing(orderId)).toMatchObject({
      ...{ status: 'cancelled', payment: 'failed', isHeld: false },
      payments: [{ state: 'expired' }],
    });
    expect(await stockOf(shop.open.db, goods)).toBe(10);
    const { timeline } = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(timeline.map(event => [event.status, event.actorName, event.note]).slice(1)).toEqual([
      ['cancelled', 'Bijli Bazaar', 'Not paid in time'],
    ]);
    await expect(buyer.call(payOrder, { orderId })).rejects.toMatchObject({ code: nothingToPay.code });
    expect(approvalURL).toContain('/payments/sandbox/');
  });

  it('a payment of the last minute counts, even if it was not reported yet (C16)', async () => {
    const { orderId } = await paidInSilence();
    await pay.endHold(shop, orderId);
    await expire();
    expect(await standing(orderId)).toMatchObject({ status: 'confirmed', payment: 'paid', refunds: [] });
  });

  it('the provider learns that a payment is no longer awaited, and one that arrives is refunded (C16)', async () => {
    const { orderId, approvalURL } = await pay.buyOnline(buyer, [await product(), 1]);
    await pay.endHold(shop, orderId);
    await expire();
    await pay.work(shop, 'payments.close', { paymentId: await pay.latestTry(shop, orderId) });
    const page = await buyer.inject({ method: 'GET', url: approvalURL });
    expect(page.body).toContain('The time for this payment is over');
    const { message, data } = await pay.comeBack(buyer, await pay.approve(buyer, approvalURL, 'late'));
    expect([data.paymentStatus, message]).toEqual(['failed', expect.stringContaining('refund it to you')]);
    expect(await standing(orderId)).toMatchObject({
      ...{ status: 'cancelled', payment: 'failed', payments: [{ state: 'returned' }] },
      refunds: [{ cause: 'unwanted', amount: 1_000_000, state: 'owed' }],
    });
    expect(await sendRefunds(orderId)).toMatchObject([{ state: 'sent' }]);
    expect(await sendRefunds(orderId)).toMatchObject([{ state: 'sent' }]);
    await shop.open.execute(`update refunds set asked_at = now() - interval '1 day' where order_id = $1`, [orderId]);
    await pay.work(shop, 'payments.reconcile-refunds', {});
    expect((await standing(orderId)).refunds).toMatchObject([{ state: 'settled' }]);
  });

  it('return, message, the end of waiting and a rejection at one moment leave one state (C17)', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { orderId, back, message } = await paidInSilence();
      await pay.endHold(shop, orderId);
      await Promise.allSettled([
        pay.tell(shop, message),
        shop.context.tx(tx => giveUpUnpaid(tx, orderId)),
        pay.comeBack(buyer, back),
        admin.call(updateOrder, { orderId, orderStatus: 'rejected' }),
        pay.tell(shop, message),
      ]);
      await pay.tell(shop, message);
      const { status, payments, refunds } = await standing(orderId);
      expect(status).toBe('rejected');
      expect(payments).toHaveLength(1);
      expect(refunds).toMatchObject([{ amount: 1_000_000 }]);
    }
  });

  it('a refund that the provider refuses is kept with the reason, and sent again later', async () => {
    const { orderId, back } = await paidInSilence('refuse');
    await pay.comeBack(buyer, back);
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect(await sendRefunds(orderId)).toMatchObject([
      { cause: 'rejected', state: 'failed', failure: expect.stringContaining('refuse') },
    ]);
    await shop.open.execute(`update refunds set asked_at = now() - interval '1 day' where order_id = $1`, [orderId]);
    await pay.work(shop, 'payments.reconcile-refunds', {});
    const { rows } = await shop.open.execute(
      `select data->>'refundId' as id from jobs.job where name = 'payments.send-refund' and data->>'refundId' = $1`,
      [(await standing(orderId)).refunds[0]?.id],
    );
    expect(rows).toHaveLength(2);
    expect(await sendRefunds(orderId)).toMatchObject([{ state: 'sent', failure: null }]);
  });

  it('the shop finds payments without a webhook by asking, less often the older they are (X7, X8)', async () => {
    const { orderId } = await paidInSilence();
    const askedAt = async () => {
      const { rows } = await shop.open.execute('select asked_at from payments where order_id = $1', [orderId]);
      return (rows[0] as { asked_at: Date | null }).asked_at;
    };
    await pay.work(shop, 'settlement.reconcile', {});
    expect(await askedAt()).toBeNull();
    await shop.open.execute(`update payments set created_at = now() - interval '3 minutes' where order_id = $1`, [
      orderId,
    ]);
    await pay.work(shop, 'settlement.reconcile', {});
    expect(await standing(orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    const first = await askedAt();
    expect(first).not.toBeNull();
    await pay.work(shop, 'settlement.reconcile', {});
    expect(await askedAt()).toEqual(first);
  });

  it('of a part that fell away before the money came only its own is owed back', async () => {
    const [ours, theirs] = [
      await product(),
      await makeProduct(shop, cast.ritchie.sellerId, { price_paise: paise(500_000) }),
    ];
    const { orderId, approvalURL } = await pay.buyOnline(buyer, [ours, 1], [theirs, 1]);
    const { parts } = (await buyer.call(getOwnOrder, { orderId })).data;
    const fallen = parts.find(part => part.sellerId === cast.ritchie.sellerId);
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected', partId: fallen?.partId });
    await pay.comeBack(buyer, await pay.approve(buyer, approvalURL, 'pay'));
    const { data } = await buyer.call(getOwnOrder, { orderId });
    expect(data.parts.map(part => [part.orderStatus, part.paymentStatus]).sort()).toEqual([
      ['confirmed', 'paid'],
      ['rejected', 'refunded'],
    ]);
    expect(await standing(orderId)).toMatchObject({
      payments: [{ state: 'paid', amount: 1_500_000 }],
      refunds: [{ cause: 'rejected', amount: 500_000 }],
    });
  });

  it('what waits for its payment is not to be dispatched, nor packed', async () => {
    const deccan = await shop.as(cast.deccan);
    const waiting = async (who: Client) =>
      (await who.call(listOrders, { status: 'toDispatch' })).counts.toDispatch ?? 0;
    const before = [await waiting(deccan), await waiting(admin)];
    const { orderId } = await pay.buyOnline(buyer, [await product(), 1]);
    expect([await waiting(deccan), await waiting(admin)]).toEqual(before);
    const found = (await deccan.call(listOrders, { status: 'toDispatch', limit: 100 })).data.map(order => order._id);
    expect(found).not.toContain(orderId);
    await pay.buyAndPay(buyer, [await product(), 1]);
    expect([await waiting(deccan), await waiting(admin)]).toEqual(before.map(count => count + 1));
  });

  it.each<[string, readonly Event[]]>([
    ['paid, then rejected', ['message', 'return', 'message again', 'expiry', 'reject', 'cancel']],
    ['expired, then told of', ['expiry', 'message', 'return', 'message again', 'cancel', 'reject']],
    ['cancelled between message and return', ['message', 'cancel', 'return', 'reject', 'expiry', 'message again']],
    ['rejected before anybody told', ['reject', 'return', 'expiry', 'message', 'cancel', 'message again']],
    ['paid and left alone', ['return', 'expiry', 'message', 'message again']],
  ])('one end state whatever the order of events: %s (X19)', async (_, events) => {
    const { end, expected } = await play({ shop, cast, buyer, product: await product() }, events);
    expect(end).toEqual(expected);
  });
});
