import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart } from '#orders/cart/contract.ts';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { feedStatus } from '#products/catalog/server/engine/feeding/feed.queries.ts';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { readSearchUrl, type SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type EngineNode, startNodes } from './engine-nodes.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const PRODUCTS = 40;

let cluster: Awaited<ReturnType<typeof startNodes>>;
let nodes: readonly EngineNode[];
let settings: SearchSettings;
let shop: TestShop;
let cast: Cast;
const ids: ProductId[] = [];

const waiting = async () => (await feedStatus(shop.open.db)).waiting;

async function setPrice(id: ProductId, rupees: number): Promise<void> {
  await shop.context.tx(async tx => {
    await sql`update products set price_paise = ${rupees * 100}, version = version + 1 where id = ${id}`.execute(tx.db);
    tx.changed('catalog', `product:${id}`);
  });
}

async function pricesFound(): Promise<number[]> {
  const { data, isLimited } = await shop.guest.call(listProducts, { limit: 100 });
  expect(isLimited).toBeUndefined();
  return data.map(({ price }) => price / 100).sort((one, other) => one - other);
}

/** Two faults at once would leave no copy of what the second node alone has. */
async function everyCopyIsThere(): Promise<void> {
  const client = new EngineClient(settings);
  await vi.waitFor(
    async () =>
      expect(await client.call('GET', '/_cluster/health')).toMatchObject({ status: 'green', number_of_nodes: 3 }),
    { timeout: 120_000, interval: 200 },
  );
}

/** Asks without a pause while something happens. @returns how long each answer took, in order, and how many were plain */
async function underLoad(work: () => Promise<void>) {
  let isOver = false;
  const took: number[] = [];
  let plain = 0;
  const reader = async () => {
    while (!isOver) {
      const begun = performance.now();
      const { statusCode, body } = await shop.guest.inject({
        url: `/api/shop/search/phone?minPrice=${Math.floor(Math.random() * 500)}`,
      });
      took.push(performance.now() - begun);
      expect(statusCode).toBe(200);
      if (body.includes('"isLimited":true')) plain += 1;
      await wait(20);
    }
  };
  const readers = Promise.all([reader(), reader(), reader()]);
  try {
    await work();
  } finally {
    isOver = true;
    await readers;
  }
  took.sort((one, other) => one - other);
  return {
    asked: took.length,
    plain,
    longest: Math.round(took.at(-1) ?? 0),
    p50: Math.round(took[took.length >> 1] ?? 0),
  };
}

describe('three nodes of a search engine', () => {
  beforeAll(async () => {
    cluster = await startNodes(3);
    nodes = cluster.nodes;
    const name = `t${randomUUID()}`;
    settings = readSearchUrl(nodes.map(({ url }) => `${url}/${name}`).join(',')) as SearchSettings;
    shop = await startTestShop('postgres', { search: settings });
    cast = await castOf(shop);
    for (let n = 0; n < PRODUCTS; n += 1)
      ids.push(await makeProduct(shop, cast.house, { title: `Phone ${n}`, price_paise: paise((1_000 + n) * 100) }));
    await vi.waitFor(async () => {
      expect((await feedStatus(shop.open.db)).reindexedAt).not.toBeNull();
      expect(await waiting()).toBe(0);
      expect((await pricesFound()).length).toBe(PRODUCTS);
      expect((await shop.guest.call(searchProducts, { keyword: 'phone' })).isLimited).toBeUndefined();
    }, PATIENCE);
  }, 300_000);
  afterAll(async () => {
    await shop?.end();
    await cluster?.end();
  });

  it('lose one under load, and shoppers notice nothing that lasts', async () => {
    const [first] = nodes;
    const seen = await underLoad(async () => {
      await wait(500);
      first?.process.kill('SIGKILL');
      await setPrice(ids[0] as ProductId, 2_000);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), PATIENCE);
      await vi.waitFor(async () => expect(await pricesFound()).toContain(2_000), PATIENCE);
    });
    console.log('one of three nodes killed:', seen);
    expect(seen.longest).toBeLessThan(8_000);
    await first?.restart();
    await vi.waitFor(async () => expect((await pricesFound()).length).toBe(PRODUCTS), PATIENCE);
    await everyCopyIsThere();
  }, 300_000);

  it('are parted from one that hears and says nothing, which delays nobody for long', async () => {
    const [, second] = nodes;
    const seen = await underLoad(async () => {
      second?.process.kill('SIGSTOP');
      await setPrice(ids[1] as ProductId, 3_000);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), PATIENCE);
      await vi.waitFor(async () => expect(await pricesFound()).toContain(3_000), PATIENCE);
      second?.process.kill('SIGCONT');
      await setPrice(ids[2] as ProductId, 4_000);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), PATIENCE);
      await vi.waitFor(async () => expect(await pricesFound()).toContain(4_000), PATIENCE);
    });
    console.log('one of three nodes frozen:', seen);
    expect(seen.longest).toBeLessThan(8_000);
    expect((await pricesFound()).filter(price => price >= 3_000)).toEqual([3_000, 4_000]);
    await everyCopyIsThere();
  }, 300_000);

  it('have a full disk: search goes on as it was, and follows once there is room', async () => {
    const client = new EngineClient(settings);
    // What the engine does with its indexes when a disk is nearly full, without filling one.
    const watermark = async (full: boolean) => {
      const marks = ['low', 'high', 'flood_stage'].map(mark => [
        `cluster.routing.allocation.disk.watermark.${mark}`,
        full ? '1000000gb' : null,
      ]);
      const transient = { 'cluster.info.update.interval': '10s', ...Object.fromEntries(marks) };
      await client.call('PUT', '/_cluster/settings', { transient });
    };
    await watermark(true);
    await vi.waitFor(async () => {
      const found = JSON.stringify(await client.call('GET', `/${settings.name}/_settings`));
      expect(found).toContain('read_only_allow_delete');
    }, PATIENCE);
    await setPrice(ids[3] as ProductId, 5_000);
    await wait(2_000);
    expect(await waiting()).toBeGreaterThan(0);
    const { isLimited, totalItems } = await shop.guest.call(searchProducts, { keyword: 'phone' });
    expect([isLimited, totalItems]).toEqual([undefined, PRODUCTS]);
    // Buying reads the database.
    const asha = await shop.as(cast.asha);
    await asha.call(addToCart, { productId: ids[3] as ProductId, quantity: 1 });
    await watermark(false);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 120_000, interval: 200 });
    expect(await pricesFound()).toContain(5_000);
  }, 300_000);

  it('are all away, and the shop goes on', async () => {
    for (const { process } of nodes) process.kill('SIGKILL');
    const { isLimited, totalItems } = await shop.guest.call(searchProducts, { keyword: 'phone', maxPrice: 99_999 });
    expect([isLimited, totalItems]).toEqual([true, PRODUCTS]);
    const asha = await shop.as(cast.asha);
    await asha.call(addToCart, { productId: ids[4] as ProductId, quantity: 1 });
    expect((await shop.guest.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 60_000);
});
