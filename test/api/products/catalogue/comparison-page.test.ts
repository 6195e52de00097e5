import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { headOf } from '#test/inspect/page-head.ts';

describe('the page of a comparison', () => {
  let shop: TestShop;
  let cast: Cast;
  let first: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    cast = await castOf(shop);
    first = await phone('nandi-1', { ram: 8_192, 'five-g': true });
    await phone('nandi-2', { ram: 8_192, 'five-g': false });
    await phone('nandi-3', {});
    await phone('nandi-4', {});
    await phone('nandi-5', {});
    await phone('warm-1', { capacity: 15_000 }, 'water-heater');
    await phone('book-1', { ram: 16_384 }, 'laptop');
  });
  afterAll(() => shop.end());

  const phone = (slug: string, attributes: object, kind = 'smartphone') =>
    makeProduct(shop, cast.deccan.sellerId, {
      ...{ slug, title: `Product ${slug}`, kind },
      attributes: JSON.stringify(attributes) as never,
    });
  const open = async (query: string) => {
    const { statusCode, body } = await shop.guest.inject({ url: `/shop/compare${query}` });
    expect(statusCode).toBe(200);
    return body;
  };
  const columns = (body: string) =>
    [...body.matchAll(/<th scope="col".*?href="\/product\/([^"]+)"/g)].map(([, slug]) => slug);
  const rows = (body: string) =>
    [...body.matchAll(/<th scope="row"[^>]*><span[^>]*>([^<]+)</g)].map(([, name]) => name);

  it('is complete without scripts, in the order of its address, and is not for search engines', async () => {
    const body = await open('?products=nandi-2,nandi-1');
    expect(columns(body)).toEqual(['nandi-2', 'nandi-1']);
    expect(rows(body)).toEqual(['Price', 'Rating', 'Availability', 'Sold by', 'RAM', '5G', 'Warranty', 'Returns']);
    const { canonical, meta } = headOf(body);
    expect([canonical, meta.robots]).toEqual([undefined, 'noindex, follow']);
    const robots = (await shop.guest.inject({ url: '/robots.txt' })).body;
    for (const path of ['/shop/compare', '/hi/shop/compare', '/ta/shop/compare'])
      expect(robots).toContain(`Disallow: ${path}\n`);
  });

  it('marks the rows that differ, and can show only those', async () => {
    const body = await open('?products=nandi-1,nandi-2');
    expect(body.match(/data-differs="true"/g)).toHaveLength(1);
    expect(rows(await open('?products=nandi-1,nandi-2&differences=1'))).toEqual(['5G']);
    expect(await open('?products=nandi-3,nandi-4&differences=1')).toContain('These products do not differ');
  });

  it('shows a new price at once', async () => {
    expect(await open('?products=nandi-1,nandi-3')).toContain('>₹10,000<');
    await shop.context.tx(async tx => {
      await tx.db
        .updateTable('products')
        .set({ price_paise: paise(987_600) })
        .where('id', '=', first)
        .execute();
      tx.changed(cacheTag.catalog, cacheTag.product(first));
    });
    expect(await open('?products=nandi-1,nandi-3')).toContain('>₹9,876<');
  });

  it('says of which products it leaves some out', async () => {
    const body = await open('?products=nandi-1,nobody,nandi-2');
    expect(columns(body)).toEqual(['nandi-1', 'nandi-2']);
    expect(body).toContain('One product is not on sale and was left out.');
    const five = await open('?products=nandi-1,nandi-2,nandi-3,nandi-4,nandi-5');
    expect(columns(five)).toEqual(['nandi-1', 'nandi-2', 'nandi-3', 'nandi-4']);
    expect(five).toContain('These are the first four.');
  });

  it('compares products of several categories by what they share, and says so', async () => {
    const some = await open('?products=nandi-1,book-1');
    expect(rows(some)).toContain('RAM');
    expect(rows(some)).not.toContain('5G');
    expect(some).toContain('Only specifications that all of these categories have are compared.');
    const none = await open('?products=nandi-1,warm-1');
    expect(rows(none)).toEqual(['Price', 'Rating', 'Availability', 'Sold by', 'Warranty', 'Returns']);
    expect(none).toContain('have no specifications in common');
  });

  it.each([
    '',
    '?products=',
    '?products=,,',
    '?products=a%00,%3Cscript%3E',
    `?products=${'x'.repeat(900)}`,
    '?find=%00%ED%A0%80',
    '?find=.',
    '?products=nandi-1&find=%3Cscript%3Ealert(1)',
  ])('is a page for whatever its address says: %s', async query => {
    const body = await open(query);
    expect(body).toContain('Add a product');
    expect(body).not.toContain('<script>alert');
  });

  it('offers products of the category that are not compared yet', async () => {
    const body = await open('?products=nandi-1,nandi-2');
    const offered = [...body.matchAll(/href="\/shop\/compare\?products=nandi-1,nandi-2,([^"]+)"/g)].map(
      ([, slug]) => slug,
    );
    expect(offered.sort()).toEqual(['nandi-3', 'nandi-4', 'nandi-5']);
    expect(await open('?products=nandi-1&find=samovar')).toContain('No result found!');
  });
});
