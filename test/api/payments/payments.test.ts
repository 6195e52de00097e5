import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout, openCheckout } from '#orders/checkouts/contract.ts';
import { returnNotAllowed } from '#orders/orders/checkout/return-problems.ts';
import { getOwnOrder, methodNotOffered, orderIsMissing } from '#orders/orders/contract.ts';
import { captureOrder, listPaymentMethods, nothingToPay, payOrder } from '#orders/settlement/contract.ts';
import { newId } from '#shared/id.ts';
import { type Buyer, buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { allowOrigins, approve, buyOnline, comeBack, payAgain, standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('paying online on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);

  it('an order that is paid is confirmed, part by part, with what it was paid by', async () => {
    const [ours, theirs] = [await product(), await makeProduct(shop, cast.ritchie.sellerId)];
    const { orderId, approvalURL } = await buyOnline(buyer, [ours, 2], [theirs, 1]);
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'pending', payment: 'pending', isHeld: true });
    const back = await approve(buyer, approvalURL, 'pay');
    expect(back.pathname).toBe('/shop/paypal-return');
    const { data, message } = await comeBack(buyer, back);
    expect(data).toEqual({ orderId, editId: null, paymentStatus: 'paid', payUntil: null, hasArrived: false });
    expect(message).toContain('confirmed');
    const order = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(order.parts.map(part => [part.orderStatus, part.paymentStatus])).toEqual([
      ['confirmed', 'paid'],
      ['confirmed', 'paid'],
    ]);
    expect([order.paymentId, order.payerId]).toEqual([
      back.searchParams.get('paymentId'),
      back.searchParams.get('PayerID'),
    ]);
    expect(await standingOf(shop, orderId)).toMatchObject({
      isHeld: false,
      payments: [{ state: 'paid' }],
      refunds: [],
    });
    expect(await stockOf(shop.open.db, ours)).toBe(8);
  });

  it('the same order asked for again has the same address of payment, before and after it is paid', async () => {
    const key = `same-${newId()}`;
    await fillCart(buyer, [await product(), 1]);
    const first = (await place(buyer, key, { paymentMethod: 'sandbox' })).json();
    expect((await place(buyer, key, { paymentMethod: 'sandbox' })).json()).toEqual(first);
    await comeBack(buyer, await approve(buyer, first.approvalURL, 'pay'));
    expect((await place(buyer, key, { paymentMethod: 'sandbox' })).json()).toEqual(first);
    expect((await place(buyer, key, {})).statusCode).toBe(409);
  });

  it('a return from the provider alone confirms nothing (C13)', async () => {
    const other = await buyOnline(buyer, [await product(), 1]);
    const paid = await approve(buyer, other.approvalURL, 'pay');
    const { orderId } = await buyOnline(buyer, [await product(), 1]);
    const foreign = new URL(paid);
    foreign.searchParams.set('orderId', orderId);
    for (const words of [
      {},
      { paymentId: 'sbc_invented', payerId: 'me', token: 'sbx_invented', signature: '00' },
      { ...Object.fromEntries(foreign.searchParams), orderId },
    ]) {
      const { PayerID: _, ...rest } = words as Record<string, string>;
      const { data } = await buyer.call(captureOrder, { ...rest, orderId });
      expect(data.paymentStatus).toBe('pending');
    }
    expect((await comeBack(buyer, paid)).data.paymentStatus).toBe('paid');
  });

  it.each([
    ['rupee', 100, 'INR', '₹1.00 has arrived instead of ₹10,000.00'],
    ['dollars', 1_000_000, 'USD', 'Money in another currency (USD) has arrived'],
  ])(
    'other money than was asked for (%s) pays nothing and goes back (C13)',
    async (button, amount, currency, words) => {
      const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
      const { data, message } = await comeBack(buyer, await approve(buyer, approvalURL, button));
      expect(data).toMatchObject({ paymentStatus: 'failed', hasArrived: true });
      expect(message).toContain(words);
      expect(message).toContain('refund it in full');
      expect(await standingOf(shop, orderId)).toMatchObject({
        status: 'pending',
        payment: 'pending',
        isHeld: true,
        payments: [{ state: 'failed' }, { state: 'returned', amount, currency }],
        refunds: [{ cause: 'unwanted', amount, state: 'owed' }],
      });
    },
  );

  it('a payment that fails can be tried again until one goes through', async () => {
    const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
    const failed = await comeBack(buyer, await approve(buyer, approvalURL, 'decline'));
    expect(failed.data).toMatchObject({ paymentStatus: 'failed', payUntil: expect.any(Date), hasArrived: false });
    const again = await payAgain(buyer, orderId);
    expect(again).not.toBe(approvalURL);
    expect(await payAgain(buyer, orderId)).toBe(again);
    expect((await comeBack(buyer, await approve(buyer, again, 'pay'))).data.paymentStatus).toBe('paid');
    await expect(buyer.call(payOrder, { orderId })).rejects.toMatchObject({ code: nothingToPay.code });
    expect(await standingOf(shop, orderId)).toMatchObject({ payments: [{ state: 'failed' }, { state: 'paid' }] });
  });

  it('returns that come many times and at once take the money once (C14, C17)', async () => {
    const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
    const back = await approve(buyer, approvalURL, 'pay');
    const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(buyer, back)));
    expect(new Set(answers.map(answer => answer.data.paymentStatus))).toEqual(new Set(['paid']));
    const { timeline } = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(timeline.map(event => event.status)).toEqual(['pending', 'confirmed']);
    expect(await standingOf(shop, orderId)).toMatchObject({ payments: [{ state: 'paid' }], refunds: [] });
  });

  it('a second payment of the same order is refunded', async () => {
    const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
    const back = await approve(buyer, approvalURL, 'twice');
    await comeBack(buyer, back);
    await comeBack(buyer, back);
    expect(await standingOf(shop, orderId)).toMatchObject({
      payment: 'paid',
      payments: [{ state: 'paid' }, { state: 'returned', amount: 1_000_000 }],
      refunds: [{ cause: 'unwanted', amount: 1_000_000 }],
    });
  });

  it('nobody else finds the order, its payment or its approval page (B3)', async () => {
    const stranger = await newBuyer(shop);
    const own = await buyOnline(stranger, [await product(), 1]);
    const genuine = await approve(stranger, own.approvalURL, 'pay');
    const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
    genuine.searchParams.set('orderId', orderId);
    await expect(comeBack(stranger, genuine)).rejects.toMatchObject({ code: orderIsMissing.code });
    await expect(stranger.call(payOrder, { orderId })).rejects.toMatchObject({ code: orderIsMissing.code });
    for (const method of ['GET', 'POST'] as const) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const visit = { method, url: approvalURL, ...(method === 'POST' && { headers, payload: 'do=pay' }) };
      expect((await stranger.inject(visit)).statusCode).toBe(404);
    }
    expect((await shop.guest.inject({ method: 'GET', url: approvalURL })).headers.location).toMatch(/^\/login\?from=/);
    expect(await standingOf(shop, orderId)).toMatchObject({ payment: 'pending', payments: [{ state: 'open' }] });
  });

  it('the approval page says that no money moves, and runs no scripts', async () => {
    const { approvalURL } = await buyOnline(buyer, [await product(), 1]);
    const page = await buyer.inject({ method: 'GET', url: approvalURL });
    expect(page.body).toContain('no money moves');
    expect(page.body).toContain('₹10,000.00');
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  });

  describe('for programs on other websites', () => {
    const APP = 'https://app.example';
    beforeAll(() => allowOrigins(shop, cast.admin, APP, 'http://127.0.0.1:5173'));

    it.each([
      'https://evil.example/paid',
      'https://app.example.evil.example/paid',
      'http://app.example/paid',
      'https://app.example:8443/paid',
      'https://app.example@evil.example/paid',
      'https://asha:secret@app.example/paid',
      'https://app.example/#/paid',
      '//app.example/paid',
      '/paid',
      'javascript:alert(1)',
      'blob:https://app.example/paid',
    ])('leads back only to origins of the settings: %s', async returnUrl => {
      const goods = await product();
      await fillCart(buyer, [goods, 1]);
      const refused = await place(buyer, `away-${newId()}`, { paymentMethod: 'sandbox', returnUrl });
      expect([refused.statusCode, refused.json().code]).toEqual([400, returnNotAllowed.code]);
      expect(await stockOf(shop.open.db, goods)).toBe(10);
      const { data: checkout } = await buyer.call(openCheckout, { method: 'sandbox', addressId: buyer.addressId });
      const complete = { checkoutId: checkout._id, terms: checkout.terms, returnUrl };
      await expect(buyer.call(completeCheckout, complete)).rejects.toMatchObject({ code: returnNotAllowed.code });
      const pay = buyer.call(payOrder, { orderId: newId<'order'>(), returnUrl });
      await expect(pay).rejects.toMatchObject({ code: returnNotAllowed.code });
    });

    it('leads back to their page with the id of the order, and needs no session of the shop', async () => {
      await fillCart(buyer, [await product(), 1]);
      const { data: checkout } = await buyer.call(openCheckout, { method: 'sandbox', addressId: buyer.addressId });
      const complete = { checkoutId: checkout._id, terms: checkout.terms, returnUrl: `${APP}/shop/pay/1?theme=dark` };
      const { orderId, approvalURL } = await buyer.call(completeCheckout, complete);
      const stranger = { ...buyer, inject: shop.guest.inject };
      const page = await stranger.inject({ url: approvalURL ?? '' });
      expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${APP};`);
      const back = await approve(stranger, approvalURL ?? '', 'pay');
      expect(`${back.origin}${back.pathname}`).toBe(`${APP}/shop/pay/1`);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        orderId,
        theme: 'dark',
        token: expect.any(String),
      });
      expect((await comeBack(buyer, back)).data.paymentStatus).toBe('paid');
    });

    it('begins a failed payment anew with the address of the new call', async () => {
      const { orderId, approvalURL } = await buyOnline(buyer, [await product(), 1]);
      await comeBack(buyer, await approve(buyer, approvalURL, 'decline'));
      const again = await buyer.call(payOrder, { orderId, returnUrl: 'http://127.0.0.1:5173/paid' });
      expect((await approve(buyer, again.approvalURL, 'pay')).origin).toBe('http://127.0.0.1:5173');
    });
  });

  it('says how orders can be paid, and what is paid on delivery is not paid online', async () => {
    const { data } = await shop.guest.call(listPaymentMethods, {});
    expect(data.map(({ method }) => method)).toEqual(['COD', 'sandbox']);
    const orderId = await buy(buyer, [await product(), 1]);
    await expect(buyer.call(payOrder, { orderId })).rejects.toMatchObject({ code: nothingToPay.code });
    await fillCart(buyer, [await product(), 1]);
    const unknown = await place(buyer, `razor-${newId()}`, { paymentMethod: 'razorpay' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, methodNotOffered.code]);
  });
});
