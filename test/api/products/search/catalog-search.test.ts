import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS: readonly (readonly [title: string, brand: string, kind: Kind])[] = [
  ['Galaxy S25 Ultra (12 GB, Titanium)', 'samsung', 'smartphone'],
  ['Clear case for Galaxy S25', 'samsung', 'case'],
  ['Galaxy Watch7', 'samsung', 'wearable'],
  ['JBL Tune 510BT', 'boat', 'audio'],
  ['Xiaomi Smart TV X, 138 cm', 'xiaomi', 'tv'],
  ['Redmi Note 14', 'xiaomi', 'smartphone'],
  ['boAt Stone 50% louder _special_ \\ edition', 'boat', 'audio'],
  ['iPad, Wi-Fi', 'apple', 'tablet'],
];

describe.each(ENGINES)('search on the %s engine', engine => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    const { house } = await castOf(shop);
    for (const [title, brand, kind] of GOODS)
      await makeProduct(shop, house, {
        title,
        brand,
        kind,
        section: kind === 'case' ? 'accessories' : 'featured',
        search_text: searchText({ title, brandLabel: brand, categoryWords: SAMPLE_CATEGORIES.wordsOf(kind) }),
      });
    await makeProduct(shop, house, { title: 'Galaxy hidden', search_text: 'galaxy hidden', listed: false });
  });
  afterAll(() => shop.end());

  const find = async (keyword: string) =>
    (await shop.guest.call(searchProducts, { keyword })).data.map(product => product.title);

  it.each([
    ['TV', 'Xiaomi Smart TV X, 138 cm'],
    ['JBL', 'JBL Tune 510BT'],
    ['jbl tun', 'JBL Tune 510BT'],
    ['ＪＢＬ', 'JBL Tune 510BT'],
    ['note 14', 'Redmi Note 14'],
    ['wifi', 'iPad, Wi-Fi'],
    ['वॉच', 'Galaxy Watch7'],
    ['ultra titanium', 'Galaxy S25 Ultra (12 GB, Titanium)'],
    ['50%', 'boAt Stone 50% louder _special_ \\ edition'],
    ['television', 'Xiaomi Smart TV X, 138 cm'],
  ])('finds by %j', async (keyword, title) => {
    expect((await find(keyword))[0]).toBe(title);
  });

  it('never counts a keyword that fits nothing together with the whole list', async () => {
    const counts = async () => [
      (await shop.guest.call(searchProducts, { keyword: '%%' })).totalItems,
      (await shop.guest.call(listProducts, {})).totalItems,
    ];
    expect(await counts()).toEqual([0, GOODS.length]);
    expect((await shop.guest.call(searchProducts, { keyword: '((' })).facets.brand).toEqual([]);
  });

  it('ranks the product before what is made for it, and leaves out what is not listed', async () => {
    const found = await find('galaxy s25');
    expect(found).toEqual(['Galaxy S25 Ultra (12 GB, Titanium)', 'Clear case for Galaxy S25']);
    expect(await find('galaxy')).toHaveLength(3);
  });

  it.each(['galexy', 'galxy', 'galaxyy', 'glaaxy', 'galexy watch'])('forgives the slip in %s', async keyword => {
    expect(await find(keyword)).toContain('Galaxy Watch7');
  });

  it('forgives nothing in short words and in model numbers', async () => {
    expect(await find('jbk')).toEqual([]);
    expect(await find('s26')).toEqual([]);
  });

  it('leaves out what nothing has together with the rest, and says so', async () => {
    const answer = await shop.guest.call(searchProducts, { keyword: 'note galaxy' });
    expect(answer.data.map(({ title }) => title)).toContain('Galaxy Watch7');
    expect(answer.notice).toBe('Nothing matches all of “note galaxy”. Shown without “note”.');
  });

  it('shows the nearest models for one that is not sold, and says so', async () => {
    const answer = await shop.guest.call(searchProducts, { keyword: 'galaxy s27 phone' });
    expect(answer.data[0]?.title).toBe('Galaxy S25 Ultra (12 GB, Titanium)');
    expect(answer.notice).toBe('We don’t have “galaxy s27 phone”. These come nearest.');
  });

  it('hears what a word sounds like', async () => {
    const answer = await shop.guest.call(searchProducts, { keyword: 'gelexy wach' });
    expect([answer.searchedFor, answer.data.map(({ title }) => title)]).toEqual(['galaxy wach', ['Galaxy Watch7']]);
  });

  it.each([
    '%%',
    '__',
    '\\\\',
    "''",
    '""',
    '((((((((((',
    ':*',
    '&|!',
    "'; drop table products; --",
    '<script>',
    '😀😀',
  ])('takes %s for plain characters', async keyword => {
    expect(await find(keyword)).toEqual([]);
  });

  it('takes wildcards inside words for plain characters too', async () => {
    expect(await find('gal%')).toHaveLength(3);
    expect(await find('g%y')).toEqual([]);
    expect(await find('g_laxy')).toEqual([]);
  });

  it('counts and filters what it found', async () => {
    const answer = await shop.guest.call(searchProducts, { keyword: 'galaxy', kind: ['case'] });
    expect(answer).toMatchObject({ totalItems: 1, totalPages: 1 });
    expect(answer.facets.kind.map(kind => [kind.value, kind.count])).toEqual([
      ['smartphone', 1],
      ['case', 1],
      ['wearable', 1],
    ]);
  });

  it('takes keywords of 2 to 100 characters, and no NUL', async () => {
    const status = async (keyword: string) =>
      (await shop.guest.inject({ url: `/api/shop/search/${encodeURIComponent(keyword)}` })).statusCode;
    expect(await status('a'.repeat(100))).toBe(200);
    expect(await status('वॉ'.repeat(33))).toBe(200);
    expect(await status('a '.repeat(50))).toBe(200);
    expect(await status('a'.repeat(101))).toBe(400);
    expect(await status('a')).toBe(400);
    expect(await status(' a ')).toBe(400);
    expect(await status('tv\0')).toBe(400);
  });
});
