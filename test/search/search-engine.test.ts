import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { listProducts, type ProductFilter, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { askForCheck, askForReindex, feedStatus } from '#products/catalog/server/engine/feeding/feed.queries.ts';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { readSearchUrl, type SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, clientOf, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type Fault, type FaultyWay, faultyWay } from './faulty-way.ts';
import { engineUrl } from './tried-engine.ts';

const PATIENCE = { timeout: 100_000, interval: 50 };
const NAMES = ['Galaxy A55', 'Galaxy S24 Ultra', 'Redmi Note 13', 'Nord 4', 'Airdopes 141', 'iPhone 15', 'Buds 3'];
const BRANDS = ['samsung', 'samsung', 'xiaomi', 'oneplus', 'boat', 'apple', 'samsung'];

let way: FaultyWay;
let settings: SearchSettings;
let shop: TestShop;
/** The same shop with the index in memory. */
let inMemory: Shop & { readonly guest: Client; readonly end: () => Promise<void> };
let cast: Cast;
const ids: ProductId[] = [];

async function statusOf() {
  return feedStatus(shop.open.db);
}

async function isFed(): Promise<void> {
  await vi.waitFor(async () => expect((await statusOf()).waiting).toBe(0), PATIENCE);
}

async function change(id: ProductId, price: number): Promise<void> {
  await shop.context.tx(async tx => {
    await sql`update products set price_paise = ${price * 100}, sale_price_paise = null, version = version + 1
      where id = ${id}`.execute(tx.db);
    tx.changed('catalog', `product:${id}`);
  });
}

const pricesOf = async (filter: ProductFilter = {}) => {
  const { data } = await shop.guest.call(listProducts, { limit: 100, ...filter });
  return new Map(data.map(({ _id, price }) => [_id, price / 100]));
};

beforeAll(async () => {
  way = await faultyWay(engineUrl());
  settings = readSearchUrl(`${way.url}/t${randomUUID()}`) as SearchSettings;
  shop = await startTestShop('postgres', { search: settings, logLevel: 'warn' });
  cast = await castOf(shop);
  for (const [at, name] of NAMES.entries())
    for (const [place, seller] of [cast.house, cast.deccan.sellerId, cast.ritchie.sellerId].entries())
      ids.push(
        await makeProduct(shop, seller, {
          title: `${BRANDS[at]} ${name}`,
          brand: BRANDS[at] as string,
          price_paise: paise((10_000 + at * 1_000 + place * 250) * 100),
          ...(at < 4 && { match_link: `link-of-some-phones-${at}` }),
          stock: place === 2 && at % 2 === 0 ? 0 : 5,
          origin: at % 2 === 0 ? 'India' : 'Viet Nam',
        }),
      );
  const open = await openPostgres(shop.databaseUrl ?? '', 4);
  const quiet = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false } as const;
  const opened = await openShop(open, {
    ...quiet,
    mail: { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined },
  });
  inMemory = { ...opened, guest: clientOf(opened, undefined), end: () => opened.close().finally(open.close) };
  await vi.waitFor(async () => expect((await statusOf()).reindexedAt).not.toBeNull(), PATIENCE);
  await isFed();
  // The first questions to an engine that has just started may take too long.
  await vi.waitFor(async () => {
    const { isLimited } = await shop.guest.call(listProducts, { limit: 1 });
    expect(isLimited).toBeUndefined();
  }, PATIENCE);
});

afterEach(() => {
  way.fault = 'none';
});

afterAll(async () => {
  await inMemory?.end();
  await shop?.end();
  await way?.close();
});

