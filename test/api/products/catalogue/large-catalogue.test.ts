import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { LiveProducts } from '#products/catalog/server/index/live-products.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** More than are read while a reader waits. */
const PRODUCTS = 1_200;

/** The same database, which answers only while it is not held. */
function heldDatabase(db: Database) {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const waiting = async (work: () => Promise<unknown>) => {
    await gate.promise;
    return work();
  };
  const executor = new Proxy(db.getExecutor(), {
    get: (real, name) => {
      const value: unknown = Reflect.get(real, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        name === 'executeQuery' ? waiting(() => value.apply(real, given)) : value.apply(real, given);
    },
  });
  return {
    db: new Proxy(db, { get: (real, name) => (name === 'getExecutor' ? () => executor : Reflect.get(real, name)) }),
    hold: () => {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
  };
}

describe.each(ENGINES)('a large catalogue on the %s engine', engine => {
  let shop: TestShop;
  let ids: ProductId[];
  let other: SellerId;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    const { house, deccan } = await castOf(shop);
    other = deccan.sellerId;
    const { rows } = await sql<{ id: ProductId }>`
      insert into products (id, seller_id, slug, title, description, category, section, brand, kind, price_paise,
        gst_rate_bp, listed, search_text)
      select gen_random_uuid(), ${house}, 'lamp-' || n, 'Lamp ' || n, 'A lamp', 'electronics', 'featured', 'boat', 'other',
        10000, 1800, true, 'lamp ' || n
      from generate_series(1, ${PRODUCTS}::int) n returning id`.execute(shop.open.db);
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => shop.end());

  let held: ReturnType<typeof heldDatabase>;
  let live: LiveProducts;
  let told: { outdated: number; failures: unknown[] };
  beforeEach(async () => {
    await sql`update products set price_paise = 10000`.execute(shop.open.db);
    held = heldDatabase(shop.open.db);
    const own = { outdated: 0, failures: [] as unknown[] };
    told = own;
    live = new LiveProducts({
      outdate: () => {
        own.outdated += 1;
      },
      report: error => own.failures.push(error),
    });
    await live.read(held.db);
  });

  const reprice = (some: readonly ProductId[]) =>
    sql`update products set price_paise = 500000 where id = any(${some}::uuid[])`.execute(shop.open.db);
  const dear = async () => (await live.read(held.db)).count({ choice: { minPrice: 5_000 } }).total;
  const tell = (some: readonly ProductId[]) =>
    live.subscribe(new Set([cacheTag.catalog, ...some.map(cacheTag.product)]));
  const untilOutdated = () => expect.poll(() => told.outdated, { timeout: 20_000 }).toBeGreaterThan(0);

  it('is answered although the records of sellers can’t be read', async () => {
    await sql`update products set gtin = '4006381333931' where id = any(${ids.slice(0, 2)}::uuid[])`.execute(
      shop.open.db,
    );
    await sql`update products set seller_id = ${other} where id = ${ids[0]}`.execute(shop.open.db);
    const failures: unknown[] = [];
    const failing = new LiveProducts({
      outdate: () => {},
      report: error => failures.push(error),
      recordsOf: () => Promise.reject(new Error('too slow')),
    });
    const count = async () => (await failing.read(held.db)).count({ choice: {} }).total;
    expect([await count(), await count(), failures.length]).toEqual([PRODUCTS - 1, PRODUCTS - 1, 1]);
    await sql`update products set gtin = null where id = any(${ids.slice(0, 2)}::uuid[])`.execute(shop.open.db);
  });

  it('shows a few changed products in the next answer', async () => {
    await reprice(ids.slice(0, 3));
    tell(ids.slice(0, 3));
    expect(await dear()).toBe(3);
    expect(told.outdated).toBe(0);
  });

  it('is answered as it was while many changed products are read, and drops those answers then', async () => {
    await reprice(ids.slice(0, 1_100));
    held.hold();
    tell(ids.slice(0, 1_100));
    expect(await dear()).toBe(0);
    held.release();
    await untilOutdated();
    expect(await dear()).toBe(1_100);
  });

  it('is answered as it was while it looks for what has changed, without reading the rest again', async () => {
    await reprice(ids.slice(5, 9));
    held.hold();
    live.subscribe(new Set([cacheTag.everything]));
    expect(await dear()).toBe(0);
    held.release();
    await untilOutdated();
    expect(await dear()).toBe(4);
  });

  it('is answered as it was while all is read again, shows a few changes at once, and keeps them', async () => {
    live.subscribe(new Set([cacheTag.catalog]));
    held.hold();
    await reprice([ids[7] as ProductId]);
    const next = dear();
    tell([ids[7] as ProductId]);
    expect(await next).toBe(0);
    const shown = dear();
    held.release();
    expect(await shown).toBe(1);
    await untilOutdated();
    expect(await dear()).toBe(1);
  });

  it('is answered while notifications are interrupted, and misses no change', async () => {
    held.hold();
    live.setDisconnected(true);
    await reprice(ids.slice(20, 22));
    expect(await dear()).toBe(0);
    held.release();
    await untilOutdated();
    live.setDisconnected(false);
    await expect.poll(dear, { timeout: 20_000 }).toBe(2);
    expect(told.failures).toEqual([]);
  });

  it('notices rows that were removed', async () => {
    await sql`delete from products where id = ${ids.pop() as ProductId}`.execute(shop.open.db);
    live.subscribe(new Set([cacheTag.everything]));
    await untilOutdated();
    expect((await live.read(held.db)).size).toBe(ids.length);
  });

  it('says why it is not read again, and tries again when it is next asked', async () => {
    await reprice(ids.slice(0, 2));
    const failing = new Proxy(shop.open.db, {
      get: (real, name) => {
        if (name === 'getExecutor') throw new Error('the database is away');
        return Reflect.get(real, name);
      },
    });
    live.subscribe(new Set([cacheTag.catalog]));
    await untilOutdated();
    await live.read(failing);
    live.subscribe(new Set([cacheTag.everything]));
    await expect.poll(() => told.failures.length).toBeGreaterThan(0);
    told.outdated = 0;
    await reprice(ids.slice(2, 4));
    await dear();
    await untilOutdated();
    expect(await dear()).toBe(4);
  });
});
