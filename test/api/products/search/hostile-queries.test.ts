import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { searchText } from '#products/catalog/search/search-words.ts';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GOODS = 4;

/** What tools that look for SQL holes send, and neighbours of it. */
const SQL_TEXTS = [
  "'",
  '"',
  '1;select pg_sleep(9)',
  "samsung' or '1'='1",
  "samsung') or 1=1 --",
  "' union select password_hash from users --",
  'price-lowtohigh, (select 1)',
  'paid_paise desc',
  'case when 1=1 then id else title end',
  "samsung'||(select version())||'",
  '$1',
  '{1}',
  '\\',
  'samsung/**/or/**/1=1',
  "x'; drop table products; --",
  '1e309',
  '-1',
  '0x7f',
  'NaN',
  '٣',
  ' 1',
  '\u202e3',
  'constructor',
  '__proto__',
];
const KEYS = [
  ...['sortBy', 'category', 'section', 'brand', 'kind', 'origin', 'minPrice', 'maxPrice', 'rating', 'inStock'],
  ...['onSale', 'page', 'limit'],
];
const TITLES = [
  "Robert'); drop table products; --",
  '$1 %s {0} \\ \'\' "" `x`',
  "' or title like '%",
  "*/ or 1=1 /* E'\\047' $$ x $$",
];

describe.each(BOTH_ENGINES)('queries meant to break the shop on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    for (let n = 0; n < GOODS; n += 1) await makeProduct(shop, cast.house, { title: `Lamp ${n}`, search_text: 'lamp' });
  });
  afterAll(() => shop.end());

  const ask = async (url: string) => {
    const answer = await shop.guest.inject({ url });
    expect(answer.body, url).not.toMatch(/syntax error|pg_|relation "|select .* from/i);
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = (query: string) => ask(`/api/shop/products/get?${query}`);
  const search = (keyword: string) => ask(`/api/shop/search/${encodeURIComponent(keyword)}`);

  it.each(KEYS)('D1: refuse SQL and other nonsense as %s', async key => {
    for (const text of SQL_TEXTS) {
      const { status, body } = await list(`${key}=${encodeURIComponent(text)}`);
      // Small letters, figures and dashes may name a brand or a country that nobody has; then nothing is found.
      if (status === 200) expect([/^[a-z0-9-]+$/.test(text), body.totalItems], text).toEqual([true, 0]);
      else expect([text, status, body.code]).toEqual([text, 400, 'request.invalid']);
    }
  });

  it.each([
    'filters[brand][$ne]=x',
    'brand[$ne]=x',
    'brand[]=samsung',
    'brand.eq=samsung',
    '$where=1',
    'where=1%3D1',
    'order=1',
    'sortBy=newest&sortBy=rating',
    'page=1&page=1',
    'brand=samsung&brand=samsung',
    '__proto__[brand]=samsung',
    '__proto__=samsung',
    `brand=${Array.from({ length: 500 }, (_, n) => `b${n}`).join(',')}`,
    Array.from({ length: 500 }, (_, n) => `filter${n}=1`).join('&'),
    `kind=${Array.from({ length: 21 }, () => 'tv').join(',')}`,
    'minPrice=99999999999999999999',
  ])('D2: refuse %.60s', async query => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await ask(`/api/shop/search/lamp?${query}`)).status).toBe(400);
  });

  it('D1, D2: leave every product and person where they were', async () => {
    const { rows } = await sql<{ goods: number; people: number }>`
      select (select count(*) from products)::int as goods, (select count(*) from users)::int as people`.execute(
      shop.open.db,
    );
    expect(rows).toEqual([{ goods: GOODS, people: 6 }]);
  });

  it('D3: SQL in a title is text wherever the title goes', async () => {
    const { sellerId } = cast.deccan;
    const ids: ProductId[] = [];
    for (const title of TITLES) {
      const search_text = searchText({ title: `${title} vikram`, brandLabel: 'boat', categoryWords: '' });
      ids.push(
        await makeProduct(shop, sellerId, {
          title,
          brand: 'boat',
          kind: 'other',
          search_text,
          origin: title.slice(0, 20),
        }),
      );
    }
    const sorted = TITLES.toSorted();
    for (const sortBy of ['title-atoz', 'title-ztoa', 'origin', 'relevance'] as const) {
      const { data } = await shop.guest.call(listProducts, { brand: ['boat'], sortBy });
      expect(data.map(product => product.title).sort()).toEqual(sorted);
    }
    expect(
      (await shop.guest.call(searchProducts, { keyword: 'vikram' })).data.map(product => product.title).sort(),
    ).toEqual(sorted);
    for (const [at, id] of ids.entries())
      expect((await shop.guest.call(getProduct, { id })).data.title).toBe(TITLES[at]);
    const seller = await shop.as(cast.deccan);
    for (const find of TITLES)
      expect((await seller.call(listOwnProducts, { find })).data.map(product => product.title)).toEqual([find]);
    const { facets } = await shop.guest.call(listProducts, { brand: ['boat'] });
    for (const { value } of facets.origin)
      expect((await list(`origin=${encodeURIComponent(value)}`)).status, value).toBeOneOf([200, 400]);
    expect((await shop.guest.call(listProducts, {})).totalItems).toBe(GOODS + TITLES.length);
  });

  it.each([
    '%%',
    '__',
    '\\\\',
    "'' or 7=7",
    '((((((((((((((((((((((((((((((((((((((((',
    '🔌🔌🔌',
    'שלום עולם',
    '\u202eالسلام',
    ':* & ! |',
    '<->',
    'a'.repeat(100),
    'a '.repeat(50),
    'पा'.repeat(50),
  ])('D4: take %.30j for plain characters that fit nothing', async keyword => {
    expect(await search(keyword)).toMatchObject({ status: 200, body: { totalItems: 0 } });
  });

  it('D4: take wildcards beside a word for nothing at all', async () => {
    expect((await search('lamp%_\\')).body.totalItems).toBe(GOODS);
    expect((await search('l%mp')).body.totalItems).toBe(0);
    expect((await search('l_mp')).body.totalItems).toBe(0);
  });

  it.each([
    ['a NUL', 'la%00mp'],
    ['101 characters', 'a'.repeat(101)],
    ['ten thousand characters', 'a'.repeat(10_000)],
    ['half a character', 'la%ED%A0%80mp'],
  ])('D4: refuse %s as a keyword', async (_name, path) => {
    const { statusCode, body } = await shop.guest.inject({ url: `/api/shop/search/${path}` });
    expect(statusCode).toBeOneOf([400, 404, 414]);
    expect(JSON.parse(body).success).toBe(false);
  });
});
