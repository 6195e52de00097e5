import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#orders/cart/contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { listVendors } from '#people/sellers/contract.ts';
import { getShopPause, pauseShop, reopenShop } from '#people/sellers/pause.contract.ts';
import { reopenShops } from '#people/sellers/server/sellers.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { type Cast, type CastSeller, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('a shop on a break on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let now = new Date('2026-11-21T06:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const pause = async (seller: CastSeller, returnsOn: string | null = null) =>
    (await (await shop.as(seller)).call(pauseShop, { returnsOn })).data;
  const reopen = async (seller: CastSeller) => (await (await shop.as(seller)).call(reopenShop, {})).data;
  const pauseOf = async (seller: CastSeller) => (await (await shop.as(seller)).call(getShopPause, {})).data.pause;
  const onSale = async () =>
    (await shop.guest.call(listProducts, { limit: 100 })).data.map(product => product._id as string);

  it('has nothing on sale from the next answer on, and all of what it had once it is open again', async () => {
    const shown = await makeProduct(shop, cast.deccan.sellerId);
    const hidden = await makeProduct(shop, cast.deccan.sellerId, { status: 'hidden', listed: false });
    const others = await makeProduct(shop, cast.ritchie.sellerId);
    expect(await onSale()).toEqual(expect.arrayContaining([shown, others]));
    expect((await pause(cast.deccan, '2026-11-24')).pause?.returnsOn).toBe('2026-11-24');
    expect(await onSale()).not.toContain(shown);
    expect(await onSale()).toContain(others);
    expect((await shop.guest.inject({ url: `/api/shop/products/get/${shown}` })).statusCode).toBe(404);
    expect(await pauseOf(cast.ritchie)).toBeNull();
    expect(await reopen(cast.deccan)).toEqual({ pause: null });
    expect(await onSale()).toContain(shown);
    expect(await onSale()).not.toContain(hidden);
    expect(await reopen(cast.deccan)).toEqual({ pause: null });
  });

  it('moves its day of return, which is from tomorrow on and within a year', async () => {
    await pause(cast.deccan, '2026-11-24');
    const { pause: moved } = await pause(cast.deccan);
    expect(moved).toEqual({ since: now, returnsOn: null });
    for (const day of ['2026-11-21', '2020-01-01', '2028-01-01'])
      await expect(pause(cast.deccan, day)).rejects.toMatchObject({ code: 'sellers.bad_return_day' });
    const ill = { method: 'POST', url: '/api/admin/shop/pause', payload: { returnsOn: '24 Nov' } } as const;
    expect((await (await shop.as(cast.deccan)).inject(ill)).statusCode).toBe(400);
    await reopen(cast.deccan);
  });

  it('opens by itself on its day in India, once, and not when the day was moved', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId);
    const round = () => reopenShops()(shop.context, {});
    await pause(cast.deccan, '2026-11-24');
    await pause(cast.ritchie, '2026-11-25');
    now = new Date('2026-11-23T18:29:00Z');
    await round();
    expect(await pauseOf(cast.deccan)).not.toBeNull();
    now = new Date('2026-11-23T18:30:00Z');
    await Promise.all([round(), round()]);
    expect(await pauseOf(cast.deccan)).toBeNull();
    expect(await onSale()).toContain(id);
    expect(await pauseOf(cast.ritchie)).not.toBeNull();
    const { rows } = await shop.open.execute(
      'select ended_at is not null as ended, ended_by from shop_pauses where seller_id = $1 order by id desc limit 1',
      [cast.deccan.sellerId],
    );
    expect(rows).toEqual([{ ended: true, ended_by: null }]);
    await reopen(cast.ritchie);
    now = new Date('2026-11-21T06:00:00Z');
  });

  it('goes on with the orders that are placed', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId);
    const orderId = await buy(await newBuyer(shop), [id, 1]);
    await pause(cast.deccan);
    const deccan = await shop.as(cast.deccan);
    const { data } = await deccan.call(updateOrder, { orderId, orderStatus: 'inProcess' });
    expect(data.orderStatus).toBe('inProcess');
    await reopen(cast.deccan);
  });

  it('lets carts say why, and what waits in them comes back', async () => {
    const away = await makeProduct(shop, cast.deccan.sellerId, { title: 'Stone 1200' });
    const near = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Buds' });
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [away, 2]);
    await pause(cast.deccan, '2026-11-24');
    const words = 'Stone 1200 can’t be ordered right now: deccan has paused their shop until 24 Nov 2026.';
    const cart = () => buyer.call(getCart, { userId: buyer.id });
    expect(await cart()).toMatchObject({ items: [], away: [words] });
    await expect(buyer.call(addToCart, { productId: away, quantity: 1 })).rejects.toMatchObject({
      code: 'cart.seller_away',
      message: words,
    });
    await fillCart(buyer, [near, 1]);
    expect(await cart()).toMatchObject({ items: [{ productId: near }], away: [words] });
    const seen = { cartItems: [{ productId: near, title: 'Buds', image: '', price: 10_000, quantity: 1 }] };
    expect((await place(buyer, 'not-seen-the-break')).json()).toMatchObject({
      code: 'orders.seller_away',
      message: words,
    });
    expect((await place(buyer, 'near-alone', seen)).statusCode).toBe(200);
    expect(await cart()).toMatchObject({ items: [], away: [words] });
    await reopen(cast.deccan);
    expect(await cart()).toMatchObject({ items: [{ productId: away, quantity: 2 }], away: [] });
  });

  it('does not open what a rejection has closed', async () => {
    const id = await makeProduct(shop, cast.ritchie.sellerId);
    const admin = await shop.as(cast.admin);
    const decide = (status: string) =>
      admin.inject({
        method: 'PUT',
        url: '/api/admin/orders/vendor-update',
        payload: { _id: cast.ritchie.sellerId, status },
      });
    await pause(cast.ritchie);
    await decide('Rejected');
    await reopen(cast.ritchie);
    expect(await onSale()).not.toContain(id);
    await pause(cast.ritchie);
    await decide('Approved');
    expect(await onSale()).not.toContain(id);
    await reopen(cast.ritchie);
    expect(await onSale()).toContain(id);
  });

  it('is shown to administrators, who have none to pause', async () => {
    await pause(cast.deccan, '2026-12-01');
    const admin = await shop.as(cast.admin);
    const { data } = await admin.call(listVendors, {});
    expect(data.filter(vendor => vendor.isPaused).map(vendor => [vendor.userName, vendor.returnsOn])).toEqual([
      ['deccan', '2026-12-01'],
    ]);
    await expect(admin.call(pauseShop, { returnsOn: null })).rejects.toMatchObject({ code: 'auth.not_allowed' });
    await reopen(cast.deccan);
  });
});
