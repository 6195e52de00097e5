import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { CachedProducts } from '#products/catalog/server/reading/cached-products.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('the products that were shown last', () => {
  let shop: TestShop;
  let ids: [ProductId, ProductId];

  beforeAll(async () => {
    shop = await startTestShop('postgres');
    const { house } = await castOf(shop);
    ids = [await makeProduct(shop, house, { title: 'Kettle' }), await makeProduct(shop, house, { title: 'Lamp' })];
  });
  afterAll(() => shop.end());

  /** Fails if it is asked anything. */
  const nothing = null as unknown as Database;
  const titles = async (cached: CachedProducts, db = nothing, wanted: readonly ProductId[] = ids) =>
    (await cached.read(db, wanted)).map(({ summary }) => summary.title);
  const filled = async () => {
    const cached = new CachedProducts();
    await cached.read(shop.open.db, ids);
    return cached;
  };

  it('come in the order asked for, without those not on sale, and are not read twice', async () => {
    const cached = new CachedProducts();
    const [kettle, lamp] = ids;
    expect(await titles(cached, shop.open.db, [kettle])).toEqual(['Kettle']);
    expect(await titles(cached, shop.open.db, [lamp, newId<'product'>(), kettle])).toEqual(['Lamp', 'Kettle']);
    expect(await titles(cached)).toEqual(['Kettle', 'Lamp']);
  });

  it.each([
    ['it changes', (id: ProductId) => [cacheTag.product(id)]],
    ['it changes with others', (id: ProductId) => [cacheTag.catalog, cacheTag.product(id)]],
    ['the catalogue changes without a name', () => [cacheTag.catalog]],
    ['everything changes', () => [cacheTag.everything]],
  ])('are read again after %s', async (_case, tags) => {
    const cached = await filled();
    cached.subscribe(new Set(tags(ids[0])));
    await expect(async () => titles(cached)).rejects.toThrow();
    expect(await titles(cached, shop.open.db)).toEqual(['Kettle', 'Lamp']);
    expect(await titles(cached)).toEqual(['Kettle', 'Lamp']);
  });

  it('stay when another product or nothing of the catalogue changes', async () => {
    const cached = await filled();
    cached.subscribe(new Set([cacheTag.catalog, cacheTag.product(newId<'product'>())]));
    cached.subscribe(new Set([cacheTag.settings, cacheTag.orders]));
    expect(await titles(cached)).toEqual(['Kettle', 'Lamp']);
  });

  it.each([
    ['it', (id: ProductId) => [cacheTag.product(id)]],
    ['everything', () => [cacheTag.everything]],
  ])('are not cached if %s changes while they are read', async (_case, tags) => {
    const cached = new CachedProducts();
    const reading = titles(cached, shop.open.db);
    cached.subscribe(new Set(tags(ids[0])));
    expect(await reading).toEqual(['Kettle', 'Lamp']);
    await expect(async () => titles(cached)).rejects.toThrow();
  });

  it('are read each time while notifications are interrupted, and once more afterwards', async () => {
    const cached = await filled();
    cached.setDisconnected(true);
    await cached.read(shop.open.db, ids);
    await expect(async () => titles(cached)).rejects.toThrow();
    const reading = cached.read(shop.open.db, ids);
    cached.setDisconnected(false);
    await reading;
    await expect(async () => titles(cached)).rejects.toThrow();
    await cached.read(shop.open.db, ids);
    expect(await titles(cached)).toEqual(['Kettle', 'Lamp']);
  });
});
