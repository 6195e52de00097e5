import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { searchProducts } from '#products/catalog/contract.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS: readonly (readonly [title: string, kind: Kind])[] = [
  ['Galaxy S25 phone, red', 'smartphone'],
  ['Redmi 13C phone, blue', 'smartphone'],
  ['Narzo 70 phone, blue', 'smartphone'],
  ['Rugged phone, blue', 'smartphone'],
  ['Slim charger 20 W', 'charger'],
  ['Chargger slim 30 W', 'charger'],
  ['Wall charger 65 W', 'charger'],
  ['Travel charger 45 W', 'charger'],
];

describe('what follows if few products match', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop('postgres');
    const { house } = await castOf(shop);
    for (const [title, kind] of GOODS)
      await makeProduct(shop, house, {
        ...{ title, brand: 'samsung', kind },
        search_text: searchText({ title, brandLabel: '', categoryWords: SAMPLE_CATEGORIES.wordsOf(kind) }),
      });
  });
  afterAll(() => shop.end());

  const search = (keyword: string) => shop.guest.call(searchProducts, { keyword });
  const find = async (keyword: string) => (await search(keyword)).data.map(product => product.title);

  it('are others that lack a plain word, after those that have it, and the page says so', async () => {
    const answer = await search('rugged phone');
    expect(answer.data.map(({ title }) => title)[0]).toBe('Rugged phone, blue');
    expect(answer.data).toHaveLength(4);
    expect(answer.notice).toBe(
      'Few products match all of “rugged phone”. They come first, then others without “rugged”.',
    );
    expect(answer).not.toHaveProperty('searchedFor');
  });

  it('are none that lack a colour, a model, a measure, or what stands between quotation marks', async () => {
    expect(await find('red phone')).toEqual(['Galaxy S25 phone, red']);
    expect(await find('13c phone')).toEqual(['Redmi 13C phone, blue']);
    expect(await find('20w charger')).toEqual(['Slim charger 20 W']);
    expect(await find('"rugged" phone')).toEqual(['Rugged phone, blue']);
    expect(await search('red phone')).not.toHaveProperty('notice');
  });

  it('is what was meant, where one product has the same typo; that one is found as well', async () => {
    const answer = await search('chargger');
    expect(answer.searchedFor).toBe('charger');
    expect(answer.data.map(({ title }) => title)).toContain('Chargger slim 30 W');
    expect(answer.data).toHaveLength(4);
  });
});
