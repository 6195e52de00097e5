import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { deductStock } from '#products/catalog/server/catalog.ts';
import { addChanges, feedStatus, giveUpFeed } from '#products/catalog/server/engine/feeding/feed.queries.ts';
import { SearchFeeder } from '#products/catalog/server/engine/feeding/search-feeder.ts';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { readSearchUrl, type SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { PartId, ProductId } from '#shared/id.ts';
import { type FakeEngine, fakeEngine } from '#test/fakes/fake-engine.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NO_PART = null as unknown as PartId;

describe.each(ENGINES)('the feed of a search engine, on the %s database', database => {
  let engine: FakeEngine;
  let shop: TestShop;
  let cast: Cast;
  let feeder: SearchFeeder;
  const made: ProductId[] = [];

  const noted = async () => {
    const { rows } = await sql<{ id: ProductId }>`
      select distinct product_id as id from search_changes order by 1`.execute(shop.open.db);
    return rows.map(({ id }) => id);
  };
  const fed = async () => {
    while (await feeder.turn());
    return engine.documents();
  };
  const change = (id: ProductId, what: ReturnType<typeof sql>) =>
    sql`update products set ${what} where id = ${id}`.execute(shop.open.db);

  beforeAll(async () => {
    engine = await fakeEngine();
    const search = readSearchUrl(engine.url) as SearchSettings;
    // No jobs: the test itself says when a turn comes.
    shop = await startTestShop(database, { search, worksJobs: false });
    cast = await castOf(shop);
    for (const seller of [cast.house, cast.deccan.sellerId])
      made.push(await makeProduct(shop, seller, { title: 'Phone 128 GB', match_link: 'link-of-a-phone' }));
    made.push(await makeProduct(shop, cast.house, { title: 'Tablet', listed: false }));
    feeder = new SearchFeeder(shop.context, new EngineClient(search));
  });
  afterAll(async () => {
    await feeder?.close();
    await shop?.end();
    await engine?.close();
  });

  it('notes nothing before there is an engine, and then begins with everything on sale', async () => {
    expect([await noted(), (await feedStatus(shop.open.db)).isOn]).toEqual([[], false]);
    const documents = await fed();
    expect([...documents.keys()].sort()).toEqual(made.slice(0, 2).sort());
    const [first, second] = made.map(id => documents.get(id));
    expect(first).toMatchObject({
      place: 0,
      sellers: 2,
      words: ['phone', '128', 'gb', '128gb'],
      titleWords: ['phone', 'gb', '128gb'],
    });
    expect(second).toMatchObject({
      place: 1,
      better: [{ paid: 1_000_000, same: expect.arrayContaining(['brand', 'inStock']) }],
    });
  });

  it('notes what lists depend on and nothing else, with the change and not without it', async () => {
    const [first, second, hidden] = made as [ProductId, ProductId, ProductId];
    await change(first, sql`description = 'Another text.', version = version + 1`);
    await change(hidden, sql`price_paise = 7700`);
    await shop.context.tx(tx => deductStock(tx, [{ productId: first, quantity: 1, partId: NO_PART }]));
    expect(await noted()).toEqual([]);
    const failing = shop.context.tx(async tx => {
      await sql`update products set price_paise = 5000 where id = ${first}`.execute(tx.db);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await noted()).toEqual([]);
    await change(hidden, sql`listed = true`);
    await sql`insert into match_refusals (seller_id, match, at)
      values (${cast.deccan.sellerId}, 'link-of-a-phone', now())`.execute(shop.open.db);
    expect(await noted()).toEqual([hidden, second].sort());
    const documents = await fed();
    expect(documents.get(hidden)).toMatchObject({ paid: 7_700 });
    // The other offer is alone now, although nothing of it was changed.
    expect([documents.get(first)?.sellers, documents.get(second)?.place]).toEqual([undefined, 0]);
    expect(await noted()).toEqual([]);
  });

  it('overwrites nothing that a later turn has written, and keeps what an engine that is away was not told', async () => {
    const [first] = made as [ProductId];
    await change(first, sql`price_paise = 880000`);
    engine.isAway = true;
    await expect(feeder.turn()).rejects.toThrow('does not answer');
    expect(await noted()).toEqual([first]);
    engine.isAway = false;
    expect((await fed()).get(first)).toMatchObject({ paid: 880_000 });
    const client = new EngineClient(readSearchUrl(engine.url) as SearchSettings);
    const index = Object.keys((await client.call('GET', '/_alias/products')) as object)[0];
    const late = { index: { _id: first, version: 1, version_type: 'external' } };
    await client.call('POST', `/${index}/_bulk`, `${JSON.stringify(late)}\n${JSON.stringify({ paid: 1 })}\n`);
    expect(engine.documents().get(first)).toMatchObject({ paid: 880_000 });
  });

  it('answers from the database while the engine refuses, says so, and still finds by words, filters and order', async () => {
    const searched = await shop.guest.call(searchProducts, { keyword: 'phone 128 gb' });
    expect([searched.totalItems, searched.isLimited]).toEqual([2, true]);
    expect(searched.notice).toContain('Search works only in part');
    const hindi = await shop.guest.call(listProducts, {
      language: 'hi',
      sortBy: 'price-hightolow',
      brand: ['samsung'],
    });
    expect(hindi.notice).toContain('खोज अभी पूरी तरह काम नहीं कर रही');
    expect(hindi.data.map(({ price }) => price)).toEqual([1_000_000, 880_000, 7_700]);
    const whole = await shop.guest.call(listProducts, {});
    expect(whole.facets.kind).toMatchObject([{ value: 'smartphone', count: 3 }]);
    for (const keyword of ['%', "'; drop table products; --", 'टीवी galaxy 🙂', 'a'.repeat(100)])
      expect(
        (await shop.guest.inject({ url: `/api/shop/search/${encodeURIComponent(keyword)}` })).statusCode,
      ).toBeLessThan(500);
  });

  it('is given up when nobody has read it for a week, so that it does not grow for ever', async () => {
    await addChanges(shop.open.db, [made[0] as ProductId]);
    await shop.context.tx(tx => giveUpFeed(tx.db));
    expect(await noted()).toHaveLength(1);
    await sql`update search_changes set at = now() - interval '8 days'`.execute(shop.open.db);
    await shop.context.tx(tx => giveUpFeed(tx.db));
    expect([await noted(), (await feedStatus(shop.open.db)).isOn]).toEqual([[], false]);
    await change(made[0] as ProductId, sql`price_paise = 990000`);
    expect(await noted()).toEqual([]);
    expect((await fed()).get(made[0] as string)).toMatchObject({ paid: 990_000 });
  });
});
