import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { captureOrder, listPaymentMethods } from '#orders/settlement/contract.ts';
import { paymentService } from '#payments/payments/payment-services.ts';
import { paymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import { reconcileRefunds } from '#payments/payments/server/refunds/reconcile-refunds.ts';
import { sendRefund } from '#payments/payments/server/refunds/send-refund.ts';
import { adapterFolders, findAdapters } from '#platform/adapters/find-adapters.ts';
import type { OrderId } from '#shared/id.ts';
import { deliver, orderThere, SHOP, startVendor, type Vendor } from '#test/adapters/vendor.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { allowOrigins, comeBack, payAgain, standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(await adapterFolders('payment'))('an order that is paid through %s', name => {
  let vendor: Vendor;
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  beforeAll(async () => {
    vendor = await startVendor(name);
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false, ...vendor.settings, address: SHOP });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
  });
  afterAll(async () => {
    await shop.end();
    await vendor.server.close();
  });
  afterEach(async () => {
    vendor.server.fault = undefined;
    expect(await breaches(shop.open.db)).toEqual([]);
  });

  const order = async (more: { readonly returnUrl?: string } = {}) => {
    const product = await makeProduct(shop, cast.deccan.sellerId);
    const placed = await orderThere(buyer, name, [product, 1], more);
    return { ...placed, ref: vendor.bench.refAt(placed.approvalURL) };
  };
  const returning = (orderId: OrderId, words: Record<string, string>) =>
    comeBack(buyer, new URL(`/shop/paypal-return?${new URLSearchParams({ orderId, ...words })}`, SHOP));
  /** The jobs and rounds that see to refunds, once. */
  const seeToRefunds = async (orderId: OrderId) => {
    const { payments, tools } = vendor.settings;
    const providers = paymentProviders(payments, { adapters: await findAdapters(), tools, db: shop.open.db });
    for (const { id } of (await standingOf(shop, orderId)).refunds)
      await sendRefund(providers)(shop.context, { refundId: id });
    await shop.open.execute(`update refunds set asked_at = now() - interval '1 day' where order_id = $1`, [orderId]);
    await reconcileRefunds(providers)(shop.context, {});
    return (await standingOf(shop, orderId)).refunds;
  };

  it('is confirmed when the shopper comes back, and its money goes back when it is rejected', async () => {
    const { orderId, approvalURL, ref } = await order();
    expect(paymentService(name)?.pages).toContain(new URL(approvalURL).origin);
    expect((await returning(orderId, {})).data.paymentStatus).toBe('pending');
    const words = await vendor.bench.approve(ref);
    expect((await returning(orderId, words)).data.paymentStatus).toBe('paid');
    expect((await returning(orderId, words)).data.paymentStatus).toBe('paid');
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'confirmed', payments: [{ state: 'paid' }] });

    await (await shop.as(cast.admin)).call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect((await standingOf(shop, orderId)).refunds).toMatchObject([{ state: 'owed', amount: 1_000_000 }]);
    expect(await seeToRefunds(orderId)).toMatchObject([{ state: 'sent' }]);
    expect(vendor.bench.sentBack()).toEqual([1_000_000]);
    vendor.bench.payOut(undefined, 'settled');
    expect(await seeToRefunds(orderId)).toMatchObject([{ state: 'settled', failure: null }]);
    expect(vendor.bench.sentBack()).toEqual([1_000_000]);
  });

  it('leads back to the page of an allowed website, with the id of the order', async () => {
    await allowOrigins(shop, cast.admin, 'https://app.example');
    const { orderId, ref } = await order({ returnUrl: 'https://app.example/paid?from=shop' });
    for (const back of vendor.bench.returnsOf(ref))
      expect(back).toBe(`https://app.example/paid?from=shop&orderId=${orderId}`);
    const own = await order();
    expect(vendor.bench.returnsOf(own.ref)[0]).toBe(`${SHOP}/shop/paypal-return?orderId=${own.orderId}`);
  });

  it('completes a refund by its webhook, without a scheduled run', async () => {
    const { orderId, ref } = await order();
    await vendor.bench.approve(ref);
    await returning(orderId, {});
    await (await shop.as(cast.admin)).call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect(await seeToRefunds(orderId)).toMatchObject([{ state: 'sent' }]);
    expect(await deliver(shop, name, vendor.bench.refundMessage())).toBe(200);
    expect((await standingOf(shop, orderId)).refunds).toMatchObject([{ state: 'sent' }]);
    vendor.bench.payOut(undefined, 'settled');
    const message = vendor.bench.refundMessage();
    vendor.server.fault = 'nonsense';
    expect(await deliver(shop, name, message)).toBe(503);
    vendor.server.fault = undefined;
    expect(await deliver(shop, name, message)).toBe(200);
    expect((await standingOf(shop, orderId)).refunds).toMatchObject([{ state: 'settled', failure: null }]);
  });

  it('is confirmed by a message alone, once however often and in whatever order messages come (C15)', async () => {
    const { orderId, ref } = await order();
    await vendor.bench.approve(ref);
    const [message, later] = [vendor.bench.message(ref), vendor.bench.message(ref)];
    const forged = { ...message, body: Buffer.concat([message.body, Buffer.from(' ')]) };
    const old = vendor.bench.message(ref, new Date(Date.now() - 100 * 3_600_000));
    for (const bad of [forged, old, { ...message, headers: {} }]) expect(await deliver(shop, name, bad)).toBe(401);
    expect(await standingOf(shop, orderId)).toMatchObject({ payment: 'pending', payments: [{ state: 'open' }] });
    const answers = await Promise.all([later, message, message].map(one => deliver(shop, name, one)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await standingOf(shop, orderId)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      payments: [{ state: 'paid' }],
      refunds: [],
    });
  });

  it('is not paid by a forged return, nor by the payment of another order (C13, C14)', async () => {
    const [one, other] = [await order(), await order()];
    const words = await vendor.bench.approve(one.ref);
    expect((await returning(other.orderId, words)).data.paymentStatus).toBe('pending');
    const { data } = await buyer.call(captureOrder, {
      ...{ orderId: other.orderId, paymentId: 'pay_invented', payerId: 'me', token: 'INVENTED123' },
    });
    expect(data.paymentStatus).toBe('pending');
    expect((await returning(one.orderId, words)).data.paymentStatus).toBe('paid');
  });

  it.each([
    [100, 'INR'],
    [1_000_000, 'USD'],
  ])('is not paid with %d hundredths of %s, which go back as what they came (C13)', async (amount, currency) => {
    const { orderId, ref } = await order();
    const before = vendor.bench.sentBack().length;
    vendor.bench.payWrongly(ref, amount, currency);
    expect((await returning(orderId, {})).data.paymentStatus).toBe('failed');
    expect(await standingOf(shop, orderId)).toMatchObject({
      payment: 'pending',
      payments: [{ state: 'failed' }, { state: 'returned', amount, currency }],
    });
    const isByHand = vendor.bench.traits.onlyRupees && currency !== 'INR';
    expect(await seeToRefunds(orderId)).toMatchObject([
      { cause: 'unwanted', amount, state: isByHand ? 'failed' : 'sent' },
    ]);
    expect(vendor.bench.sentBack().slice(before)).toEqual(isByHand ? [] : [amount]);
  });

  it.each(['nonsense', 'lost'] as const)(
    'is placed while the provider is %s, and paid when it is well again, by one payment (X25)',
    async fault => {
      const before = vendor.bench.opened();
      vendor.server.fault = fault;
      const placed = await orderThere(buyer, name, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      expect(placed.approvalURL).toBeNull();
      await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      vendor.server.fault = undefined;
      const { orderId } = placed;
      const approvalURL = await payAgain(buyer, orderId);
      expect(vendor.bench.opened()).toBe(before + 1);
      const words = await vendor.bench.approve(vendor.bench.refAt(approvalURL));
      vendor.server.fault = fault;
      expect((await returning(orderId, words)).data.paymentStatus).toBe('pending');
      vendor.server.fault = undefined;
      expect((await returning(orderId, words)).data.paymentStatus).toBe('paid');
      expect((await standingOf(shop, orderId)).payments).toMatchObject([{ state: 'paid' }]);
    },
  );

  it('is offered where the shop has the keys', async () => {
    const { data } = await shop.guest.call(listPaymentMethods, {});
    expect(data.map(({ method }) => method)).toEqual(['COD', name]);
  });
});
