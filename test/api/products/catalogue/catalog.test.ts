import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getProduct,
  getProductBySlug,
  listProducts,
  type ProductFilter,
  productIsGone,
  productIsMissing,
} from '#products/catalog/contract.ts';
import { CardProduct, type ProductSummary } from '#products/catalog/product/product.schema.ts';
import type { ProductSection, Sort } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS = 60;

describe.each(ENGINES)('the catalogue on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let all: readonly ProductSummary[];

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    for (let n = 0; n < GOODS; n += 1) await makeProduct(shop, n % 2 ? cast.deccan.sellerId : cast.house, variety(n));
    await makeProduct(shop, cast.waiting.sellerId, { ...variety(1), slug: 'unlisted', listed: false });
    all = (await shop.guest.call(listProducts, { limit: 100 })).data;
  });
  afterAll(() => shop.end());

  const list = (filter: ProductFilter) => shop.guest.call(listProducts, { limit: 100, ...filter });
  const idsOf = (goods: readonly { readonly _id: ProductId }[]) => goods.map(product => product._id).sort();

  it('lists what is on sale and nothing else, cheapest first', () => {
    expect(all).toHaveLength(GOODS);
    expect(all.map(paidFor)).toEqual(all.map(paidFor).toSorted((one, other) => one - other));
    expect(all[0]).toMatchObject({ category: 'electronics', title: 'amber 13', price: 100_000, salePrice: 94_975 });
    expect(new Set(all.map(product => product.username))).toEqual(new Set(['Bijli Bazaar', 'deccan']));
  });

  it.each<[string, ProductFilter, (product: ProductSummary) => boolean]>([
    ['one brand', { brand: ['apple'] }, p => p.brand === 'apple'],
    ['several brands', { brand: ['apple', 'boat'] }, p => p.brand === 'apple' || p.brand === 'boat'],
    ['a brand there is not', { brand: ['nokia'] }, () => false],
    ['section', { section: ['trending'] }, p => p.section === 'trending'],
    ['the category accessories, meaning the section', { category: ['accessories'] }, p => p.section === 'accessories'],
    ['the category electronics, which is everything', { category: ['electronics'] }, () => true],
    ['kind', { kind: ['tv', 'laptop'] }, p => p.kind === 'tv' || p.kind === 'laptop'],
    ['a least price', { minPrice: 2000 }, p => paidFor(p) >= 200_000],
    ['a price range', { minPrice: 1500, maxPrice: 3000 }, p => paidFor(p) >= 150_000 && paidFor(p) <= 300_000],
    ['an empty price range', { minPrice: 3000, maxPrice: 1500 }, () => false],
    ['rating', { rating: 4 }, p => p.averageReview >= 4],
    ['what is in stock', { inStock: true }, p => p.totalStock > 0],
    ['what is sold out', { inStock: false }, p => p.totalStock === 0],
    ['what is on sale', { onSale: true }, p => p.salePrice !== null],
    ['country of origin by its slug', { origin: ['viet-nam'] }, p => p.origin === 'Viet Nam'],
    ['origin not declared', { origin: ['not-declared', 'india'] }, p => p.origin === null || p.origin === 'India'],
    [
      'everything at once',
      { brand: ['samsung'], inStock: true, maxPrice: 3000 },
      p => p.brand === 'samsung' && p.totalStock > 0 && paidFor(p) <= 300_000,
    ],
  ])('filters by %s', async (_name, filter, fits) => {
    const answer = await list(filter);
    const expected = all.filter(fits);
    expect(idsOf(answer.data)).toEqual(idsOf(expected));
    expect(answer.totalItems).toBe(expected.length);
  });

  it.each<[Sort, (product: ProductSummary) => string | number]>([
    ['price-lowtohigh', paidFor],
    ['price-hightolow', p => -paidFor(p)],
    ['title-atoz', p => p.title.toLowerCase()],
    ['rating', p => -p.averageReview],
    ['origin', p => p.origin ?? '~'],
  ])('sorts by %s, equal ones by id', async (sortBy, key) => {
    const { data } = await list({ sortBy });
    const keys = data.map(key);
    expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    expect(data).toHaveLength(GOODS);
  });

  it('sorts by price, low to high, unless another order is asked for', async () => {
    expect((await list({})).data).toEqual((await list({ sortBy: 'price-lowtohigh' })).data);
  });

  it('sorts titles downwards and the newest first', async () => {
    const up = (await list({ sortBy: 'title-atoz' })).data.map(p => p.title.toLowerCase());
    const down = (await list({ sortBy: 'title-ztoa' })).data.map(p => p.title.toLowerCase());
    expect(down).toEqual(up.toReversed());
    const newest = (await list({ sortBy: 'newest' })).data;
    expect(newest[0]?.title).toBe(titleOf(GOODS - 1));
  });

  it.each<Sort>(['price-lowtohigh', 'title-ztoa', 'rating', 'newest', 'origin'])(
    'neither repeats nor loses a product over the pages of %s',
    async sortBy => {
      const pages = [];
      for (let page = 1; page <= 9; page += 1) pages.push(await list({ sortBy, page, limit: 7 }));
      expect(idsOf(pages.flatMap(page => page.data))).toEqual(idsOf(all));
      expect(pages[8]).toMatchObject({ page: 9, currentPage: 9, limit: 7, totalItems: GOODS, totalPages: 9 });
      expect((await list({ sortBy, page: 10, limit: 7 })).data).toEqual([]);
    },
  );

  it.each<[string, ProductFilter]>([
    ['no choice', {}],
    ['a brand', { brand: ['apple'] }],
    ['brand, kind and stock', { brand: ['samsung', 'boat'], kind: ['tv'], inStock: true }],
    ['a price range and a rating', { minPrice: 1200, maxPrice: 4000, rating: 3 }],
    ['accessories on sale', { category: ['accessories'], onSale: true, origin: ['viet-nam'] }],
  ])('counts what each further choice would show, with %s', async (_name, filter) => {
    const { facets } = await list(filter);
    const would = async (more: ProductFilter) => (await list({ ...filter, ...more })).totalItems;
    for (const { value, count } of facets.brand) expect(await would({ brand: [value] })).toBe(count);
    for (const { value, count } of facets.section)
      expect(await would({ section: [value as ProductSection] })).toBe(count);
    for (const { value, count } of facets.kind) expect(await would({ kind: [value as 'tv'] })).toBe(count);
    for (const { value, count } of facets.origin) expect(await would({ origin: [value] })).toBe(count);
    for (const { value, count } of facets.rating) expect(await would({ rating: Number(value) })).toBe(count);
    expect(await would({ inStock: true })).toBe(facets.inStock);
    expect(await would({ onSale: true })).toBe(facets.onSale);
    const { minPrice: _least, maxPrice: _most, ...unpriced } = filter;
    const prices = (await list(unpriced)).data.map(paidFor);
    expect(facets.price).toEqual({
      min: Math.floor(Math.min(...prices) / 100),
      max: Math.ceil(Math.max(...prices) / 100),
    });
  });

  it('labels its counts and leaves out what no product has', async () => {
    const { facets } = await list({});
    expect(facets.brand.map(brand => brand.value)).toEqual(['apple', 'samsung', 'xiaomi', 'boat']);
    expect(facets.kind[0]).toMatchObject({ value: 'smartphone', label: 'Smartphones' });
    expect(facets.origin.map(origin => origin.label)).toEqual(['India', 'Viet Nam', 'Not declared']);
  });

  it.each([
    'sortBy=cheapest',
    'sortBy=price-lowtohigh;drop table products',
    'brand=APPLE',
    `brand=${Array.from({ length: 21 }, (_, n) => `b${n}`).join(',')}`,
    'brand=apple&brand=boat',
    'brand[$ne]=apple',
    'section=best',
    'category=food',
    'minPrice=-1',
    'minPrice=1e3',
    'minPrice=10.5',
    'rating=0',
    'rating=6',
    'inStock=1',
    'page=0',
    'limit=101',
    'unknown=1',
    'brand=%00',
  ])('refuses %s', async query => {
    const answer = await shop.guest.inject({ url: `/api/shop/products/get?${query}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  it('shows a product by id and by slug, with its seller, family and others like it', async () => {
    const family = '018f0000-0000-7000-8000-00000000fa01';
    const options = (value: string) => JSON.stringify([{ name: 'Colour', value }]);
    const black = await makeProduct(shop, cast.house, {
      family_id: family,
      options: options('Black'),
      slug: 'x-black',
      title: 'X Black',
    });
    const green = await makeProduct(shop, cast.house, {
      family_id: family,
      options: options('Green'),
      slug: 'x-green',
      title: 'X Green',
    });
    const { data } = await shop.guest.call(getProduct, { id: black });
    expect(data).toMatchObject({
      _id: black,
      slug: 'x-black',
      version: 1,
      seller: { name: 'Bijli Bazaar', stateCode: '29' },
    });
    expect(data.siblings.map(sibling => [sibling._id, sibling.options[0]?.value])).toEqual([
      [black, 'Black'],
      [green, 'Green'],
    ]);
    expect(data.histogram).toEqual([0, 0, 0, 0, 0]);
    expect(data.related.length).toBeGreaterThan(0);
    expect(data.related.every(other => other.kind === data.kind && other._id !== green && other._id !== black)).toBe(
      true,
    );
    expect((await shop.guest.call(getProductBySlug, { slug: 'x-green' })).data._id).toBe(green);
    for (const id of [black, green]) await remove(shop, id);
  });

  it('answers 404 for what is not on sale and 410 for what was deleted', async () => {
    const gone = await makeProduct(shop, cast.house, { slug: 'gone' });
    await remove(shop, gone);
    await expect(shop.guest.call(getProduct, { id: gone })).rejects.toMatchObject({
      code: productIsGone.code,
      kind: 'gone',
    });
    await expect(shop.guest.call(getProductBySlug, { slug: 'gone' })).rejects.toMatchObject({
      code: productIsGone.code,
    });
    const never = '018f0000-0000-7000-8000-000000000000' as ProductId;
    await expect(shop.guest.call(getProduct, { id: never })).rejects.toMatchObject({ code: productIsMissing.code });
    await expect(shop.guest.call(getProductBySlug, { slug: 'unlisted' })).rejects.toMatchObject({
      code: productIsMissing.code,
    });
    expect((await shop.guest.inject({ url: '/api/shop/products/get/7' })).json().code).toBe('request.invalid');
  });

  it('puts each section with its newest products, its total, and brands on the home page', async () => {
    const { sections } = await homeOf(shop.guest);
    const of = (id: string) => sections.find(({ _id }) => _id === id)?.products;
    for (const [section, most] of [
      ['featured', 7],
      ['top-deals', 6],
    ] as const) {
      expect(of(section)?.total).toBe(all.filter(product => product.section === section).length);
      expect(of(section)?.shown).toHaveLength(most);
    }
    expect(of('featured')?.shown[0]?.title).toBe(titleOf(GOODS - 4));
    const brands = sections.flatMap(each => each.brands ?? []);
    expect(brands.map(brand => brand.count)).toEqual(
      brands.map(brand => all.filter(product => product.brand === brand.id).length),
    );
  });

  it('sends the front page nothing that its cards do not show', async () => {
    const { data } = (await shop.guest.inject({ url: '/api/common/fronts/get?front=home' })).json();
    const sent = new Set(
      data.sections.flatMap(({ products }: { products?: { shown: object[] } }) =>
        (products?.shown ?? []).flatMap(Object.keys),
      ),
    );
    // Languages of texts are told only in answers in other languages, other sellers only where there are some.
    const { langs: _, offersNote: __, ...shown } = CardProduct.shape;
    expect([...sent].sort()).toEqual(Object.keys(shown).sort());
    expect(sent).not.toContain('description');
  });
});

function paidFor(product: ProductSummary): number {
  return product.salePrice ?? product.price;
}

function titleOf(n: number): string {
  return `${['Quartz', 'amber', 'Zinc', 'Cobalt'][n % 4]} ${String(n).padStart(2, '0')}`;
}

/** Goods that differ in everything a filter asks, with equal prices and ratings among them. */
function variety(n: number) {
  const price = 100_000 + (n % 13) * 37_050;
  return {
    title: titleOf(n),
    search_text: `goods ${n}`,
    section: (['featured', 'top-deals', 'trending', 'accessories'] as const)[n % 4] ?? 'featured',
    brand: ['apple', 'samsung', 'xiaomi', 'boat'][Math.floor(n / 4) % 4] ?? 'apple',
    kind: (['smartphone', 'tv', 'laptop'] as const)[n % 3] ?? 'tv',
    origin: ['India', 'Viet Nam', null][n % 3 === 0 ? 0 : n % 5 === 0 ? 2 : 1] ?? null,
    price_paise: paise(price),
    sale_price_paise: n % 3 === 1 ? paise(price - 5_025) : null,
    stock: n % 5 === 0 ? 0 : n,
    review_count: n % 4,
    review_sum: (n % 4) * (1 + (n % 5)),
    created_at: new Date(Date.UTC(2026, 0, 1 + n)),
  };
}

async function remove(shop: TestShop, id: ProductId): Promise<void> {
  await shop.context.tx(async tx => {
    await tx.db.updateTable('products').set({ listed: false, deleted_at: tx.now() }).where('id', '=', id).execute();
    tx.changed('catalog', `product:${id}`);
  });
}
