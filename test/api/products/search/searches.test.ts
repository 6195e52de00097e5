import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchProducts } from '#products/catalog/contract.ts';
import { listSearches, ruleSearch } from '#products/searches/contract.ts';
import type { noteSearch } from '#products/searches/note.contract.ts';
import { learnSearches } from '#products/searches/server/searches.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Three in the night in India, when the shop learns. */
const NIGHT = Date.UTC(2026, 10, 25, 21, 40);
const DAY_MS = 24 * 60 * 60 * 1000;

/** R81 */
describe.each(ENGINES)('searches, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let now = NIGHT;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, trustProxy: 1, now: () => new Date(now) });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  beforeEach(() => {
    now = NIGHT;
  });
  afterAll(() => shop.end());

  const product = (title: string, price = 10_000_00) =>
    makeProduct(shop, cast.deccan.sellerId, { title, price_paise: paise(price) });
  const found = async (keyword: string) =>
    (await shop.guest.call(searchProducts, { keyword })).data.map(({ _id }) => _id);
  const note = async (network: number, body: InputOf<typeof noteSearch>, token?: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/shop/search/note',
      payload: body,
      headers: { 'x-forwarded-for': `198.51.${network}.1`, ...(token && { authorization: `Bearer ${token}` }) },
    });
    return answer.statusCode;
  };
  const rule = (words: string, more: Partial<InputOf<typeof ruleSearch>>) =>
    admin.call(ruleSearch, { words, also: [], pins: [], endsOn: null, ...more });
  const learn = () => learnSearches()(shop.context, {});
  const rowOf = async (words: string, show?: 'missed' | 'asked' | 'ruled') =>
    (await admin.call(listSearches, { find: words, ...(show && { show }) })).data.find(row => row.words === words);

  it('are counted once a day for each network, without what may name a person', async () => {
    for (const network of [1, 1, 2])
      expect(await note(network, { keyword: 'Geyser  15 L', event: 'missed' })).toBe(200);
    now += DAY_MS;
    await note(1, { keyword: 'geyser 15 l', event: 'seen' });
    for (const keyword of ['call 98765 - 43210', '98765.43210', '९८७६५४३२१०'])
      await note(1, { keyword, event: 'missed' });
    await note(1, { keyword: 'asha@home.example', event: 'missed' });
    expect(await rowOf('geyser 15 l', 'asked')).toMatchObject({ asked: 3, missed: 2, opened: 0, also: [], pins: [] });
    const { data, counts } = await admin.call(listSearches, {});
    expect(data.map(({ words }) => words)).toEqual(['geyser 15 l']);
    expect(counts).toEqual({ missed: 1, asked: 1, ruled: 0 });
  });

  it('of a product need one, and others take none', async () => {
    const _id = await product('Lamp one');
    expect(await note(1, { keyword: 'lamp', event: 'opened' })).toBe(400);
    expect(await note(1, { keyword: 'lamp', event: 'seen', productId: _id })).toBe(400);
    expect(await rowOf('lamp', 'asked')).toBeUndefined();
  });

  it('find what an administrator says means the same, within other words too, until it is taken back', async () => {
    const id = await product('Racold Water Heater 15 litres');
    expect(await found('jalgarm')).toEqual([]);
    const { data } = await rule('Jalgarm', { also: ['water  heater', 'Jalgarm', 'geyser'] });
    expect(data).toMatchObject({ words: 'jalgarm', also: ['water heater', 'geyser'] });
    expect(await found('jalgarm')).toEqual([id]);
    expect(await found('racold jalgarm under 20000')).toEqual([id]);
    const other = await product('Usha Jalgarm');
    expect((await found('geyser')).sort()).toEqual([id, other].sort());
    expect(await rowOf('jalgarm', 'ruled')).toMatchObject({ asked: 0, also: ['water heater', 'geyser'] });
    await rule('jalgarm', {});
    expect(await found('jalgarm')).toEqual([other]);
    expect(await rowOf('jalgarm', 'ruled')).toBeUndefined();
    const [taken, given] = (await admin.call(listAudit, {})).data;
    expect(given).toMatchObject({
      act: 'search.ruled',
      on: { name: 'jalgarm' },
      after: { also: 'water heater, geyser' },
    });
    expect(taken).toMatchObject({ act: 'search.ruled', before: { also: 'water heater, geyser' } });
  });

  it('have the products first that an administrator pins, whatever they are called, until the last day is over', async () => {
    const fan = await product('Orient Ceiling Fan');
    const cooler = await product('Symphony Air Cooler');
    await rule('ceiling fan', { pins: [{ _id: cooler }], endsOn: '2026-11-26' });
    expect(await found('Ceiling fans')).toEqual([fan]);
    // What was found before stays, mistyped and with a price too.
    await rule('orient seiling fan', { pins: [{ _id: cooler }] });
    expect(await found('orient seiling fan')).toEqual([cooler, fan]);
    await rule('orient seiling fan', {});
    expect(await found('ceiling fan')).toEqual([cooler, fan]);
    now += DAY_MS;
    await learn();
    expect(await found('ceiling fan')).toEqual([fan]);
    expect(await rowOf('ceiling fan', 'ruled')).toBeUndefined();
  });

  it('refuse a rule that could never hold, and change nothing', async () => {
    const gone = '01980000-0000-7000-8000-000000000001' as ProductId;
    await expect(rule('?', { also: ['lamp'] })).rejects.toMatchObject({ code: 'searches.too_few_words' });
    await expect(rule('one two three four', { also: ['lamp'] })).rejects.toMatchObject({
      code: 'searches.too_many_words',
    });
    await expect(rule('lamp', { pins: [{ _id: gone }] })).rejects.toMatchObject({ code: 'searches.pins_gone' });
    const _id = await product('Lamp two');
    await expect(rule('lamp', { pins: [{ _id }], endsOn: '2026-11-25' })).rejects.toMatchObject({
      code: 'searches.ended',
    });
    expect((await admin.call(listSearches, { show: 'ruled' })).data).toEqual([]);
  });

  it('learn at night from what several networks open, not from what one does, and forget it', async () => {
    const names = ['Kettle alpha', 'Kettle beta', 'Kettle gamma'];
    const [alpha, beta, gamma] = (await Promise.all(names.map(title => product(title)))) as [
      ProductId,
      ProductId,
      ProductId,
    ];
    const before = await found('kettle');
    expect(before).toHaveLength(3);
    const last = before[2] as ProductId;
    const open = (network: number, productId: ProductId, event: 'opened' | 'bought' = 'opened') =>
      note(network, { keyword: 'kettle', event, productId });
    for (let turn = 0; turn < 30; turn += 1) await open(9, last);
    await learn();
    expect(await found('kettle')).toEqual(before);
    // Nobody has bought it, whatever is said.
    for (const network of [10, 11]) await open(network, last, 'bought');
    await learn();
    expect(await found('kettle')).toEqual(before);
    for (const network of [10, 11]) await open(network, last);
    await learn();
    expect(await found('kettle')).toEqual([last, ...before.slice(0, 2)]);
    // The exact words still come first.
    expect((await found('kettle alpha'))[0]).toBe(alpha);
    now += 59 * DAY_MS;
    await learn();
    expect(await found('kettle')).toEqual(before);
    expect([alpha, beta, gamma].sort()).toEqual([...before].sort());
  });
});
