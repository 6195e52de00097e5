import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { CHANGES_CHANNEL } from '#platform/make-context.ts';
import { getProduct, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { deductStock } from '#products/catalog/server/catalog.ts';
import type { PartId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, type Client, clientOf, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NO_PART = null as unknown as PartId;

async function reprice(shop: TestShop, id: ProductId, rupees: number): Promise<void> {
  await shop.context.tx(async tx => {
    await tx.db
      .updateTable('products')
      .set({ price_paise: paise(rupees * 100) })
      .where('id', '=', id)
      .execute();
    tx.changed(cacheTag.catalog, cacheTag.product(id));
  });
}

const take = (shop: TestShop, productId: ProductId, quantity: number) =>
  shop.context.tx(tx => deductStock(tx, [{ productId, quantity, partId: NO_PART }]));

describe.each(BOTH_ENGINES)('public answers on the %s engine', engine => {
  let shop: TestShop;
  let id: ProductId;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    const { house } = await castOf(shop);
    id = await makeProduct(shop, house, { stock: 3, search_text: 'kettle' });
    await makeProduct(shop, house, { stock: 5, price_paise: paise(2_000_000) });
  });
  afterAll(() => shop.end());

  const listed = async () => (await shop.guest.call(listProducts, {})).data.find(product => product._id === id);

  it('show a new price at once, in its place', async () => {
    expect((await listed())?.price).toBe(1_000_000);
    await reprice(shop, id, 30_000);
    const { data, facets } = await shop.guest.call(listProducts, {});
    expect(data.map(product => product.price)).toEqual([2_000_000, 3_000_000]);
    expect(facets.price).toEqual({ min: 20_000, max: 30_000 });
    expect((await shop.guest.call(getProduct, { id })).data.price).toBe(3_000_000);
  });

  it('show the stock that is left at once, and count what is sold out', async () => {
    expect((await shop.guest.call(listProducts, {})).facets.inStock).toBe(2);
    await take(shop, id, 2);
    expect((await listed())?.totalStock).toBe(1);
    expect((await shop.guest.call(getProduct, { id })).data.totalStock).toBe(1);
    await take(shop, id, 1);
    expect((await listed())?.totalStock).toBe(0);
    const inStock = await shop.guest.call(listProducts, { inStock: true });
    expect([inStock.totalItems, inStock.facets.inStock]).toEqual([1, 1]);
  });

  it('show a new product at once, also among what was searched', async () => {
    expect((await shop.guest.call(searchProducts, { keyword: 'ketle' })).totalItems).toBe(1);
    expect((await shop.guest.call(searchProducts, { keyword: 'samovar' })).totalItems).toBe(0);
    const seller = await shop.open.db
      .selectFrom('sellers')
      .select('id')
      .where('is_house', '=', true)
      .executeTakeFirstOrThrow();
    await makeProduct(shop, seller.id, { search_text: 'samovar' });
    expect((await shop.guest.call(searchProducts, { keyword: 'samovar' })).totalItems).toBe(1);
    expect((await shop.guest.call(searchProducts, { keyword: 'samovr' })).totalItems).toBe(1);
  });

  it('are made once after a change, not again when its notification arrives', async () => {
    const arrived: string[] = [];
    const stop = await shop.open.listen(
      CHANGES_CHANNEL,
      word => arrived.push(word),
      () => {},
    );
    let made = 0;
    const look = () => shop.context.remember('made', [cacheTag.catalog], async () => (made += 1));
    await reprice(shop, id, 31_000);
    await look();
    await expect.poll(() => arrived).toHaveLength(1);
    await setTimeout(50);
    await look();
    expect(made).toBe(1);
    await stop();
  });

  it('stay the same bytes when something else is sold', async () => {
    const { id: house } = await shop.open.db
      .selectFrom('sellers')
      .select('id')
      .where('is_house', '=', true)
      .executeTakeFirstOrThrow();
    const other = await makeProduct(shop, house, { kind: 'tv', stock: 9 });
    const before = await shop.guest.inject({ url: `/api/shop/products/get/${id}` });
    const listBefore = await shop.guest.inject({ url: '/api/shop/products/get' });
    await take(shop, other, 1);
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await shop.guest.inject({ url: `/api/shop/products/get/${id}`, headers })).statusCode).toBe(304);
    expect((await shop.guest.inject({ url: '/api/shop/products/get' })).headers.etag).not.toBe(listBefore.headers.etag);
  });
});

describe('public answers of a second process', () => {
  let shop: TestShop;
  let second: Shop & { readonly end: () => Promise<void> };
  let guest: Client;
  let id: ProductId;

  beforeAll(async () => {
    shop = await startTestShop('postgres');
    const { house } = await castOf(shop);
    id = await makeProduct(shop, house, { stock: 1 });
    const open = await openPostgres(shop.databaseUrl ?? '', 4);
    const mail = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined };
    const opened = await openShop(open, {
      mail,
      publicUrl: undefined,
      trustProxy: false,
      logLevel: 'silent',
      worksJobs: false,
    });
    second = { ...opened, end: () => opened.close().finally(open.close) };
    guest = clientOf(second, undefined);
  });
  afterAll(async () => {
    await second.end();
    await shop.end();
  });

  it('change as soon as the word has come', async () => {
    const seen = async () => {
      const { data, facets } = await guest.call(listProducts, {});
      return [data[0]?.price, data[0]?.totalStock, facets.inStock, facets.price.max];
    };
    expect(await seen()).toEqual([1_000_000, 1, 1, 10_000]);
    await reprice(shop, id, 12_000);
    await expect.poll(seen).toEqual([1_200_000, 1, 1, 12_000]);
    await take(shop, id, 1);
    await expect.poll(seen).toEqual([1_200_000, 0, 0, 12_000]);
    expect((await guest.call(getProduct, { id })).data.totalStock).toBe(0);
  });
});
