import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDepartments } from '#products/catalog/categories/departments.contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { categoriesOf } from '#test/builders/editing-categories.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the list of categories on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, pages: await builtScreens() });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const add = (kind: string, more: object = {}) => makeProduct(shop, cast.house, { kind, ...more });
  const departments = async (language?: string) => (await shop.guest.call(getDepartments, { language })).data;
  const linksOn = async (url: string) => {
    const { body } = await shop.guest.inject({ url });
    const main = /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '';
    return [...main.matchAll(/href="[^"]*\?kind=([^"]*)"/g)].map(([, kind]) => kind);
  };

  it('is empty in a shop without products, and says so', async () => {
    expect(await departments()).toEqual([]);
    expect((await shop.guest.inject({ url: '/shop/categories' })).body).toContain('There are no products yet.');
  });

  it('has the departments that have products, with what is below them, in the order of the tree', async () => {
    await add('headphones');
    await add('charger');
    await add('charger');
    await add('soundbar', { listed: false, status: 'hidden' });
    await add('other');
    expect(await departments()).toEqual([
      {
        ...{ id: 'mobile-accessories', label: 'Mobile accessories', count: 2 },
        within: [{ id: 'charger', label: 'Chargers', count: 2 }],
      },
      { id: 'audio', label: 'Audio', count: 1, within: [{ id: 'headphones', label: 'Headphones', count: 1 }] },
      { id: 'other', label: 'Other', count: 1, within: [] },
    ]);
    expect((await departments('ta')).map(({ label }) => label)).toContain('ஆடியோ');
  });

  it('is a page in each language, which the footer of every page leads to', async () => {
    const all = ['mobile-accessories', 'charger', 'audio', 'headphones', 'other'];
    for (const language of ['', '/hi', '/ta']) {
      expect(await linksOn(`${language}/shop/categories`)).toEqual(all);
      expect((await shop.guest.inject({ url: `${language}/contact-us` })).body).toContain(
        `href="${language}/shop/categories"`,
      );
    }
  });

  it('follows products and categories at once', async () => {
    const admin = await shop.as(cast.admin);
    const tv = await add('tv');
    expect(await linksOn('/shop/categories')).toContain('tv');
    await admin.call(editProduct, { id: tv, status: 'hidden' });
    expect(await linksOn('/shop/categories')).not.toContain('tv');
    const { one, change } = categoriesOf(admin);
    await change(await one('headphones'), { hidden: true });
    expect(await linksOn('/shop/categories')).toEqual(['mobile-accessories', 'charger', 'other']);
  });
});
