import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import { getSuggestions, MAX_SUGGESTIONS } from '#products/catalog/search/suggestions.contract.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('suggestions on the %s engine', engine => {
  let shop: TestShop;
  let house: SellerId;

  const make = (title: string, brand: string, kind: Kind, more: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(shop, house, {
      title,
      brand,
      kind,
      search_text: searchText({ title, brandLabel: brand, categoryWords: SAMPLE_CATEGORIES.wordsOf(kind) }),
      ...more,
    });
  const suggest = (text: string) => shop.guest.call(getSuggestions, { text });
  const titlesFor = async (text: string) => (await suggest(text)).products.map(({ title }) => title);
  const placesFor = async (text: string) => (await suggest(text)).places.map(({ label }) => label);

  beforeAll(async () => {
    shop = await startTestShop(engine);
    const cast: Cast = await castOf(shop);
    house = cast.house;
    const family_id = newId<'family'>();
    await make('Galaxy S25 (Blue)', 'samsung', 'smartphone', { family_id, review_count: 1, review_sum: 5 });
    await make('Galaxy S25 (Grey)', 'samsung', 'smartphone', { family_id });
    await make('Galaxy Watch7', 'samsung', 'wearable', { stock: 0 });
    await make('Clear case for Galaxy S25', 'samsung', 'case', { section: 'accessories' });
    await make('Samsung Galaxy Book', 'samsung', 'laptop', { review_count: 3, review_sum: 12 });
    await make('Xiaomi Smart TV X', 'xiaomi', 'tv', { sale_price_paise: paise(900_000) });
    for (let at = 0; at < 12; at += 1) await make(`Nord ${at}`, 'oneplus', 'smartphone');
    await make('Galaxy hidden', 'samsung', 'smartphone', { listed: false });
  });
  afterAll(() => shop.end());

  it('are products whose words begin so: by title first, accessories last, one of each family', async () => {
    expect(await titlesFor('gal')).toEqual([
      'Galaxy S25 (Blue)',
      'Galaxy Watch7',
      'Samsung Galaxy Book',
      'Clear case for Galaxy S25',
    ]);
    expect((await suggest('smart tv')).products).toMatchObject([{ title: 'Xiaomi Smart TV X', salePrice: 900_000 }]);
  });

  it('are keywords that find something', async () => {
    expect((await suggest('gal')).words).toEqual(['galaxy']);
    expect((await suggest('galaxy s')).words).toEqual(['galaxy s25']);
    expect((await suggest('hidd')).words).toEqual([]);
  });

  it('are lists of products, in whatever language they are searched for, and none is empty', async () => {
    expect(await placesFor('sam')).toEqual(['samsung']);
    expect(await placesFor('टीवी')).toEqual(['TVs']);
    expect(await placesFor('xiaomi tv')).toEqual(['xiaomi TVs', 'xiaomi']);
    expect(await placesFor('samsung tv')).toEqual(['samsung']);
    expect(await placesFor('camera')).toEqual([]);
    expect(await placesFor('acc')).toEqual(['Accessories']);
    expect(await placesFor('sony')).toEqual(['TVs']);
  });

  it('forgive one slip, and then offer the word as it should be', async () => {
    const answer = await suggest('galexy');
    expect(answer.words).toEqual(['galaxy']);
    expect(answer.products[0]?.title).toBe('Galaxy S25 (Blue)');
  });

  it('know a word of the dictionary by its beginning', async () => {
    expect(await titlesFor('घड')).toEqual(['Galaxy Watch7']);
    expect(await titlesFor('ghad')).toEqual(['Galaxy Watch7']);
  });

  it(`are ${MAX_SUGGESTIONS} at most`, async () => {
    const { words, places, products } = await suggest('nord');
    expect(words.length + places.length + products.length).toBe(MAX_SUGGESTIONS);
  });

  it.each(['%%', "'; drop table products; --", '((', '😀😀', '\\\\', ':*'])(
    'take %s for plain characters',
    async text => {
      expect((await suggest(text)).products).toEqual([]);
    },
  );

  it('take texts of 2 to 60 characters', async () => {
    const status = async (text: string) =>
      (await shop.guest.inject({ url: `/api/shop/search/suggest/${encodeURIComponent(text)}` })).statusCode;
    expect(await Promise.all(['tv', 'x'.repeat(60)].map(status))).toEqual([200, 200]);
    expect(await Promise.all(['t', 'x'.repeat(61), 'tv\0'].map(status))).toEqual([400, 400, 400]);
  });

  it('are public, the same for everybody, and fresh at once when a product changes', async () => {
    const url = '/api/shop/search/suggest/gt7';
    const before = await shop.guest.inject({ url });
    expect(before.headers['cache-control']).toMatch(/^public/);
    expect(before.headers['set-cookie']).toBeUndefined();
    expect(before.json().products).toEqual([]);
    const id: ProductId = await make('realme GT7', 'realme', 'smartphone');
    expect((await shop.guest.inject({ url })).json().products).toMatchObject([{ _id: id }]);
  });
});
