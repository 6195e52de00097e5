import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#features/orders/contract.ts';
import type { InputOf } from '#shared/endpoint.ts';
import type { OrderId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer } from '#test/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/shop.ts';

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
    for (const query of ['limit=0', 'limit=101', 'page=0', 'status=lost', 'find=', 'sort=x'])
      expect((await admin.inject({ url: `/api/admin/orders/get?${query}` })).statusCode, query).toBe(400);
  });

  it('finds by number, by a piece of a title, and by e-mail', async () => {
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
});
