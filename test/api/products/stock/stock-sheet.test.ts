import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts } from '#products/catalog/contract.ts';
import type { BulkOperation } from '#products/inventory/stock/bulk-operation.ts';
import { adjustStock } from '#products/inventory/stock/stock.contract.ts';
import {
  changeInBulk,
  listStock,
  type RowChange,
  saveStockRows,
} from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('the table of prices and stock on the %s engine', engine => {
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

  let names = 0;
  /** Goods of one name, which no other test finds. */
  const goods = async (...stocks: number[]) => {
    names += 1;
    const find = `Batch${names}`;
    const ids: ProductId[] = [];
    for (const [at, stock] of stocks.entries())
      ids.push(await makeProduct(shop, cast.deccan.sellerId, { title: `${find} ${at}`, sku: `${find}-${at}`, stock }));
    return { find, ids };
  };
  const list = (asked: InputOf<typeof listStock>, client = deccan) => client.call(listStock, asked);
  const save = async (rows: RowChange[], client = deccan) =>
    (await client.call(saveStockRows, { rows, reason: 'counted' })).data;
  const bulk = async (on: On, operation: BulkOperation, preview = false, client = deccan) =>
    (await client.call(changeInBulk, { on, operation, preview })).data;
  const shownPrice = async (id: ProductId) => {
    const { data } = (await shop.guest.inject({ url: `/api/shop/products/get/${id}` })).json();
    return [data.price, data.salePrice];
  };

  it('shows price, stock and what was sold of late, net of what came back, in any order', async () => {
    const { find, ids } = await goods(10, 3, 0);
    await buy(await newBuyer(shop), [ids[0] as ProductId, 4]);
    const cancelled = await buy(await newBuyer(shop), [ids[1] as ProductId, 1]);
    await admin.inject({
      method: 'PUT',
      url: `/api/admin/orders/update/${cancelled}`,
      payload: { orderStatus: 'rejected' },
    });
    const page = await list({ find });
    expect(page.data.map(({ title, stock, soldIn30Days }) => [title, stock, soldIn30Days])).toEqual([
      [`${find} 0`, 6, 4],
      [`${find} 1`, 3, 0],
      [`${find} 2`, 0, 0],
    ]);
    expect(page.data[0]).toMatchObject({ price: 1_000_000, salePrice: null, sku: `${find}-0` });
    expect(page.counts).toEqual({ all: 3, low: 2, out: 1 });
    const order = async (asked: InputOf<typeof listStock>) =>
      (await list({ find, ...asked })).data.map(row => row.title.at(-1)).join('');
    expect(await order({ sort: 'stock' })).toBe('210');
    expect(await order({ sort: 'sold', order: 'desc' })).toMatch(/^0/);
    expect(await order({ sort: 'cover' })).toMatch(/^0/);
    expect(await order({ sort: 'sku', order: 'desc' })).toBe('210');
    expect(await order({ stock: 'low' })).toBe('01');
    expect(await order({ stock: 'out' })).toBe('2');
    expect((await list({ find, limit: 2, page: 2 })).data).toHaveLength(1);
  });

  it('saves the rows that are fine and says of each of the others why not', async () => {
    const { ids } = await goods(5, 5, 5, 5);
    const [fine, stalePrice, staleStock, wrong] = ids as [ProductId, ProductId, ProductId, ProductId];
    await save([{ _id: stalePrice, version: 1, price: paise(900_000) }]);
    await buy(await newBuyer(shop), [staleStock, 2]);
    const outcomes = await save([
      { _id: fine, version: 1, price: paise(800_000), salePrice: paise(700_000), stock: { to: 9, seen: 5 } },
      { _id: stalePrice, version: 1, salePrice: paise(700_000) },
      { _id: staleStock, version: 1, price: paise(1_100_000), stock: { to: 11, seen: 5 } },
      { _id: wrong, version: 1, salePrice: paise(1_000_000) },
      { _id: newId<'product'>(), version: 1, price: paise(1) },
    ]);
    expect(outcomes).toMatchObject([
      { outcome: 'done', message: null, now: { price: 800_000, salePrice: 700_000, stock: 9, version: 3 } },
      { outcome: 'stale', message: 'The price has changed in the meantime. It is now ₹9,000 without a sale price.' },
      { outcome: 'stale', message: '2 were sold or removed in the meantime. Stock is now 3.', now: { stock: 3 } },
      { outcome: 'refused', message: 'The sale price must be below the price, ₹10,000.' },
      { outcome: 'refused', message: 'We couldn’t find this product.', now: null },
    ]);
    expect(await shownPrice(fine)).toEqual([8_000, 7_000]);
    expect(await shownPrice(staleStock)).toEqual([10_000, null]);
    expect(await stockOf(shop.open.db, staleStock)).toBe(3);
  });

  it('is not made stale in its prices by a sale', async () => {
    const { ids } = await goods(5);
    const [id] = ids as [ProductId];
    await buy(await newBuyer(shop), [id, 1]);
    expect(await save([{ _id: id, version: 1, price: paise(999_900) }])).toMatchObject([
      { outcome: 'done', now: { stock: 4, price: 999_900 } },
    ]);
  });

  it('takes no product twice, no half paise, no negative stock and no more than 500 rows', async () => {
    const { ids } = await goods(5);
    const row = { _id: ids[0], version: 1, price: 10 };
    const many = Array.from({ length: 501 }, () => ({ ...row, _id: newId() }));
    const bad = { price: 10.001 };
    for (const rows of [[row, row], [{ ...row, ...bad }], [{ ...row, stock: { to: -1, seen: 5 } }], many, []]) {
      const payload = { rows, reason: 'counted' };
      const answer = await deccan.inject({ method: 'PUT', url: '/api/admin/stock/rows', payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('says which prices a bulk act would raise, and leaves these out where it is asked to', async () => {
    const { find, ids } = await goods(1, 2, 3);
    const [cheap, dear] = ids as [ProductId, ProductId, ProductId];
    await save([
      { _id: cheap, version: 1, salePrice: paise(700_000) },
      { _id: dear, version: 1, salePrice: paise(950_000) },
    ]);
    const on: On = { found: { find } };
    const operation: BulkOperation = { kind: 'sale-percent', percent: 10, rounding: 'rupee' };
    const preview = await bulk(on, operation, true);
    expect(preview).toMatchObject({
      changed: 3,
      raised: 1,
      firstRaised: [{ _id: cheap, was: { salePrice: 700_000 } }],
    });
    const leaving = { on, operation, leaveRaised: true };
    const without = (await deccan.call(changeInBulk, { ...leaving, preview: true })).data;
    expect(without).toMatchObject({ changed: 2, raised: 1, firstRaised: [{ _id: cheap }] });
    const done = (await deccan.call(changeInBulk, { ...leaving, preview: false })).data;
    expect(done).toMatchObject({ changed: 2, raised: 1 });
    expect(await shownPrice(cheap)).toEqual([10_000, 7_000]);
    expect(await shownPrice(dear)).toEqual([10_000, 9_000]);
    expect(await bulk(on, operation)).toMatchObject({ changed: 1, same: 2, raised: 1 });
    expect(await shownPrice(cheap)).toEqual([10_000, 9_000]);
  });

  it('previews what a bulk act would do, does it, and hands over what takes it back', async () => {
    const { find, ids } = await goods(1, 2, 3);
    const [first, second, third] = ids as [ProductId, ProductId, ProductId];
    await save([{ _id: third, version: 1, price: paise(10_000) }]);
    const on: On = { found: { find } };
    const off: BulkOperation = { kind: 'sale-rupees', off: paise(50_000) };
    const preview = await bulk(on, off, true);
    expect(preview).toMatchObject({ changed: 2, same: 0, stale: 0, refused: 1, back: [] });
    expect(preview.first.map(({ was, is }) => [was.salePrice, is.salePrice])).toEqual([
      [null, 950_000],
      [null, 950_000],
    ]);
    expect(preview.refusals).toEqual([
      { title: `${find} 2`, message: 'The sale price must be below the price, ₹100.' },
    ]);
    expect(await shownPrice(first)).toEqual([10_000, null]);
    const sale = async () =>
      (await shop.guest.call(listProducts, { onSale: true, limit: 100 })).data.map(product => product._id);
    expect(await sale()).not.toContain(first);
    const done = await bulk(on, off);
    expect(done).toMatchObject({ changed: 2, refused: 1, raised: 0, firstRaised: [] });
    expect(await shownPrice(second)).toEqual([10_000, 9_500]);
    expect(await sale()).toEqual(expect.arrayContaining([first, second]));
    expect(await bulk(on, off)).toMatchObject({ changed: 0, same: 2, refused: 1 });
    expect((await save([...done.back])).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await shownPrice(second)).toEqual([10_000, null]);
    expect(await sale()).not.toContain(first);
    // What was taken back once is stale the second time.
    expect((await save([...done.back])).map(({ outcome }) => outcome)).toEqual(['stale', 'stale']);
  });

  it('changes chosen rows only in the version that was chosen', async () => {
    const { ids } = await goods(1, 1);
    const [one, other] = ids as [ProductId, ProductId];
    await save([{ _id: other, version: 1, price: paise(500_000) }]);
    const rows = ids.map(_id => ({ _id, version: 1 }));
    const done = await bulk({ rows }, { kind: 'price-percent', percent: 10, rounding: 'rupee' });
    expect(done).toMatchObject({ changed: 1, stale: 1 });
    expect([await shownPrice(one), await shownPrice(other)]).toEqual([
      [11_000, null],
      [5_000, null],
    ]);
  });

  it('adds to the stock of all that is out, each by a movement', async () => {
    const { find, ids } = await goods(0, 0, 4);
    const done = await bulk({ found: { find, stock: 'out' } }, { kind: 'add-stock', by: 12, reason: 'supplied' });
    expect(done).toMatchObject({ changed: 2, back: [] });
    expect(await Promise.all(ids.map(id => stockOf(shop.open.db, id)))).toEqual([12, 12, 4]);
  });

  it('shows and changes only the variants of a product, and nothing of another seller’s', async () => {
    const family_id = newId<'family'>();
    const make = (seller: SellerId, title: string, value: string) =>
      makeProduct(shop, seller, { title, family_id, options: JSON.stringify([{ name: 'Colour', value }]) });
    const black = await make(cast.deccan.sellerId, 'Variant black', 'Black');
    const blue = await make(cast.deccan.sellerId, 'Variant blue', 'Blue');
    const alone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Variant of nothing' });
    const rowsOf = async (variantsOf: ProductId, client = deccan) =>
      (await list({ variantsOf }, client)).data.map(({ _id, variant }) => [_id, variant]);
    expect(await rowsOf(blue)).toEqual([
      [black, 'Black'],
      [blue, 'Blue'],
    ]);
    expect(await rowsOf(alone)).toEqual([[alone, '']]);
    expect(await rowsOf(blue, ritchie)).toEqual([]);
    const on = { found: { variantsOf: black } };
    expect(await bulk(on, { kind: 'sale-percent', percent: 10, rounding: 'rupee' })).toMatchObject({ changed: 2 });
    expect(await shownPrice(alone)).toEqual([10_000, null]);
  });

  it('refuses what no act can be', async () => {
    for (const operation of [
      { kind: 'sale-percent', percent: 0, rounding: 'rupee' },
      { kind: 'sale-percent', percent: 96, rounding: 'rupee' },
      { kind: 'sale-rupees', off: -5 },
      { kind: 'price-percent', percent: 0, rounding: 'nine' },
      { kind: 'price-percent', percent: 10, rounding: 'down' },
      { kind: 'add-stock', by: -3, reason: 'supplied' },
      { kind: 'delete' },
    ]) {
      const payload = { on: { found: {} }, operation, preview: true };
      const answer = await deccan.inject({ method: 'POST', url: '/api/admin/stock/bulk', payload });
      expect(answer.statusCode, JSON.stringify(operation)).toBe(400);
    }
  });

  it("finds, previews and changes nothing of another seller's", async () => {
    const { find, ids } = await goods(2, 2);
    const clear: BulkOperation = { kind: 'add-stock', by: 5, reason: 'found' };
    const rows = ids.map(_id => ({ _id, version: 1 }));
    const nothing = { changed: 0, same: 0, stale: 0, refused: 0, first: [] };
    expect((await list({ find }, ritchie)).data).toEqual([]);
    expect(await bulk({ rows }, clear, true, ritchie)).toMatchObject(nothing);
    expect(await bulk({ rows }, clear, false, ritchie)).toMatchObject(nothing);
    expect(await bulk({ found: { find } }, clear, false, ritchie)).toMatchObject(nothing);
    for (const userName of ['deccan', 'nobody at all']) {
      await expect(list({ userName }, ritchie)).rejects.toMatchObject({ code: 'auth.not_allowed' });
      await expect(bulk({ found: { userName } }, clear, true, ritchie)).rejects.toMatchObject({
        code: 'auth.not_allowed',
      });
    }
    const outcomes = await save([{ _id: ids[0] as ProductId, version: 1, stock: { to: 0, seen: 2 } }], ritchie);
    expect(outcomes).toMatchObject([{ outcome: 'refused', message: 'We couldn’t find this product.', now: null }]);
    expect(await stockOf(shop.open.db, ids[0] as ProductId)).toBe(2);
    expect((await bulk({ found: { userName: 'deccan', find } }, clear, false, admin)).changed).toBe(2);
  });

  it('changes products that are being ordered, without deadlock or lost stock', async () => {
    const { find, ids } = await goods(40, 40, 40);
    const backwards = ids.toReversed();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer(shop)));
    const bought = buyers.map(buyer => buy(buyer, ...backwards.map(id => [id, 1] as const)));
    const added = Array.from({ length: 6 }, () =>
      bulk({ found: { find } }, { kind: 'add-stock', by: 2, reason: 'supplied' }),
    );
    const moved = backwards.map(id => deccan.call(adjustStock, { productId: id, change: { by: -1 }, reason: 'lost' }));
    await Promise.all([...bought, ...added, ...moved]);
    expect(await Promise.all(ids.map(id => stockOf(shop.open.db, id)))).toEqual([45, 45, 45]);
  });

  it('takes two thousand products at once', async () => {
    const sellerId: SellerId = cast.ritchie.sellerId;
    await shop.open.db
      .insertInto('products')
      .values(
        Array.from({ length: 2_000 }, (_, at) => ({
          ...{ id: newId<'product'>(), seller_id: sellerId, slug: `many-${at}`, title: `Many ${at}` },
          ...{ description: 'One of many.', category: 'electronics' as const, section: 'featured' as const },
          ...{ brand: 'boat', kind: 'audio' as const, price_paise: paise(199_900), gst_rate_bp: 1800 },
          ...{ search_text: 'many', listed: true },
        })),
      )
      .execute();
    const on: On = { found: { find: 'Many' } };
    const done = await bulk(on, { kind: 'sale-percent', percent: 20, rounding: 'ninety-nine' }, false, ritchie);
    expect([done.changed, done.back.length, done.first[0]?.is.salePrice]).toEqual([2_000, 2_000, 159_900]);
    const { totalItems } = await shop.guest.call(listProducts, { onSale: true, brand: ['boat'] });
    expect(totalItems).toBe(2_000);
  });
});

type On = InputOf<typeof changeInBulk>['on'];
