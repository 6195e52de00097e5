import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustStock, listStockMovements } from '#products/inventory/stock/stock.contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('adjusting stock on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    admin = await shop.as(cast.admin);
  });
  afterAll(async () => {
    expect(await breaches(shop.open.db)).toEqual([]);
    await shop.end();
  });

  const adjust = (productId: ProductId, change: Change, client = deccan) =>
    client.call(adjustStock, { productId, change, reason: 'counted' });
  const history = async (productId: ProductId, client = deccan, page = 1) =>
    client.call(listStockMovements, { productId, page, limit: 3 });

  it('adds and takes away, and public pages show it at once', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 3 });
    const shown = async () =>
      (await shop.guest.inject({ url: `/api/shop/products/get/${id}` })).json().data.totalStock as number;
    expect(await shown()).toBe(3);
    expect((await adjust(id, { by: 5 })).data).toEqual({ productId: id, before: 3, stock: 8 });
    expect(await shown()).toBe(8);
    expect((await adjust(id, { by: -8 })).data.stock).toBe(0);
    expect(await shown()).toBe(0);
  });

  it('sets a number only on the stock that was seen, and else answers both', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 7 });
    await buy(await newBuyer(shop), [id, 2]);
    await expect(adjust(id, { to: 11, seen: 7 })).rejects.toMatchObject({
      code: 'inventory.stock_changed',
      message: '2 were sold or removed in the meantime. Stock is now 5.',
      data: { stock: 5, seen: 7 },
    });
    expect(await stockOf(shop.open.db, id)).toBe(5);
    expect((await adjust(id, { to: 11, seen: 5 })).data).toEqual({ productId: id, before: 5, stock: 11 });
    expect((await adjust(id, { to: 11, seen: 11 })).data).toEqual({ productId: id, before: 11, stock: 11 });
  });

  it('never leaves less than nothing nor more than a million', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 4 });
    await expect(adjust(id, { by: -5 })).rejects.toMatchObject({ code: 'inventory.not_that_many' });
    await expect(adjust(id, { by: 999_997 })).rejects.toMatchObject({ code: 'inventory.too_much_stock' });
    for (const change of [{ by: 0 }, { by: 1.5 }, { by: 2 ** 31 }, { to: -1, seen: 4 }, { to: 1 }, { by: 1, to: 2 }]) {
      const payload = { productId: id, change, reason: 'counted' };
      const answer = await deccan.inject({ method: 'POST', url: '/api/admin/stock/adjust', payload });
      expect(answer.statusCode, JSON.stringify(change)).toBe(400);
    }
    expect(await stockOf(shop.open.db, id)).toBe(4);
  });

  it('writes a history by movement: what, how many, before and after, who and why, the buyer by the order alone', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 10 });
    const buyer = await newBuyer(shop);
    const orderId = await buy(buyer, [id, 4]);
    await deccan.call(adjustStock, {
      productId: id,
      change: { by: -1 },
      reason: 'damaged',
      note: '  Fell off the shelf ',
    });
    await admin.call(adjustStock, { productId: id, change: { to: 9, seen: 5 }, reason: 'found' });
    const order = await shop.open.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const first = await history(id);
    expect(first.product.stock).toBe(9);
    expect([first.totalItems, first.totalPages]).toEqual([4, 2]);
    expect(first.data).toMatchObject([
      { quantity: 4, before: 5, after: 9, kind: 'adjusted', reason: 'found', by: 'anita', order: null },
      { quantity: -1, before: 6, after: 5, reason: 'damaged', note: 'Fell off the shelf', by: 'deccan' },
      { quantity: -4, before: 10, after: 6, kind: 'placed', by: null, order: `BB-${order.number}` },
    ]);
    expect(JSON.stringify(first)).not.toContain(buyer.userName);
    expect((await history(id, deccan, 2)).data).toMatchObject([
      { quantity: 10, before: 0, after: 10, kind: 'adjusted', reason: null },
    ]);
  });

  it("knows nothing of another seller's goods, nor of none", async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 4 });
    for (const productId of [id, newId<'product'>()]) {
      await expect(adjust(productId, { by: 1 }, ritchie)).rejects.toMatchObject({ code: 'inventory.product_missing' });
      await expect(history(productId, ritchie)).rejects.toMatchObject({ code: 'inventory.product_missing' });
    }
    expect(await stockOf(shop.open.db, id)).toBe(4);
  });

  it("is written down when an administrator does it with a seller's goods, not with the house's", async () => {
    const entries = async () => (await admin.call(listAudit, { act: 'goods.changed', limit: 100 })).data;
    const before = (await entries()).length;
    await adjust(await makeProduct(shop, cast.house), { by: 1 }, admin);
    expect(await entries()).toHaveLength(before);
    await adjust(await makeProduct(shop, cast.ritchie.sellerId, { title: 'Stone 1200' }), { by: 1 }, admin);
    expect((await entries())[0]).toMatchObject({ on: { name: 'ritchie' }, after: { products: 'Stone 1200' } });
  });

  it('and buying at the same time lose and make nothing', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { stock: 40 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(shop)));
    const sold = buyers.map(buyer => buy(buyer, [id, 3]));
    const added = Array.from({ length: 8 }, () => adjust(id, { by: 2 }));
    const set = Promise.allSettled(Array.from({ length: 8 }, () => adjust(id, { to: 100, seen: 40 })));
    await Promise.all([...sold, ...added]);
    const wasSet = (await set).filter(({ status }) => status === 'fulfilled').length;
    // Setting counts only when nobody was sooner; whichever it was, everybody else's pieces are there.
    expect(wasSet).toBeLessThanOrEqual(1);
    expect(await stockOf(shop.open.db, id)).toBe(40 - 24 + 16 + wasSet * 60);
  });
});

type Change = { by: number } | { to: number; seen: number };
