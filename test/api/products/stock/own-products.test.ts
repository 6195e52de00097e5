import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachesOf } from '#commands/check/breaches.ts';
import { ORDER_BREACHES } from '#commands/check/order-breaches.ts';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { getProductChoices, listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { addUpCounts } from '#products/inventory/server/products/add-up-counts.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)("a seller's own products on the %s engine", engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    admin = await shop.as(cast.admin);
    const { sellerId } = cast.deccan;
    await makeProduct(shop, sellerId, { title: 'Galaxy S25', sku: 'SAM-S25', sale_price_paise: paise(900_050) });
    await makeProduct(shop, sellerId, { title: 'Galaxy 100% Buds', stock: 9 });
    await makeProduct(shop, sellerId, { title: 'Nothing Ear', brand: 'nothing', stock: 0 });
    await makeProduct(shop, sellerId, { title: 'A draft', status: 'draft', listed: false });
    await makeProduct(shop, sellerId, { title: 'A deleted one', listed: false, deleted_at: new Date() });
    await makeProduct(shop, cast.ritchie.sellerId, { title: 'boAt Stone' });
    await makeProduct(shop, cast.house, { title: 'iPhone of the house' });
  });
  afterAll(() => shop.end());

  const titlesFor = async (client: Client, asked: Asked = {}) =>
    (await listOwn(client, asked)).data.map(product => product.title);

  it('are listed last changed first, drafts among them and deleted ones not', async () => {
    expect(await titlesFor(deccan)).toEqual(['A draft', 'Nothing Ear', 'Galaxy 100% Buds', 'Galaxy S25']);
  });

  it('carry price, stock, section and whether shoppers see them', async () => {
    const { data } = await listOwn(deccan, { find: 'SAM-S25' });
    expect(data).toEqual([
      expect.objectContaining({
        title: 'Galaxy S25',
        price: 1_000_000,
        salePrice: 900_050,
        totalStock: 10,
        section: 'featured',
        username: 'deccan',
        sku: 'SAM-S25',
        status: 'live',
        listed: true,
      }),
    ]);
  });

  it('are counted by stock, and found by it', async () => {
    const low = await listOwn(deccan, { stock: 'low' });
    expect(low.counts).toEqual({ all: 4, live: 3, draft: 1, hidden: 0, low: 1, out: 1 });
    expect(low.data.map(product => product.title)).toEqual(['Galaxy 100% Buds']);
    expect(low.totalItems).toBe(1);
    expect(await titlesFor(deccan, { stock: 'out' })).toEqual(['Nothing Ear']);
  });

  it('are found by status, and by status and stock together', async () => {
    expect(await titlesFor(deccan, { status: 'draft' })).toEqual(['A draft']);
    const { totalItems } = await listOwn(deccan, { status: 'live', stock: 'out' });
    expect([totalItems, await titlesFor(deccan, { status: 'draft', stock: 'out' })]).toEqual([1, []]);
  });

  it('are put in order by title, by what is paid and by stock, either way', async () => {
    const byTitle = ['A draft', 'Galaxy 100% Buds', 'Galaxy S25', 'Nothing Ear'];
    expect(await titlesFor(deccan, { sortBy: 'title' })).toEqual(byTitle);
    expect(await titlesFor(deccan, { sortBy: 'title', order: 'desc' })).toEqual(byTitle.toReversed());
    expect((await titlesFor(deccan, { sortBy: 'price' }))[0]).toBe('Galaxy S25');
    expect((await titlesFor(deccan, { sortBy: 'stock' })).slice(0, 2)).toEqual(['Nothing Ear', 'Galaxy 100% Buds']);
  });

  it('come with the brands there are and, for administrators, with who may sell', async () => {
    const own = (await deccan.call(getProductChoices, {})).data;
    expect([own.brands[0], own.sellers]).toEqual([{ id: 'apple', label: 'apple' }, []]);
    expect((await admin.call(getProductChoices, {})).data.sellers).toEqual(['Bijli Bazaar', 'deccan', 'ritchie']);
  });

  it('are found by part of the title or SKU and by brand, with wildcards as plain characters', async () => {
    expect(await titlesFor(deccan, { find: 'galaxy' })).toEqual(['Galaxy 100% Buds', 'Galaxy S25']);
    expect(await titlesFor(deccan, { find: '0%' })).toEqual(['Galaxy 100% Buds']);
    expect(await titlesFor(deccan, { find: '_' })).toEqual([]);
    expect(await titlesFor(deccan, { find: 'Nothing' })).toEqual(['Nothing Ear']);
  });

  it('come in pages without gap or repetition', async () => {
    const first = await listOwn(deccan, { limit: 3 });
    const second = await listOwn(deccan, { limit: 3, page: 2 });
    expect([first.currentPage, first.totalPages, first.totalItems]).toEqual([1, 2, 4]);
    const titles = [...first.data, ...second.data].map(product => product.title);
    expect(new Set(titles).size).toBe(4);
  });

  it('may be asked for by the own name in any letter case', async () => {
    expect(await titlesFor(deccan, { userName: 'DECCAN' })).toHaveLength(4);
  });

  it('of another seller are refused, whether there is one of that name or not', async () => {
    for (const userName of ['ritchie', 'Bijli Bazaar', 'nobody at all'])
      await expect(listOwn(deccan, { userName })).rejects.toMatchObject({ code: 'auth.not_allowed' });
  });

  it('are open to an administrator for any seller, or for all without a name', async () => {
    expect(await titlesFor(admin, { userName: 'ritchie' })).toEqual(['boAt Stone']);
    expect(await titlesFor(admin)).toHaveLength(6);
    expect(await titlesFor(admin, { userName: 'nobody at all' })).toEqual([]);
  });

  it("mean the house's when the name is an administrator's or the shop's", async () => {
    for (const userName of [cast.admin.userName, 'Bijli Bazaar'])
      expect(await titlesFor(admin, { userName })).toEqual(['iPhone of the house']);
  });

  it('are refused to guests, shoppers and sellers who await approval', async () => {
    await expect(listOwn(shop.guest)).rejects.toMatchObject({ code: 'auth.sign_in_first' });
    for (const person of [cast.asha, cast.waiting])
      await expect(listOwn(await shop.as(person))).rejects.toMatchObject({ code: 'auth.not_allowed' });
  });

  it('are counted and found after each change, also before changes are added up', async () => {
    const ritchie = await shop.as(cast.ritchie);
    const id = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Walkman', sku: 'W-1', stock: LOW_STOCK_BELOW });
    const as = async (change: string) => {
      await shop.open.execute(`update products set ${change} where id = $1`, [id]);
      const { counts, totalItems } = await listOwn(ritchie, { find: 'walk' });
      const { all, draft, low, out } = (await listOwn(ritchie)).counts;
      expect(await breachesOf(shop.context.db, KEY_RULES), change).toEqual([]);
      return [totalItems, counts.low, all, draft, low, out];
    };
    expect(await as('version = version + 1')).toEqual([1, 0, 2, 0, 0, 0]);
    expect(await as('stock = stock - 1')).toEqual([1, 1, 2, 0, 1, 0]);
    expect(await as('stock = 0')).toEqual([1, 0, 2, 0, 0, 1]);
    expect(await as("status = 'draft', listed = false")).toEqual([1, 0, 2, 1, 0, 1]);
    expect(await as("title = 'Player', sku = 'walk-2'")).toEqual([1, 0, 2, 1, 0, 1]);
    await addUpCounts()(shop.context, {});
    expect(await as('deleted_at = now()')).toEqual([0, 0, 1, 0, 0, 0]);
    expect(await as('deleted_at = null')).toEqual([1, 0, 2, 1, 0, 1]);
    await addUpCounts()(shop.context, {});
    await shop.open.execute(`update products set seller_id = $1 where id = $2`, [cast.house, id]);
    expect((await listOwn(ritchie)).counts.all).toBe(1);
    await shop.open.execute('delete from stock_movements where product_id = $1', [id]);
    await shop.open.execute('delete from products where id = $1', [id]);
    expect(await breachesOf(shop.context.db, KEY_RULES)).toEqual([]);
  });

  it('are caught up with by the migration, whatever was written before it', async () => {
    const caughtUp = readFileSync('db/migrations/0150_product_keys_caught_up.sql', 'utf8');
    const titles = await titlesFor(admin, { sortBy: 'title' });
    await shop.open.execute("delete from product_keys where title like 'galaxy%'");
    await shop.open.execute("update product_keys set supply = 'out', status = 'hidden' where title like 'boat%'");
    await shop.open.execute(`
      insert into product_keys (product_id, seller_id, title, brand, status, supply, listed, changed_at)
      select id, seller_id, title, brand, status, 'low', listed, updated_at from products where deleted_at is not null`);
    expect(await breachesOf(shop.context.db, KEY_RULES)).toEqual([expect.stringContaining('4 violations')]);
    await shop.open.execute(caughtUp);
    expect(await breachesOf(shop.context.db, KEY_RULES)).toEqual([]);
    expect(await titlesFor(admin, { sortBy: 'title' })).toEqual(titles);
  });
});

const KEY_RULES = Object.fromEntries(
  Object.entries(ORDER_BREACHES).filter(([, query]) =>
    JSON.stringify(query.toOperationNode()).includes('product_keys'),
  ),
);

type Asked = InputOf<typeof listOwnProducts>;

function listOwn(client: Client, asked: Asked = {}) {
  return client.call(listOwnProducts, asked);
}
