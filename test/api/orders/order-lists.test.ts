import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCart } from '#orders/cart/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the list of orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let buyer: Buyer;
  const placed: OrderId[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
    const ours = await makeProduct(shop, cast.deccan.sellerId, { title: '100% Wool Sleeve' });
    const theirs = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Kite Cable' });
    placed.push(
      await buy(buyer, [ours, 1]),
      await buy(buyer, [theirs, 2]),
      await buy(await newBuyer(shop), [ours, 1], [theirs, 1]),
    );
    await admin.call(orders.updateOrder, { orderId: placed[0] as OrderId, orderStatus: 'delivered' });
  });
  afterAll(() => shop.end());

  const list = (who: Client, input: InputOf<typeof orders.listOrders> = {}) => who.call(orders.listOrders, input);
  const idsOf = async (who: Client, input: InputOf<typeof orders.listOrders>) =>
    (await list(who, input)).data.map(order => placed.indexOf(order._id));

  it('shows administrators all, newest first, with counts by status', async () => {
    const answer = await list(admin);
    expect(answer.data.map(order => order._id)).toEqual(placed.toReversed());
    expect(answer).toMatchObject({
      totalItems: 3,
      totalPages: 1,
      counts: { all: 3, pending: 2, delivered: 1, rejected: 0 },
    });
    expect(answer.data[0]).toMatchObject({
      sellers: ['deccan', 'ritchie'],
      itemCount: 2,
      totalAmount: 2_000_000,
      city: 'Bengaluru',
    });
    expect(answer.data[2]).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid', buyer: buyer.userName });
  });

  it('comes by pages and by status', async () => {
    const second = await list(admin, { page: 2, limit: 2 });
    expect(second).toMatchObject({ currentPage: 2, totalPages: 2, totalItems: 3 });
    expect(second.data.map(order => order._id)).toEqual([placed[0]]);
    expect(await idsOf(admin, { status: 'pending' })).toEqual([2, 1]);
    expect((await list(admin, { status: 'rejected' })).totalItems).toBe(0);
    for (const query of ['limit=0', 'limit=101', 'page=0', 'status=lost', 'sort=x'])
      expect((await admin.inject({ url: `/api/admin/orders/get?${query}` })).statusCode, query).toBe(400);
  });

  it('comes by the days of India, by name or from one to another', async () => {
    const at = async (id: OrderId | undefined, moment: string) => {
      await shop.open.execute('update orders set placed_at = $1 where id = $2', [moment, id]);
      await shop.open.execute('update order_parts set placed_at = $1 where order_id = $2', [moment, id]);
    };
    const wasAt = (await list(admin)).data.map(order => order.orderDate.toISOString()).toReversed();
    // In India it is half past midnight on the 3rd, and half an hour before.
    await at(placed[0], '2026-03-02T19:00:00Z');
    await at(placed[1], '2026-03-02T18:00:00Z');
    expect(await idsOf(admin, { from: '2026-03-03', to: '2026-03-03' })).toEqual([0]);
    expect(await idsOf(admin, { from: '2026-03-02', to: '2026-03-03' })).toEqual([0, 1]);
    expect(await idsOf(admin, { to: '2026-03-02' })).toEqual([1]);
    expect(await idsOf(admin, { placed: 'today' })).toEqual([2]);
    expect((await list(admin, { to: '2026-03-03' })).counts).toMatchObject({ all: 2, delivered: 1, toDispatch: 1 });
    expect(await idsOf(await shop.as(cast.deccan), { placed: 'last30' })).toEqual([2]);
    for (const query of ['placed=soon', 'from=2026-02-30', 'to=yesterday'])
      expect((await admin.inject({ url: `/api/admin/orders/get?${query}` })).statusCode, query).toBe(400);
    for (const [index, moment] of wasAt.entries()) await at(placed[index], moment);
  });

  it('can be sorted by date and total, in both directions', async () => {
    expect(await idsOf(admin, { sort: 'oldest' })).toEqual([0, 1, 2]);
    expect(await idsOf(admin, { sort: 'cheapest' })).toEqual([0, 2, 1]);
    expect(await idsOf(admin, { sort: 'dearest' })).toEqual([1, 2, 0]);
  });

  it('shows administrators one seller’s parts, with their status and amount', async () => {
    const answer = await list(admin, { seller: cast.ritchie.sellerId });
    expect(answer.data.map(order => placed.indexOf(order._id))).toEqual([2, 1]);
    expect(answer.data[0]).toMatchObject({ sellers: ['ritchie'], totalAmount: 1_000_000, itemCount: 1 });
    expect(answer.counts).toMatchObject({ all: 2, toDispatch: 2 });
  });

  it('finds by number, by part of a title, and by e-mail', async () => {
    const number = (await list(admin)).data[2]?.number ?? '';
    expect(await idsOf(admin, { find: number })).toEqual([0]);
    expect(await idsOf(admin, { find: number.slice(3) })).toEqual([0]);
    expect(await idsOf(admin, { find: 'kite' })).toEqual([2, 1]);
    expect(await idsOf(admin, { find: '100% w' })).toEqual([2, 0]);
    expect(await idsOf(admin, { find: 'K_te' })).toEqual([]);
    expect(await idsOf(admin, { find: buyer.email.toUpperCase() })).toEqual([1, 0]);
    expect((await list(admin, { find: 'kite' })).counts).toMatchObject({ all: 2, delivered: 0 });
  });

  it('shows a seller its own parts, and no buyer’s e-mail or name', async () => {
    const deccan = await shop.as(cast.deccan);
    const answer = await list(deccan);
    expect(answer.data.map(order => order._id)).toEqual([placed[2], placed[0]]);
    expect(answer.data[0]).toMatchObject({
      sellers: ['deccan'],
      itemCount: 1,
      totalAmount: 1_000_000,
      userId: null,
      buyer: 'Asha Rao',
    });
    expect(answer.counts).toMatchObject({ all: 2, delivered: 1, pending: 1 });
    expect(JSON.stringify(answer)).not.toMatch(/ritchie|@cast/);
    expect(await idsOf(deccan, { find: 'kite' })).toEqual([]);
    expect(await idsOf(deccan, { find: buyer.email })).toEqual([]);
    expect(await idsOf(deccan, { status: 'delivered' })).toEqual([0]);
  });

  it('does not show a seller another one’s list', async () => {
    const deccan = await shop.as(cast.deccan);
    await expect(list(deccan, { seller: cast.ritchie.sellerId })).rejects.toMatchObject({ code: notAllowed.code });
    expect(await idsOf(deccan, { seller: cast.deccan.sellerId })).toEqual([2, 0]);
  });

  it('offers administrators the sellers, and the shop among them', async () => {
    const find = async (input: InputOf<typeof orders.listOrderSellers>) =>
      (await admin.call(orders.listOrderSellers, input)).data.map(({ name }) => name);
    expect(await find({})).toEqual(['Bijli Bazaar', 'deccan', 'ritchie', 'waiting']);
    expect(await find({ find: 'Ecc' })).toEqual(['deccan']);
    expect(await find({ find: '%' })).toEqual([]);
    expect(await find({ seller: cast.house })).toEqual(['Bijli Bazaar']);
  });

  it('counts again when an order is placed or changes status', async () => {
    const { counts } = await list(admin);
    const id = await buy(await newBuyer(shop), [await makeProduct(shop, cast.house), 1]);
    const [all = 0, toDispatch = 0] = [counts.all, counts.toDispatch];
    expect((await list(admin)).counts).toMatchObject({ all: all + 1, toDispatch: toDispatch + 1 });
    await admin.call(orders.updateOrder, { orderId: id, orderStatus: 'rejected' });
    expect((await list(admin)).counts).toMatchObject({ all: all + 1, toDispatch, rejected: 1 });
  });

  it('tells shoppers what an order was, what to do next and where its invoice is', async () => {
    const own = async () => (await buyer.call(orders.listOwnOrders, { userId: buyer.id })).data.map(order => order.own);
    const [coming, delivered] = await own();
    expect(coming).toMatchObject({
      title: 'Kite Cable',
      next: null,
      invoices: [],
      arrives: { to: expect.any(String) },
    });
    expect(delivered).toMatchObject({ title: '100% Wool Sleeve', next: 'review', arrives: null });
    expect(delivered?.invoices).toHaveLength(1);
    const { data } = await buyer.call(orders.getOwnOrder, { orderId: placed[0] as OrderId });
    expect(data.parts.flatMap(part => part.documents.map(({ _id }) => _id))).toEqual(delivered?.invoices);
    await buyer.call(addReview, {
      ...{ productId: data.cartItems[0]?.productId as ProductId, reviewValue: 4, reviewMessage: 'Warm.' },
    });
    expect((await own())[1]).toMatchObject({ next: 'again' });
  });

  it('lets an order be bought again: what is on sale, as far as there is stock, and once for each press', async () => {
    const again = await newBuyer(shop);
    const [plenty, few, gone] = [
      await makeProduct(shop, cast.deccan.sellerId, { stock: 9 }),
      await makeProduct(shop, cast.deccan.sellerId, { stock: 4 }),
      await makeProduct(shop, cast.deccan.sellerId, { stock: 9 }),
    ];
    const orderId = await buy(again, [plenty, 2], [few, 3], [gone, 1]);
    await shop.open.execute('update products set listed = false, status = $1 where id = $2', ['hidden', gone]);
    const { cartItems } = (await again.call(orders.getOwnOrder, { orderId })).data;
    const items = cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
    const mergeId = newId<'merge'>();
    for (let press = 0; press < 2; press += 1) {
      const { merge, items: inCart } = await again.call(mergeCart, { mergeId, items });
      expect(inCart.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [plenty, 2],
        [few, 1],
      ]);
      expect(merge).toMatchObject({ dropped: 1, capped: [{ productId: few, quantity: 1 }] });
    }
  });
});
