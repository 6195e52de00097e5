import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { deleteProduct, editProduct } from '#products/inventory/product/products.contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const EAN = '8901234567890';
const UPC = '036000291452';

describe.each(ENGINES)('several sellers’ offers of one product, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  const images: Record<string, string> = {};
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, pages: await builtScreens() });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    images.deccan = await pictureOn(shop, cast.deccan.sellerId);
    images.ritchie = await pictureOn(shop, cast.ritchie.sellerId);
  });
  afterAll(() => shop.end());

  type Typed = Parameters<typeof addPhone>[1];
  const byDeccan = async (more: Typed) => (await addPhone(deccan, { image: images.deccan, ...more }))._id;
  const byRitchie = async (more: Typed) => (await addPhone(ritchie, { image: images.ritchie, ...more }))._id;
  const offersOf = async (id: ProductId, language?: string) =>
    (await shop.guest.call(getProduct, { id, language })).data.offers;
  const othersOf = async (id: ProductId) => (await offersOf(id))?.others.map(({ _id }) => _id) ?? null;

  it('are told on the pages of each, with what they cost and why one is featured', async () => {
    const dear = await byDeccan({ gtin: EAN });
    expect(await offersOf(dear)).toBeNull();
    const cheap = await byRitchie({ gtin: EAN, salePrice: paise(950_000), totalStock: 3 });
    expect(await offersOf(dear)).toMatchObject({
      heading: '1 other seller from ₹9,500',
      featured: 'Featured offer: ritchie. Lowest price with delivery.',
      others: [
        {
          ...{ _id: cheap, salePrice: 950_000, totalStock: 3, username: 'ritchie', sellerState: '33' },
          delivery: 'Usually delivered in 3–5 days.',
          notes: ['Free delivery', 'Only 3 items left', 'Seller with few ratings so far', '7-day returns'],
        },
      ],
    });
    expect(await offersOf(cheap)).toMatchObject({
      heading: '1 other seller from ₹10,000',
      featured: 'Featured offer: ritchie. Lowest price with delivery.',
      others: [{ _id: dear }],
    });
    expect((await offersOf(dear, 'hi'))?.featured).toBe('चुना हुआ ऑफ़र: ritchie। डिलीवरी समेत सबसे कम कीमत।');
  });

  it('are on the page without scripts, each with a link to its own page', async () => {
    const dear = await byDeccan({ title: 'Sona 1', gtin: UPC });
    // The same number with the 0 in front that makes it an EAN.
    await byRitchie({ title: 'Sona One by Ritchie', gtin: `0${UPC}`, salePrice: paise(900_000) });
    const { slug } = (await shop.guest.call(getProduct, { id: dear })).data;
    const body = (await shop.guest.inject({ url: `/product/${slug}` })).body.replace(/<!-- -->/g, '');
    const told = ['1 other seller from ₹9,000', 'href="/product/sona-one-by-ritchie"', 'href="/how-we-rank"'];
    expect(told.filter(text => !body.includes(text))).toEqual([]);
    expect(body).toContain(`<link rel="canonical" href="/product/${slug}"`);
  });

  it.each<[string, Typed]>([
    ['another brand', { brand: 'apple' }],
    ['another category', { kind: 'tablet' }],
    ['another condition', { condition: 'open-box' }],
    ['another number', { gtin: UPC }],
    ['no number', { gtin: null }],
  ])('are not those of %s', async (_what, more) => {
    const id = await byDeccan({ gtin: EAN, ...more, title: 'Something else' });
    expect((await othersOf(id)) ?? []).not.toContainEqual(await byRitchie({ gtin: EAN }));
    await deccan.call(deleteProduct, { id: id });
  });

  it('are not those of another grade, or with a number that only means something inside of a shop', async () => {
    const used = { gtin: '4006381333931', condition: 'refurbished' };
    const good = await byDeccan({ ...used, conditionGrade: 'good' });
    await byRitchie({ ...used, conditionGrade: 'fair' });
    expect(await offersOf(good)).toBeNull();
    const inside = await byDeccan({ gtin: '2000000000008' });
    await byRitchie({ gtin: '2000000000008' });
    expect(await offersOf(inside)).toBeNull();
  });

  it('are one for each seller, and follow every change of the others at once', async () => {
    const gtin = '4006381333948';
    const own = await byDeccan({ gtin, title: 'Hima' });
    const { slug } = (await shop.guest.call(getProduct, { id: own })).data;
    const page = async () => (await shop.guest.inject({ url: `/product/${slug}` })).body;
    const heading = async () => /[^>]*other sellers? from[^<]*/.exec((await page()).replace(/<!-- -->/g, ''))?.[0];
    expect(await heading()).toBeUndefined();
    const first = await byRitchie({ gtin, salePrice: paise(800_000), totalStock: 1 });
    expect(await heading()).toBe('1 other seller from ₹8,000');
    await byRitchie({ gtin, salePrice: paise(850_000) });
    expect(await heading()).toBe('1 other seller from ₹8,000');
    await buy(await newBuyer(shop), [first, 1]);
    expect(await heading()).toBe('1 other seller from ₹8,500');
    const [best] = (await othersOf(own)) ?? [];
    await ritchie.call(editProduct, { id: best as ProductId, salePrice: paise(700_000) });
    expect(await heading()).toBe('1 other seller from ₹7,000');
    await ritchie.call(editProduct, { id: best as ProductId, gtin: null });
    expect(await heading()).toBe('1 other seller from ₹8,000');
    await ritchie.call(deleteProduct, { id: first });
    expect(await heading()).toBeUndefined();
  });

  it('are one card in lists, searches and suggestions, of the offer that is featured on the page', async () => {
    const gtin = '4006381333955';
    const own = await byDeccan({
      gtin,
      title: 'Mina',
      kind: 'camera',
      price: paise(1_200_000),
      salePrice: paise(1_100_000),
    });
    const too = await byRitchie({ gtin, title: 'Mina too', kind: 'camera', price: paise(1_200_000), salePrice: null });
    const other = await byDeccan({ title: 'Another camera', kind: 'camera' });
    const listed = async (more: InputOf<typeof listProducts> = {}) => {
      const { data, totalItems } = await shop.guest.call(listProducts, { kind: ['camera'], sortBy: 'newest', ...more });
      expect(totalItems).toBe(data.length);
      return data.map(({ title, offersNote }) => [title, offersNote ?? null]);
    };
    const beside = ['Another camera', null];
    expect(await listed()).toEqual([beside, ['Mina', '2 sellers from ₹11,000']]);
    expect(await listed({ language: 'hi' })).toEqual([beside, ['Mina', '2 विक्रेता, ₹11,000 से शुरू']]);
    // A filter that only the other offer passes shows that one.
    expect(await listed({ onSale: false })).toEqual([beside, ['Mina too', '2 sellers from ₹11,000']]);
    expect(await listed({ minPrice: 11_500 })).toEqual([['Mina too', '2 sellers from ₹11,000']]);
    expect((await listed({ everyOffer: true })).map(([title]) => title)).toEqual([
      'Another camera',
      'Mina too',
      'Mina',
    ]);
    const { facets } = await shop.guest.call(listProducts, { kind: ['camera'] });
    expect([facets.kind[0]?.count, facets.onSale, facets.price]).toEqual([2, 1, { min: 10_000, max: 12_000 }]);
    const searched = await shop.guest.call(searchProducts, { keyword: 'mina' });
    expect(searched.data.map(({ title }) => title)).toEqual(['Mina']);
    const suggested = await shop.guest.call(getSuggestions, { text: 'mina' });
    expect(suggested.products.map(({ title }) => title)).toEqual(['Mina']);
    const body = (await shop.guest.inject({ url: '/shop/listing?kind=camera' })).body.replace(/<!-- -->/g, '');
    expect(body).toContain('2 sellers from ₹11,000');

    await ritchie.call(editProduct, { id: too, salePrice: paise(1_050_000) });
    expect(await listed()).toEqual([beside, ['Mina too', '2 sellers from ₹10,500']]);
    const relatedOf = async (id: ProductId) =>
      (await shop.guest.call(getProduct, { id })).data.related.map(({ title }) => title);
    expect(await relatedOf(own)).toEqual(['Another camera']);
    expect((await relatedOf(other)).length).toBe(1);
    await deccan.call(deleteProduct, { id: own });
    expect(await listed()).toEqual([beside, ['Mina too', null]]);
  });

  it('are ranked in lists as on the page, also by the ratings of their sellers', async () => {
    const more = { gtin: '4006381333986', kind: 'monitor' };
    const first = await byDeccan({ ...more, title: 'Tara' });
    const later = await byRitchie({ ...more, title: 'Tara later' });
    const shown = async () => (await shop.guest.call(listProducts, { kind: ['monitor'] })).data.map(({ _id }) => _id);
    expect(await shown()).toEqual([first]);
    for (let at = 0; at < 5; at += 1) {
      const buyer = await newBuyer(shop);
      await buyer.call(addReview, { productId: later, reviewValue: 5, reviewMessage: 'Bright' });
    }
    expect((await offersOf(first))?.featured).toContain('better rated seller');
    expect(await shown()).toEqual([later]);
  });

  it('are told with the lowest price of those in stock, if any is', async () => {
    const gtin = '4006381333979';
    const own = await byDeccan({ gtin, title: 'Kaveri' });
    const heading = async () => (await offersOf(own))?.heading;
    const soldOut = await byRitchie({ gtin, salePrice: paise(700_000), totalStock: 0 });
    expect(await heading()).toBe('1 other seller from ₹7,000');
    const { brand, kind } = (await shop.guest.call(getProduct, { id: own })).data;
    await makeProduct(shop, cast.house, { gtin, brand, kind, sale_price_paise: paise(800_000) });
    await ritchie.call(editProduct, { id: soldOut, title: 'Kaveri sold out' });
    expect(await heading()).toBe('2 other sellers from ₹8,000');
  });

  it('take no place in a row from a product that only has the same number', async () => {
    const gtin = '4006381333962';
    const more = { gtin, kind: 'motherboard' };
    const own = await byDeccan({ ...more, title: 'Vidya board' });
    await byRitchie({ ...more, title: 'Opened board', condition: 'open-box' });
    const another = await byDeccan({ ...more, gtin: null, title: 'Another board' });
    const relatedOf = async (id: ProductId) =>
      (await shop.guest.call(getProduct, { id })).data.related.map(({ title }) => title).sort();
    expect(await relatedOf(own)).toEqual(['Another board', 'Opened board']);
    expect(await relatedOf(another)).toEqual(['Opened board', 'Vidya board']);
    const suggested = await shop.guest.call(getSuggestions, { text: 'board' });
    expect(suggested.products.map(({ title }) => title).sort()).toEqual([
      'Another board',
      'Opened board',
      'Vidya board',
    ]);
  });
});
