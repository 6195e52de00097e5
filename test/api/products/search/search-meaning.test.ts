import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { searchProducts } from '#products/catalog/contract.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS: readonly (readonly [title: string, brand: string, kind: Kind, highlight?: string])[] = [
  ['Galaxy S25 5G (12 GB, 256 GB)', 'samsung', 'smartphone'],
  ['iPhone 16 (128GB)', 'apple', 'smartphone'],
  ['iPhone 16 silicone case', 'apple', 'case', 'Made for one mobile phone'],
  ['Galaxy Watch7', 'samsung', 'wearable'],
  ['Xiaomi Smart TV X, 138 cm', 'xiaomi', 'tv'],
  ['boAt Aavante soundbar', 'boat', 'audio', 'For any TV'],
  ['boAt Airdopes 141', 'boat', 'audio', 'Wireless earphones'],
  ['Xiaomi 65 W charger', 'xiaomi', 'charger', 'In black or rose'],
  ['CMF 650 W speaker', 'nothing', 'audio', '14 W'],
  ['realme Power Bank 2', 'realme', 'powerbank'],
];

describe.each(ENGINES)('what keywords mean, on the %s engine', engine => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    const { house } = await castOf(shop);
    for (const [title, brand, kind, highlight] of GOODS)
      await makeProduct(shop, house, {
        title,
        brand,
        kind,
        section: kind === 'case' ? 'accessories' : 'featured',
        search_text: searchText({
          title,
          brandLabel: brand,
          categoryWords: SAMPLE_CATEGORIES.wordsOf(kind),
          highlights: highlight ? [highlight] : [],
        }),
      });
  });
  afterAll(() => shop.end());

  const search = (keyword: string) => shop.guest.call(searchProducts, { keyword });
  const find = async (keyword: string) => (await search(keyword)).data.map(product => product.title);

  it.each([
    ['वॉच', ['Galaxy Watch7']],
    ['घड़ी', ['Galaxy Watch7']],
    ['वॉ\u200dच', ['Galaxy Watch7']],
    ['सैमसंग फ़ोन', ['Galaxy S25 5G (12 GB, 256 GB)']],
    ['tivi', ['Xiaomi Smart TV X, 138 cm', 'boAt Aavante soundbar']],
    ['पावरबैंक', ['realme Power Bank 2']],
    ['earbuds', ['boAt Airdopes 141']],
    ['256gb', ['Galaxy S25 5G (12 GB, 256 GB)']],
    ['128 gb', ['iPhone 16 (128GB)']],
    ['65w', ['Xiaomi 65 W charger']],
    ['case for the iphone', ['iPhone 16 silicone case']],
  ])('%j finds %j', async (keyword, titles) => {
    expect(await find(keyword)).toEqual(titles);
  });

  it('puts the named category before products that only mention it', async () => {
    expect((await find('mobile')).at(-1)).toBe('iPhone 16 silicone case');
    expect((await find('TV'))[0]).toBe('Xiaomi Smart TV X, 138 cm');
  });

  it.each([
    ['galexy', 'galaxy'],
    ['Galexy  watch', 'galaxy watch'],
    ['televison', 'television'],
    ['smartwach x', undefined],
  ])('tells for %j that it searched for %j', async (keyword, searchedFor) => {
    expect((await search(keyword)).searchedFor).toBe(searchedFor);
  });

  it('says nothing of slips where something fits as it was typed', async () => {
    const answer = await search('galaxy');
    expect(answer).not.toHaveProperty('searchedFor');
    expect(answer).not.toHaveProperty('notCarried');
  });

  it('names a known brand that is not carried, and brands that are', async () => {
    const answer = await search('JBL');
    expect(answer.data).toEqual([]);
    expect(answer.notCarried).toMatchObject({
      brand: 'JBL',
      kinds: [{ value: 'audio', label: 'Audio', count: 3 }],
      brands: [
        { value: 'boat', count: 2 },
        { value: 'nothing', count: 1 },
      ],
    });
    expect((await search('sony tv')).notCarried).toMatchObject({ brand: 'Sony', kinds: [{ value: 'tv' }] });
    expect((await search('nikon')).notCarried).toMatchObject({ kinds: [], brands: [] });
  });

  it('takes the name of a brand for no slip in another word', async () => {
    expect((await search('rode')).searchedFor).toBe('rose');
    expect(await search('bose')).toMatchObject({ data: [], notCarried: { brand: 'Bose' } });
  });

  it('does not mention brands if nothing else was searched for, or if products have that name', async () => {
    expect((await search('qqqq')).notCarried).toBeUndefined();
    expect((await search('iphone')).notCarried).toBeUndefined();
  });
});
