import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as checkouts from '#orders/checkouts/contract.ts';
import { addOffer, estimateOffer, offerInvalid } from '#orders/offers/desk.contract.ts';
import { methodNotOffered } from '#orders/orders/contract.ts';
import { captureOrder } from '#orders/settlement/contract.ts';
import { paymentService, paymentTitle } from '#payments/payments/payment-services.ts';
import { paise } from '#shared/money/money.ts';
import { getShop } from '#shop/shop/contract.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { deliver, SHOP, startVendor, type Vendor } from '#test/adapters/vendor.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { makeOffer, offerDraft } from '#test/builders/offering.ts';
import { payAgain, standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

/** UPI and the cards of banks as methods of their own (R99.1). */
describe('ways of paying at a service', () => {
  let vendor: Vendor;
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  beforeAll(async () => {
    vendor = await startVendor('razorpay');
    const services = { razorpay: { settings: { ...vendor.bench.settings, ways: 'upi, hdfc' } } };
    const settings = { ...vendor.settings, payments: { sandbox: false, services } };
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false, ...settings, address: SHOP });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
    await makeOffer(shop, {
      name: 'HDFC festival',
      percent_bp: 1_000,
      cap_paise: paise(150_000),
      bearer: 'bank',
      conditions: { methods: ['razorpay-hdfc'] },
    });
  });
  afterAll(async () => {
    await shop.end();
    await vendor.server.close();
  });
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const opened = async (method?: string) => {
    const productId = await makeProduct(shop, cast.deccan.sellerId);
    const { data } = await buyer.call(checkouts.openCheckout, { items: [{ productId, quantity: 1 }] });
    if (!method) return data;
    return (await buyer.call(checkouts.changeCheckout, { checkoutId: data._id, method })).data;
  };
  const ordered = async (method: string) => {
    const { _id, terms } = await opened(method);
    const placed = await buyer.call(checkouts.completeCheckout, { checkoutId: _id, terms });
    return { ...placed, ref: vendor.bench.refAt(placed.approvalURL ?? '') };
  };

  it('are listed with what they save, if an offer asks for them', async () => {
    const { methods } = await opened();
    expect(methods.map(({ method, label, saves }) => [method, label, saves])).toEqual([
      ['COD', 'Cash on delivery', 0],
      ['razorpay', 'UPI, card or net banking', 0],
      ['razorpay-upi', 'UPI', 0],
      ['razorpay-hdfc', 'HDFC Bank credit card', 100_000],
    ]);
    const told = (await shop.guest.call(getShop, {})).data.paymentServices.map(({ name }) => name);
    expect(told).toContain('razorpay-upi');
    expect(told).not.toContain('razorpay-icici');
    expect([paymentTitle('razorpay-hdfc'), paymentService('razorpay-hdfc')?.hasEmi]).toEqual([
      'Razorpay HDFC Bank credit card',
      undefined,
    ]);
  });

  it('take the discount of a bank off what is paid with its card, which a message of the service confirms', async () => {
    const { orderId, ref } = await ordered('razorpay-hdfc');
    await vendor.bench.approve(ref);
    expect(await deliver(shop, 'razorpay', vendor.bench.message(ref))).toBe(200);
    expect(await standingOf(shop, orderId)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      payments: [{ state: 'paid', amount: 900_000 }],
    });
  });

  it('do not let another card have the discount: its money goes back, and the order can still be paid (C13)', async () => {
    const { orderId, ref } = await ordered('razorpay-hdfc');
    vendor.bench.payOtherwise?.(ref);
    const { data, message } = await buyer.call(captureOrder, { orderId });
    expect(data).toMatchObject({ paymentStatus: 'failed', hasArrived: true });
    expect(message).toBe(
      '₹9,000.00 has arrived, but not by HDFC Bank credit card. We have recorded it and will refund it in full to your original payment method. Your order is still waiting for the full amount.',
    );
    expect(await standingOf(shop, orderId)).toMatchObject({
      payment: 'pending',
      payments: [{ state: 'failed' }, { state: 'returned', amount: 900_000 }],
      refunds: [{ cause: 'unwanted', state: 'owed' }],
    });
    // A report that changes its mind does not take what is being sent back.
    vendor.bench.payOtherwise?.(ref, true);
    expect((await buyer.call(captureOrder, { orderId })).data.paymentStatus).toBe('failed');
    const anew = vendor.bench.refAt(await payAgain(buyer, orderId));
    await vendor.bench.approve(anew);
    expect((await buyer.call(captureOrder, { orderId })).data.paymentStatus).toBe('paid');
  });

  it('are refused where they are not offered', async () => {
    const { _id, terms, problems, ready } = await opened('razorpay-kotak');
    expect(ready).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual([methodNotOffered.code]);
    const placing = buyer.call(checkouts.completeCheckout, { checkoutId: _id, terms });
    await expect(placing).rejects.toMatchObject({ code: checkouts.checkoutNotReady.code });
  });

  it('are named in offers only if there are such, and an estimate says when it is the most', async () => {
    const admin = await shop.as(cast.admin);
    const draft = (method: string) =>
      offerDraft({ name: 'With a bank', percent: 10, bearer: 'bank', conditions: { methods: [method] } });
    await expect(admin.call(addOffer, draft('razorpay-nobank'))).rejects.toMatchObject({
      code: offerInvalid.code,
      fields: { methods: 'The shop knows no payment method razorpay-nobank' },
    });
    const most = (await admin.call(estimateOffer, draft('razorpay-icici'))).data;
    expect(most.isMost).toBe(true);
    expect((await admin.call(estimateOffer, draft('razorpay'))).data.isMost).toBe(false);
  });

  it('say what they save beside what can be chosen, so not beside cash that is too much', async () => {
    await shop.context.tx(tx => changeSetting(tx, 'codCap', paise(500_000)));
    await makeOffer(shop, {
      name: 'Paid online',
      percent_bp: 100,
      combines: true,
      conditions: { methods: ['online'] },
    });
    const { methods } = await opened();
    expect(methods.find(({ method }) => method === 'COD')).toMatchObject({ isPossible: false, saves: 0 });
    expect(methods.find(({ method }) => method === 'razorpay')?.saves).toBe(0);
    expect(methods.find(({ method }) => method === 'razorpay-hdfc')?.saves).toBeGreaterThan(0);
  });
});
