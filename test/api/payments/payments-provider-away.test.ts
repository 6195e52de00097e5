import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { captureOrder, payOrder, providerAway, providerRefuses } from '#orders/settlement/contract.ts';
import { expireUnpaid, reconcile } from '#orders/settlement/server/settlement-jobs.ts';
import { newId, type OrderId } from '#shared/id.ts';
import { type Buyer, buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { endHold, latestTry, standingOf } from '#test/builders/paying-online.ts';
import { moodyProvider } from '#test/fakes/moody-provider.ts';
import { providersOf } from '#test/fakes/providers-of.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('a payment provider with moods, on the %s engine (X25)', engine => {
  const provider = moodyProvider();
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: false, more: [provider] } });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
  });
  beforeEach(() => {
    provider.mood = 'well';
    provider.takes = 0;
    provider.asked.length = 0;
  });
  afterAll(() => shop.end());
  afterEach(async () => {
    vi.restoreAllMocks();
    expect(await breaches(shop.open.db)).toEqual([]);
  });

  const product = () => makeProduct(shop, cast.deccan.sellerId);
  async function order(key = `moody-${newId()}`) {
    await fillCart(buyer, [await product(), 1]);
    return (await place(buyer, key, { paymentMethod: 'paypal' })).json();
  }
  const tell = (ref: string) =>
    shop.app.inject({ method: 'POST', url: '/api/payments/paypal/webhook', payload: Buffer.from(ref) });
  const capture = async (orderId: OrderId) => (await buyer.call(captureOrder, { orderId })).data;

  it('an order is placed while the provider is away, and paid when it is back', async () => {
    provider.mood = 'away';
    const key = `moody-${newId()}`;
    const placed = await order(key);
    expect(placed).toMatchObject({ approvalURL: null, message: expect.stringContaining('pay from My Orders') });
    await expect(buyer.call(payOrder, { orderId: placed.orderId })).rejects.toMatchObject({ code: providerAway.code });
    expect(await buy(buyer, [await product(), 1])).toBeTruthy();
    provider.mood = 'well';
    const { approvalURL } = (await place(buyer, key, { paymentMethod: 'paypal' })).json();
    expect(approvalURL).toMatch(/^https:\/\/pay\.example\//);
    expect((await buyer.call(payOrder, { orderId: placed.orderId })).approvalURL).toBe(approvalURL);
    expect(await standingOf(shop, placed.orderId)).toMatchObject({ isHeld: true, payments: [{ state: 'open' }] });
  });

  it.each(['refuses', 'leads elsewhere'] as const)('a provider that %s redirects nobody', async mood => {
    provider.mood = mood;
    const placed = await order();
    expect(placed).toMatchObject({ success: true, approvalURL: null });
    const { rows } = await shop.open.execute('select approval_url from payments where order_id = $1', [placed.orderId]);
    expect(rows).toEqual([{ approval_url: null }]);
  });

  it('what is approved is captured once, when the shopper comes back', async () => {
    const { orderId } = await order();
    expect((await capture(orderId)).paymentStatus).toBe('pending');
    provider.approve(await latestTry(shop, orderId));
    provider.mood = 'away';
    expect((await capture(orderId)).paymentStatus).toBe('pending');
    provider.mood = 'well';
    expect((await capture(orderId)).paymentStatus).toBe('paid');
    expect((await capture(orderId)).paymentStatus).toBe('paid');
    expect(provider.asked.filter(call => call === 'capture')).toHaveLength(1);
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'confirmed', payments: [{ state: 'paid' }] });
  });

  it('nothing is captured for a cancelled order', async () => {
    const { orderId } = await order();
    provider.approve(await latestTry(shop, orderId));
    await (await shop.as(cast.admin)).call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect((await capture(orderId)).paymentStatus).toBe('failed');
    expect(provider.asked).not.toContain('capture');
    expect(await standingOf(shop, orderId)).toMatchObject({ payments: [{ state: 'expired' }], refunds: [] });
  });

  it('a refusal of the provider changes nothing and differs from an error of the shop', async () => {
    const { orderId } = await order();
    const id = await latestTry(shop, orderId);
    provider.approve(id);
    provider.mood = 'refuses';
    const refused = { code: providerRefuses.code };
    await expect(capture(orderId)).rejects.toMatchObject(refused);
    await expect(buyer.call(payOrder, { orderId })).rejects.toMatchObject(refused);
    expect(await tell(`m-${id}`)).toMatchObject({ statusCode: 502 });
    expect(await standingOf(shop, orderId)).toMatchObject({ isHeld: true, payments: [{ state: 'open' }] });
    provider.mood = 'well';
    expect(await tell(`m-${id}`)).toMatchObject({ statusCode: 200 });
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'confirmed', payments: [{ state: 'paid' }] });
  });

  it('a provider that is slow is asked nothing for which a request has no time, and by the rounds all the same', async () => {
    const { orderId } = await order();
    const id = await latestTry(shop, orderId);
    provider.approve(id);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + provider.passed);
    provider.takes = 4_400;
    provider.asked.length = 0;
    expect((await capture(orderId)).paymentStatus).toBe('pending');
    await expect(buyer.call(payOrder, { orderId })).rejects.toMatchObject({ code: providerAway.code });
    expect(await tell(`m-${id}`)).toMatchObject({ statusCode: 503 });
    expect(provider.asked).toEqual(['look', 'look', 'look']);
    await shop.open.execute(`update payments set created_at = now() - interval '1 hour' where id = $1`, [id]);
    await reconcile(providersOf(provider))(shop.context, {});
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'confirmed', payments: [{ state: 'paid' }] });
  });

  it('an unavailable provider does not hold stock of other payments, and is asked once per run', async () => {
    const goods = await product();
    const orders: OrderId[] = [];
    for (const _ of [1, 2, 3]) {
      await fillCart(buyer, [goods, 1]);
      orders.push((await place(buyer, `moody-${newId()}`, { paymentMethod: 'paypal' })).json().orderId);
    }
    for (const orderId of orders) await endHold(shop, orderId);
    provider.mood = 'away';
    provider.asked.length = 0;
    await expireUnpaid(providersOf(provider))(shop.context, {});
    expect(provider.asked).toEqual(['look']);
    expect(await stockOf(shop.open.db, goods)).toBe(10);
    for (const orderId of orders) expect(await standingOf(shop, orderId)).toMatchObject({ status: 'cancelled' });
  });

  it('a payment that can’t be read does not hold stock', async () => {
    const goods = await product();
    await fillCart(buyer, [goods, 1]);
    const { orderId } = (await place(buyer, `moody-${newId()}`, { paymentMethod: 'paypal' })).json();
    provider.approve(await latestTry(shop, orderId));
    await endHold(shop, orderId);
    const broken = { ...provider, look: () => Promise.reject(new Error('no words')) };
    await expect(expireUnpaid(providersOf(broken))(shop.context, {})).rejects.toThrow('errors while unpaid orders');
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(shop.open.db, goods)).toBe(10);
  });
});