describe('a shop with a search engine', () => {
  it('answers lists, searches and suggestions as one with the index in memory', async () => {
    const filters: ProductFilter[] = [
      {},
      { brand: ['samsung'] },
      { inStock: true, sortBy: 'price-hightolow' },
      { origin: ['viet-nam'], maxPrice: 12_000 },
      { everyOffer: true, sortBy: 'title-ztoa', page: 2, limit: 5 },
    ];
    for (const filter of filters) {
      const [own, other] = await Promise.all([shop, inMemory].map(each => each.guest.call(listProducts, filter)));
      expect(own, JSON.stringify(filter)).toEqual(other);
      expect(own?.data.length).toBeGreaterThan(0);
    }
    for (const keyword of ['galaxy', 'glaxy s24', 'phone under 12000', 'redmi 13 pro max', 'bote airdopes', 'qqq'])
      for (const filter of [{}, { inStock: true }]) {
        const [own, other] = await Promise.all(
          [shop, inMemory].map(each => each.guest.call(searchProducts, { keyword, ...filter })),
        );
        expect(own, keyword).toEqual(other);
      }
    for (const text of ['gal', 'samsung bud', 'nrod'])
      expect(await shop.guest.call(getSuggestions, { text })).toEqual(
        await inMemory.guest.call(getSuggestions, { text }),
      );
  });

  it('finds a change less than a second after it', async () => {
    const took: number[] = [];
    for (let price = 20_000; price < 20_020; price += 1) {
      const id = ids[price % ids.length] as ProductId;
      await change(id, price);
      const begun = performance.now();
      await expect
        .poll(async () => (await pricesOf({ minPrice: price, maxPrice: price, everyOffer: true })).get(id), {
          timeout: 5_000,
          interval: 10,
        })
        .toBe(price);
      took.push(performance.now() - begun);
    }
    console.log(
      `seen after ${took
        .map(Math.round)
        .sort((one, other) => one - other)
        .join(' ')} ms`,
    );
    expect(took.toSorted((one, other) => one - other)[10]).toBeLessThan(1_000);
  });

  it('takes nothing from what is rolled back, and lets no change be skipped that commits late', async () => {
    const [first, second] = ids as [ProductId, ProductId];
    const rolledBack = shop.context.tx(async tx => {
      await sql`update products set price_paise = 3000000 where id = ${first}`.execute(tx.db);
      throw new Error('not today');
    });
    await expect(rolledBack).rejects.toThrow('not today');
    const slow = shop.context.tx(async tx => {
      await sql`update products set price_paise = 3100000, version = version + 1 where id = ${first}`.execute(tx.db);
      tx.changed('catalog', `product:${first}`);
      await wait(400);
    });
    await wait(50);
    await change(second, 32_000);
    await slow;
    await isFed();
    const prices = await pricesOf({ minPrice: 30_000, everyOffer: true });
    expect([prices.get(first), prices.get(second)]).toEqual([31_000, 32_000]);
  });

  it('makes a new index without a gap, and with what changes meanwhile', async () => {
    const before = await statusOf();
    await askForReindex(shop.open.db);
    let price = 40_000;
    const totals = new Set<number>();
    do {
      price += 1;
      await change(ids[4] as ProductId, price);
      const { totalItems, isLimited } = await shop.guest.call(listProducts, { brand: ['samsung'] });
      expect(isLimited).toBeUndefined();
      totals.add(totalItems);
    } while ((await statusOf()).reindexedAt?.getTime() === before.reindexedAt?.getTime() && price < 42_000);
    expect(totals.size).toBe(1);
    await isFed();
    expect((await pricesOf({ everyOffer: true })).get(ids[4] as ProductId)).toBe(price);
    const left = () => new EngineClient(settings).call('GET', `/${settings.name}-v*/_alias`);
    await expect.poll(async () => Object.keys((await left()) as object), PATIENCE).toHaveLength(1);
  });

  it('compares both sides and mends what differs', async () => {
    const client = new EngineClient(settings);
    const [wrong, missing] = [ids[1], ids[2]];
    await client
      .call('POST', `/${settings.name}/_update/${wrong}?refresh=true`, { doc: { digest: 'another' } })
      .catch(() =>
        client.call('PUT', `/${settings.name}/_doc/${wrong}?refresh=true`, { id: wrong, digest: 'another' }),
      );
    await client.call('DELETE', `/${settings.name}/_doc/${missing}?refresh=true`);
    await client.call('PUT', `/${settings.name}/_doc/${randomUUID()}?refresh=true`, {
      ...{ id: '01980000-0000-7000-8000-000000000000', place: 0, digest: 'none' },
    });
    await askForCheck(shop.open.db);
    await expect.poll(async () => (await statusOf()).isChecking, PATIENCE).toBe(false);
    expect((await statusOf()).differing).toBeGreaterThanOrEqual(2);
    await isFed();
    await askForCheck(shop.open.db);
    await expect.poll(async () => (await statusOf()).isChecking, PATIENCE).toBe(false);
    expect((await statusOf()).differing).toBeLessThanOrEqual(1);
    const [own, other] = await Promise.all(
      [shop, inMemory].map(each => each.guest.call(listProducts, { everyOffer: true })),
    );
    expect(own?.data.map(({ _id }) => _id)).toEqual(other?.data.map(({ _id }) => _id));
  });

  it.each<Fault>(['refused', 'garbage', 'empty', 'overloaded', 'partial', 'endless', 'late'])(
    'answers from the database while the engine is %s, says so, and is itself again within seconds',
    async fault => {
      await change(ids[0] as ProductId, 50_000 + ids.length);
      await isFed();
      way.fault = fault;
      const begun = performance.now();
      const searched = await shop.guest.call(searchProducts, { keyword: 'galaxy', limit: 50 });
      expect(performance.now() - begun).toBeLessThan(4_000);
      expect([searched.isLimited, searched.notice]).toEqual([
        true,
        expect.stringContaining('Search works only in part'),
      ]);
      expect(searched.totalItems).toBe(6);
      const list = await shop.guest.call(listProducts, { brand: ['xiaomi'] });
      expect([list.totalItems, list.isLimited]).toEqual([3, true]);
      // Nobody waits for what is known to be away.
      await expect
        .poll(
          async () => {
            const from = performance.now();
            await shop.guest.call(searchProducts, { keyword: `galaxy ${randomUUID().slice(0, 4)}` });
            return performance.now() - from;
          },
          { timeout: 20_000 },
        )
        .toBeLessThan(200);
      // Writing goes on, and nothing of it is lost.
      await change(ids[3] as ProductId, 60_001);
      way.fault = 'none';
      await expect
        .poll(async () => (await shop.guest.call(searchProducts, { keyword: 'galaxy', limit: 50 })).isLimited, {
          timeout: 6_000,
        })
        .toBeUndefined();
      await expect.poll(async () => (await statusOf()).waiting, { timeout: 40_000 }).toBe(0);
      expect((await pricesOf({ everyOffer: true })).get(ids[3] as ProductId)).toBe(60_001);
    },
  );

  it('has a clear answer for bad questions, and keeps to its time', async () => {
    const questions = [
      'x'.repeat(10_000),
      '+-=&&||><!(){}[]^"~*?:\\/ AND OR NOT _exists_:id',
      'गैलेक्सी galaxy கேலக்ஸி ギャラクシー 🙂',
      `${'galaxy '.repeat(20)}`,
      '%_%_%_%',
      '"unfinished',
    ];
    for (const keyword of questions) {
      const begun = performance.now();
      const { statusCode } = await shop.guest.inject({
        url: `/api/shop/search/${encodeURIComponent(keyword)}`,
      });
      expect([200, 400, 404, 414]).toContain(statusCode);
      expect(performance.now() - begun).toBeLessThan(2_500);
    }
    const values = Array.from({ length: 1_000 }, (_, at) => `ram.${at}`).join(',');
    const { statusCode } = await shop.guest.inject({ url: `/api/shop/products/get?attr=${values}` });
    expect([200, 400, 414, 431]).toContain(statusCode);
    expect((await shop.guest.call(listProducts, {})).isLimited).toBeUndefined();
  });
});
