import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { searchProducts } from '#products/catalog/contract.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import { paise } from '#shared/money/money.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS: readonly (readonly [title: string, rupees: number, attributes?: Record<string, number>])[] = [
  ['Redmi 13C (4 GB, 128 GB)', 7_999],
  ['Galaxy M35 (6 GB, 128 GB)', 15_999],
  ['Galaxy M55 (8 GB, 256 GB)', 24_999],
  ['Galaxy S25 Red', 74_999, { ram: 12_288 }],
];

describe.each(ENGINES)('what a search has understood, on the %s engine', engine => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    const { house } = await castOf(shop);
    for (const [title, rupees, attributes = {}] of GOODS) {
      const words = { title, brandLabel: '', categoryWords: SAMPLE_CATEGORIES.wordsOf('smartphone') };
      await makeProduct(shop, house, {
        ...{ title, brand: 'samsung', kind: 'smartphone', price_paise: paise(rupees * 100) },
        attributes: JSON.stringify(attributes),
        search_text: searchText(words),
      });
    }
  });
  afterAll(() => shop.end());

  const search = (keyword: string, more: object = {}) => shop.guest.call(searchProducts, { keyword, ...more });
  const find = async (keyword: string, more?: object) => (await search(keyword, more)).data.map(({ title }) => title);

  it('is a price, which is told with the keyword that takes it literally', async () => {
    const answer = await search('phone under 20k');
    expect(answer.data.map(({ price }) => price).toSorted((one, other) => one - other)).toEqual([799_900, 1_599_900]);
    expect(answer.understood).toEqual([{ group: 'Price', label: 'Up to ₹20,000', keyword: 'phone "under 20k"' }]);
    const literally = await search('phone "under 20k"');
    expect(literally.understood).toBeUndefined();
    expect(literally).toMatchObject({ totalItems: 4, notice: expect.stringContaining('“20k”') });
    expect((await search('mobile 15000 se kam', { language: 'hi' })).understood?.[0]?.group).toBe('कीमत');
  });

  it('is replaced by a price that is chosen apart', async () => {
    const answer = await search('phone under 20000', { minPrice: 20_000 });
    expect(answer.totalItems).toBe(2);
    expect(answer.understood).toBeUndefined();
    expect(await search('galaxy under 1000', { minPrice: 90_000 })).toMatchObject({ totalItems: 0 });
  });

  it('is given up if nothing has that price, and the answer says so', async () => {
    const answer = await search('galaxy under 1000');
    expect(answer.totalItems).toBe(3);
    expect(answer.notice).toBe('Nothing matches all of “galaxy under 1000”. Shown without “under 1000”.');
  });

  it('may be all there is: a price without words finds every product within it', async () => {
    expect(await find('under 10000')).toEqual(['Redmi 13C (4 GB, 128 GB)']);
  });

  it('is an order: the cheapest first', async () => {
    const answer = await search('sasta phone');
    expect(answer.data[0]?.title).toBe('Redmi 13C (4 GB, 128 GB)');
    expect(answer.understood?.[0]?.label).toBe('Price: Low to High');
  });

  it('is a measure of an attribute, or of the title where the product has none', async () => {
    expect(await find('12gb ram phone')).toEqual(['Galaxy S25 Red']);
    expect(await find('8 gb phone')).toEqual(['Galaxy M55 (8 GB, 256 GB)']);
    expect((await search('12gb ram phone')).understood).toEqual([
      { group: 'RAM', label: 'RAM: 12 GB', keyword: '"12gb ram" phone' },
    ]);
  });

  it('is a colour, which is no beginning of a name', async () => {
    expect(await find('red phone')).toEqual(['Galaxy S25 Red']);
    expect(await find('लाल फोन')).toEqual(['Galaxy S25 Red']);
  });

  it('answers whatever is typed: the runner would not wait for all ways to read it', async () => {
    for (const keyword of [
      'under '.repeat(16),
      '10k-'.repeat(25),
      'ab1'.repeat(33),
      '"'.repeat(100),
      '௧௨௩ १२३ ١٢٣ 123',
    ])
      expect((await shop.guest.inject({ url: `/api/shop/search/${encodeURIComponent(keyword)}` })).statusCode).toBe(
        200,
      );
  });
});
