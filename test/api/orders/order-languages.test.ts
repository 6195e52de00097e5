import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Buyer, buy, fillCart, newBuyer } from '#test/builders/buying.ts';
import { approve } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const IN_HINDI = { headers: { 'accept-language': 'hi' } };

/** Answers and refusals are in the language of the call; what is stored is in English. */
describe('orders in Hindi', () => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let buyer: Buyer;
  let ours: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    buyer = await newBuyer(shop);
    ours = await makeProduct(shop, cast.deccan.sellerId, { stock: 100 });
  });
  afterAll(() => shop.end());

  it('say that an order is cancelled', async () => {
    const orderId = await buy(buyer, [ours, 1]);
    const { message, data } = await buyer.call(cancelOrder, { orderId }, IN_HINDI);
    expect(message).toBe(`आपका ऑर्डर ${data.number} रद्द हो गया है।`);
    const { message: again } = await buyer.call(cancelOrder, { orderId });
    expect(again).toBe(`Your order ${data.number} is cancelled.`);
  });

  it('give the reason for each refused order, and for a field', async () => {
    const orderId = await buy(buyer, [ours, 1]);
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inShipping' });
    const { data, message } = await deccan.call(
      orders.moveOrders,
      { orderStatus: 'inProcess', orders: [{ orderId }] },
      IN_HINDI,
    );
    expect(message).toBe('1 अपडेट नहीं हो सके');
    expect(data[0]?.message).toBe('जो ऑर्डर “रास्ते में” है, उसे “तैयार हो रहा है” नहीं किया जा सकता।');
    await expect(
      deccan.call(orders.updateOrder, { orderId, orderStatus: 'delivered', carrier: 'Ekart' }, IN_HINDI),
    ).rejects.toMatchObject({
      code: orders.parcelIncomplete.code,
      fields: { tracking: 'कृपया ट्रैकिंग नंबर लिखें।' },
    });
  });

  it('store their notes in English', async () => {
    const orderId = await buy(buyer, [ours, 1]);
    const tracking = { orderId, carrier: 'Ekart', tracking: 'FM1001' };
    const { data, message } = await deccan.call(orders.trackOrder, tracking, IN_HINDI);
    expect(message).toBe('ट्रैकिंग अपडेट हो गई!');
    expect(data.timeline.map(({ note }) => note)).toContain('Tracking: Ekart FM1001');
  });

  it('are paid on a page in Hindi, and their shopper comes back to one', async () => {
    await fillCart(buyer, [ours, 1]);
    const order = { addressInfo: { addressId: buyer.addressId }, paymentMethod: 'sandbox' } as const;
    const { approvalURL } = await buyer.call(orders.placeOrderEndpoint, order, IN_HINDI);
    const page = await buyer.inject({ url: approvalURL ?? '' });
    expect(page.body).toContain('<html lang="hi-IN">');
    expect(page.body).toContain('अपना भुगतान मंज़ूर करें');
    expect((await approve(buyer, approvalURL ?? '', 'pay')).pathname).toBe('/hi/shop/paypal-return');
  });

  it('are packed with a slip that names the sender’s state in the language of the page', async () => {
    await buy(buyer, [ours, 1]);
    const from = async (options?: object) => (await deccan.call(listSlips, {}, options)).data[0]?.from.address;
    expect(await from()).toMatch(/Telangana$/);
    expect(await from(IN_HINDI)).toMatch(/तेलंगाना$/);
  });

  it('export a file with heads and states that their reader understands', async () => {
    await buy(buyer, [ours, 1]);
    const file = async (headers: Record<string, string>) =>
      (await deccan.inject({ url: '/api/admin/orders/export?status=pending', headers })).body;
    const hindi = await file(IN_HINDI.headers);
    expect(hindi).toContain('ऑर्डर ID,ऑर्डर की तारीख,विक्रेता');
    expect(hindi).toContain('पेंडिंग');
    expect(await file({})).toContain('Order ID,Order Date,Seller');
  });
});
