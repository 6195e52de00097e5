import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, getProductBySlug, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { editProduct, getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const HINDI = {
  language: 'hi',
  title: 'गैलेक्सी S25 (256 जीबी, मिंट)',
  description: 'चाँदनी जैसा साफ़ कैमरा।',
  highlights: ['ज़ोरदार बैटरी'],
};

describe.each(ENGINES)('products in other languages, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let guest: Client;
  let id: ProductId;
  let plain: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    guest = shop.guest;
    const image = await pictureOn(shop, cast.deccan.sellerId);
    const phone = { title: 'Galaxy S25 (256 GB, Mint)', image, highlights: ['A strong battery'] };
    id = (await addPhone(deccan, { ...phone, translations: [HINDI] }))._id;
    plain = (await addPhone(deccan, { ...phone, title: 'Galaxy S24' }))._id;
  });
  afterAll(() => shop.end());

  it('come in the language that the address asks for, and in English otherwise', async () => {
    const english = (await guest.call(getProduct, { id })).data;
    expect(english.title).toBe('Galaxy S25 (256 GB, Mint)');
    expect(english).not.toHaveProperty('langs');
    const hindi = (await guest.call(getProduct, { id, language: 'hi' })).data;
    const { title, description, highlights } = HINDI;
    expect(hindi).toMatchObject({ title, description, highlights, slug: english.slug });
    expect(hindi).not.toHaveProperty('langs');
    expect([english.declarations[0], hindi.declarations[0]]).toEqual([
      ['Country of origin', 'Not declared by the seller'],
      ['मूल देश', 'विक्रेता ने नहीं बताया'],
    ]);
  });

  it('say which texts are English because there are no others', async () => {
    const { data } = await guest.call(getProduct, { id: plain, language: 'hi' });
    expect(data).toMatchObject({ title: 'Galaxy S24', langs: { title: 'en', description: 'en', highlights: 'en' } });
  });

  it('have pictures whose alternative texts are in the language too', async () => {
    const images = await Promise.all([1, 2].map(() => pictureOn(shop, cast.deccan.sellerId)));
    await deccan.call(editProduct, { id, images });
    const altsIn = async (language?: string) =>
      (await guest.call(getProduct, { id, language })).data.images.map(({ alt }) => alt);
    expect(await altsIn()).toEqual(['Galaxy S25 (256 GB, Mint)', 'Galaxy S25 (256 GB, Mint), picture 2']);
    expect(await altsIn('hi')).toEqual([HINDI.title, `${HINDI.title}, तस्वीर 2`]);
    expect(await altsIn('ta')).toEqual(['Galaxy S25 (256 GB, Mint)', 'Galaxy S25 (256 GB, Mint), படம் 2']);
  });

  it('are filtered by countries with names in the language', async () => {
    await deccan.call(editProduct, { id, origin: 'Viet Nam' });
    const countriesIn = async (language?: string) =>
      (await guest.call(listProducts, { language })).facets.origin.map(({ value, label }) => [value, label]);
    expect(await countriesIn()).toContainEqual(['viet-nam', 'Viet Nam']);
    expect(await countriesIn('ta')).toContainEqual(['viet-nam', 'வியட்நாம்']);
  });

  it('are in lists, on the home page, among similar products and in suggestions', async () => {
    const titlesOf = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);
    const list = await guest.call(listProducts, { language: 'hi' });
    expect(titlesOf(list.data)).toContain(HINDI.title);
    expect(list.data.find(({ _id }) => _id === plain)?.langs).toEqual({ title: 'en', description: 'en' });
    const home = await homeOf(guest, 'hi');
    expect(titlesOf(home.sections.flatMap(({ products }) => products?.shown ?? []))).toContain(HINDI.title);
    const other = await guest.call(getProductBySlug, {
      slug: list.data.find(({ _id }) => _id === plain)?.slug ?? '',
      language: 'hi',
    });
    expect(titlesOf(other.data.related)).toContain(HINDI.title);
    const { products } = await guest.call(getSuggestions, { text: 'galaxy', language: 'hi' });
    expect(titlesOf(products)).toEqual(expect.arrayContaining([HINDI.title, 'Galaxy S24']));
  });

  it.each(['गैलेक्सी', 'गेलेक्सी', 'जोरदार', 'ज़ोरदार', 'S२५', 'galaxy s25'])(
    'are found by the words of all languages, whatever the page speaks: %s',
    async keyword => {
      for (const language of [undefined, 'hi']) {
        const { data, searchedFor } = await guest.call(searchProducts, { keyword, language });
        expect(data.map(product => product._id)).toContain(id);
        expect(searchedFor).toBeUndefined();
      }
    },
  );

  it('are refused in languages that the shop does not speak, twice, or too long', async () => {
    for (const translations of [
      [{ ...HINDI, language: 'en' }],
      [{ ...HINDI, language: 'xx' }],
      [HINDI, HINDI],
      [{ ...HINDI, title: 'क'.repeat(501) }],
    ])
      await expect(deccan.call(editProduct, { id, translations })).rejects.toMatchObject({
        fields: { translations: expect.any(String) },
      });
    expect((await deccan.call(getOwnProduct, { id })).data.translations).toMatchObject([HINDI]);
  });

  it('stay when the English changes, and their print tells that they are older', async () => {
    const before = (await deccan.call(getOwnProduct, { id })).data.translations;
    await deccan.call(editProduct, { id, title: 'Galaxy S25 5G (256 GB, Mint)' });
    const stored = (await deccan.call(getOwnProduct, { id })).data.translations;
    expect(stored).toEqual(before);
    await deccan.call(editProduct, { id, translations: [HINDI] });
    const [confirmed] = (await deccan.call(getOwnProduct, { id })).data.translations;
    expect(confirmed?.of).not.toBe(stored[0]?.of);
    expect((await guest.call(getProduct, { id, language: 'hi' })).data.title).toBe(HINDI.title);
  });

  it('show a change at once, and are gone when they are emptied', async () => {
    await deccan.call(editProduct, { id, translations: [{ language: 'hi', title: 'नया नाम' }] });
    const changed = (await guest.call(getProduct, { id, language: 'hi' })).data;
    expect(changed).toMatchObject({ title: 'नया नाम', langs: { description: 'en', highlights: 'en' } });
    await deccan.call(editProduct, { id, translations: [{ language: 'hi', title: ' ' }] });
    expect((await deccan.call(getOwnProduct, { id })).data.translations).toEqual([]);
    expect((await guest.call(getProduct, { id, language: 'hi' })).data.title).toBe('Galaxy S25 5G (256 GB, Mint)');
  });

  it('are asked for in languages that the shop speaks', async () => {
    const answer = await shop.guest.inject({ url: '/api/shop/products/get?language=xx' });
    expect(answer.statusCode).toBe(400);
  });
});
