import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { listProducts, type ProductFilter, searchProducts } from '#products/catalog/contract.ts';
import { changeRating, deductStock, returnStock } from '#products/catalog/server/catalog.ts';
import { LiveProducts } from '#products/catalog/server/index/live-products.ts';
import type { PartId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Chances, chances } from '#test/fixtures/chances.ts';
import { type Client, clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NO_PART = null as unknown as PartId;
const GOODS = 24;
const ROUNDS = process.env.LONG === '1' ? 150 : 40;
/** How long a word from another process may take on a busy machine. */
const PATIENCE = { timeout: 10_000 };

async function someGoods(shop: TestShop): Promise<ProductId[]> {
  const { house } = await castOf(shop);
  const ids: ProductId[] = [];
  for (let n = 0; n < GOODS; n += 1)
    ids.push(await makeProduct(shop, house, { stock: n % 3, title: `Lamp ${n}`, search_text: `lamp ${n}` }));
  return ids;
}

/** Changes one product in one of the ways in which products change, as those who change them do. */
async function changeOne({ context }: Shop, { below, oneOf }: Chances, ids: readonly ProductId[]): Promise<void> {
  const id = oneOf(ids);
  const edit = (values: Parameters<typeof write>[1]) => write(context, values, id);
  const line = [{ productId: id, quantity: 1, partId: NO_PART }];
  await oneOf([
    () => edit({ price_paise: paise(100_000 + below(9) * 10_000), sale_price_paise: oneOf([null, paise(90_000)]) }),
    () => edit({ listed: below(3) > 0 }),
    () => edit({ brand: oneOf(['apple', 'boat']), kind: oneOf(['tv', 'audio']), origin: oneOf(['India', null]) }),
    () => edit({ title: oneOf(['Lamp', 'Lantern']), search_text: oneOf(['lamp', 'lantern']) }),
    () => context.tx(async tx => void (await deductStock(tx, line))),
    () => context.tx(tx => returnStock(tx, line, 'returned')),
    () => context.tx(tx => changeRating(tx, id, { count: 1, sum: 1 + below(5) })),
  ])();
}

function write(context: Shop['context'], values: object, id: ProductId): Promise<void> {
  return context.tx(async tx => {
    await tx.db.updateTable('products').set(values).where('id', '=', id).execute();
    tx.changed(cacheTag.catalog, cacheTag.product(id));
  });
}

function someFilter({ below, oneOf }: Chances): ProductFilter {
  return oneOf<ProductFilter>([
    {},
    { brand: ['boat'] },
    { kind: ['tv', 'smartphone'], inStock: true },
    { origin: ['not-declared'], onSale: below(2) === 0 },
    { rating: 1 + below(5) },
    { minPrice: 1_000 + below(500), maxPrice: 1_600 },
  ]);
}

/** How many products a filter and a word's beginning fit, asked of the database. */
async function counted({ db }: Shop['context'], filter: ProductFilter, word = ''): Promise<number> {
  const { brand, kind, origin, inStock, onSale, rating = 0, minPrice = 0, maxPrice = 10_000_000 } = filter;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where listed and average_review >= ${rating}
      and coalesce(sale_price_paise, price_paise) between ${minPrice * 100}::int and ${maxPrice * 100}::int
      and (${!brand} or brand = any(${brand ?? []})) and (${!kind} or kind = any(${kind ?? []}))
      and (${!origin} or origin is null)
      and (${inStock === undefined} or (stock > 0) = ${inStock ?? true})
      and (${onSale === undefined} or (sale_price_paise is not null) = ${onSale ?? true})
      and ' ' || search_text like ${`% ${word}%`}`.execute(db);
  return rows[0]?.count ?? -1;
}

describe.each(ENGINES)('the goods in memory on the %s engine', engine => {
  let shop: TestShop;
  let ids: ProductId[];

  beforeAll(async () => {
    shop = await startTestShop(engine);
    ids = await someGoods(shop);
  });
  afterAll(() => shop.end());

  it('show what the database counts after every change', async () => {
    const chance = chances(engine.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      await changeOne(shop, chance, ids);
      const filter = someFilter(chance);
      const list = await shop.guest.call(listProducts, { ...filter, limit: 100 });
      const expected = await counted(shop.context, filter);
      expect([list.totalItems, list.data.length], JSON.stringify({ round, filter })).toEqual([expected, expected]);
      const lanterns = await shop.guest.call(searchProducts, { keyword: 'lan', ...filter });
      expect(lanterns.totalItems).toBe(await counted(shop.context, filter, 'lan'));
    }
  });

  it('show everybody their own change at once, however many change something at the same time', async () => {
    await Promise.all(
      ids.slice(0, 8).map(async (id, who) => {
        for (let turn = 0; turn < 5; turn += 1) {
          const rupees = 500_000 + who * 100 + turn;
          await write(shop.context, { listed: true, price_paise: paise(rupees * 100), sale_price_paise: null }, id);
          const { totalItems, data } = await shop.guest.call(listProducts, { minPrice: rupees, maxPrice: rupees });
          expect([totalItems, data[0]?._id]).toEqual([1, id]);
        }
      }),
    );
  });

  it('are read again each time while notifications are interrupted, and once more afterwards', async () => {
    const live = new LiveProducts();
    const lamps = async () => {
      const goods = await live.read(shop.open.db);
      return goods.count({ choice: { minPrice: 777_777, maxPrice: 777_777 } }).total;
    };
    const change = (at: number) =>
      shop.open.db
        .updateTable('products')
        .set({ price_paise: paise(77_777_700), sale_price_paise: null, listed: true })
        .where('id', '=', ids[at] as ProductId)
        .execute();
    expect(await lamps()).toBe(0);
    live.setDisconnected(true);
    for (const at of [0, 1, 2]) {
      await change(at);
      expect(await lamps()).toBe(at + 1);
    }
    await change(3);
    live.setDisconnected(false);
    expect(await lamps()).toBe(4);
  });
});

describe('the goods in memory of a second process', () => {
  let shop: TestShop;
  let second: Shop & { readonly end: () => Promise<void> };
  let guest: Client;
  let ids: ProductId[];

  beforeAll(async () => {
    shop = await startTestShop('postgres');
    ids = await someGoods(shop);
    const open = await openPostgres(shop.databaseUrl ?? '', 4);
    const mail = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined };
    const quiet = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false } as const;
    const opened = await openShop(open, { ...quiet, mail });
    second = { ...opened, end: () => opened.close().finally(open.close) };
    guest = clientOf(second, undefined);
  });
  afterAll(async () => {
    await second.end();
    await shop.end();
  });

  const totals = async (client: Client, filter: ProductFilter) => {
    const { totalItems, facets } = await client.call(listProducts, filter);
    return { totalItems, facets };
  };

  it('come to show what either process has changed', async () => {
    const chance = chances(3);
    for (let round = 0; round < 40; round += 1) {
      await changeOne(chance.below(2) === 0 ? shop : second, chance, ids);
      const filter = someFilter(chance);
      const expected = await counted(shop.context, filter);
      await vi.waitFor(async () => expect((await totals(guest, filter)).totalItems).toBe(expected), PATIENCE);
      await vi.waitFor(async () => expect((await totals(shop.guest, filter)).totalItems).toBe(expected), PATIENCE);
    }
  });

  it('miss nothing that changed while its listening connection was lost', async () => {
    const before = await totals(guest, { minPrice: 888_888 });
    expect(before.totalItems).toBe(0);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'bijli-bazaar listener'`.execute(shop.open.db);
    await write(
      shop.context,
      { listed: true, price_paise: paise(88_888_800), sale_price_paise: null },
      ids[0] as ProductId,
    );
    await vi.waitFor(async () => expect((await totals(guest, { minPrice: 888_888 })).totalItems).toBe(1), PATIENCE);
  });

  it('lose nothing when reading them fails', async () => {
    const live = new LiveProducts();
    const dear = async (db = shop.open.db) => {
      const goods = await live.read(db);
      return goods.count({ choice: { minPrice: 999_999 } }).total;
    };
    expect(await dear()).toBe(0);
    const id = ids[1] as ProductId;
    await write(shop.context, { listed: true, price_paise: paise(99_999_900), sale_price_paise: null }, id);
    live.subscribe(new Set([cacheTag.catalog, cacheTag.product(id)]));
    const closed = await openPostgres(shop.databaseUrl ?? '', 1);
    await closed.close();
    await expect(dear(closed.db)).rejects.toThrow();
    expect(await dear()).toBe(1);
  });
});
