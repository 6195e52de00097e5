import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetFront, saveFront } from '#products/fronts/fronts.contract.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { headOf } from '#test/inspect/page-head.ts';
import { addressesIn } from '#test/inspect/sitemap-addresses.ts';

const ADDRESS = 'https://shop.example';
const read = async (shop: TestShop, url: string) => (await shop.guest.inject({ url })).body;

/** R9.6 */
describe.each(ENGINES)('the sitemap on the %s engine', engine => {
  let shop: TestShop;
  let small: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(engine, { pages: await builtScreens(), address: ADDRESS });
    const { house, admin } = await castOf(shop);
    const { call } = await shop.as(admin);
    for (const [front, publish] of [
      ['diwali', true],
      ['a-draft', false],
      ['over', true],
    ] as const)
      await call(saveFront, { front, body: { titles: { en: front }, sections: [] }, publish, version: 0 });
    await call(resetFront, { front: 'over', version: 1 });
    await makeProduct(shop, house, { slug: 'first', brand: 'apple', kind: 'laptop', section: 'trending' });
    await makeProduct(shop, house, { slug: 'second', brand: 'boat', kind: 'cable', section: 'accessories' });
    await makeProduct(shop, house, { slug: 'not-listed', listed: false, status: 'draft', stock: 0 });
    small = await startTestShop(engine, { address: ADDRESS, mostPerSitemap: 10 });
    const cast = await castOf(small);
    for (let n = 0; n < 23; n += 1) await makeProduct(small, cast.house, { slug: `phone-${n}` });
  });
  afterAll(async () => {
    await shop.end();
    await small.end();
  });

  it('names every public page once, and each answers under that very address', async () => {
    const addresses = addressesIn(ADDRESS, await read(shop, '/sitemap.xml'));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/',
        '/shop/p/diwali',
        '/shop/listing',
        '/shop/listing?brand=boat',
        '/product/first',
        '/product/second',
      ]),
    );
    for (const hidden of ['/product/not-listed', '/shop/p/a-draft', '/shop/p/over'])
      expect(addresses).not.toContain(hidden);
    for (const url of addresses) {
      const { statusCode, body } = await shop.guest.inject({ url });
      const { canonical, meta } = headOf(body);
      expect([url, statusCode, canonical, meta.robots]).toEqual([url, 200, ADDRESS + url, undefined]);
    }
  });

  it('names every page of our own that the footer leads to', async () => {
    const footer = /<footer[\s>].*<\/footer>/s.exec(await read(shop, '/'))?.[0] ?? '';
    // The same page in another language is named beside it.
    const links = [...footer.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path);
    const open = links.filter(path => !/^\/(shop\/account|shop\/search|shop\/wishlist|login|register)/.test(path));
    expect(open.length).toBeGreaterThan(6);
    const addresses = addressesIn(ADDRESS, await read(shop, '/sitemap.xml'));
    expect(open.filter(path => path !== '/shop/listing?category=electronics' && !addresses.includes(path))).toEqual([]);
  });

  it('comes zipped to who can unzip it, the same text', async () => {
    const zipped = await shop.guest.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(await read(shop, '/sitemap.xml'));
  });

  it('is a list of lists above its limit, which together name all pages once and none above the limit', async () => {
    const lists = addressesIn(ADDRESS, await read(small, '/sitemap.xml'), 'sitemapindex');
    expect(lists).toEqual(lists.map((_, at) => `/sitemap-${at + 1}.xml`));
    const parts = await Promise.all(lists.map(async list => addressesIn(ADDRESS, await read(small, list))));
    expect(parts.slice(0, -1).map(part => part.length)).toEqual(parts.slice(0, -1).map(() => 10));
    const all = parts.flat();
    expect(all.filter(path => path.startsWith('/product/')).sort()).toEqual(
      Array.from({ length: 23 }, (_, n) => `/product/phone-${n}`).sort(),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['/sitemap-0.xml', '/sitemap-99.xml', '/sitemap-1x.xml', '/sitemap-.xml', '/sitemap-12345.xml'])(
    'has no list at %s',
    async url => expect((await small.guest.inject({ url })).statusCode).toBe(404),
  );

  it('has no lists beside it while one is enough', async () => {
    expect((await shop.guest.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404);
  });
});
