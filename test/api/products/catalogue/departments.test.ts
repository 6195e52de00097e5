import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDepartments } from '#products/catalog/categories/departments.contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { categoriesOf, refused } from '#test/builders/editing-categories.ts';
import { pictureOn } from '#test/builders/uploading.ts';
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
        ...{ id: 'mobile-accessories', label: 'Mobile accessories', count: 2, picture: null },
        within: [{ id: 'charger', label: 'Chargers', count: 2, picture: null }],
      },
      {
        ...{ id: 'audio', label: 'Audio', count: 1, picture: null },
        within: [{ id: 'headphones', label: 'Headphones', count: 1, picture: null }],
      },
      { id: 'other', label: 'Other', count: 1, picture: null, within: [] },
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

  it('shows the pictures of categories, in the language of the page, and refuses ones that nobody has uploaded', async () => {
    const admin = await shop.as(cast.admin);
    const { one, change } = categoriesOf(admin);
    const src = await pictureOn(shop, cast.house);
    const picture = { src, alts: { en: 'Headphones on a stand', hi: 'स्टैंड पर हेडफ़ोन' } };
    await change(await one('headphones'), { picture });
    const shown = async (language?: string) =>
      (await departments(language)).find(({ id }) => id === 'audio')?.within[0]?.picture;
    expect([await shown(), await shown('hi'), await shown('ta')]).toEqual([
      { src, alt: 'Headphones on a stand' },
      { src, alt: 'स्टैंड पर हेडफ़ोन' },
      { src, alt: 'Headphones on a stand' },
    ]);
    const body = (await shop.guest.inject({ url: '/hi/shop/categories' })).body;
    expect(body).toContain('alt="स्टैंड पर हेडफ़ोन"');
    const unknown = { src: '/media/photos/nobody.webp', alts: {} };
    await expect(change(await one('charger'), { picture: unknown })).rejects.toMatchObject({ code: 'picture.unknown' });
    await expect(change(await one('charger'), { returns: { way: 'any', days: 6 } })).rejects.toMatchObject(
      refused('categories.invalid', 'returnDays'),
    );
    await expect(
      change(await one('charger'), { returns: { way: 'none', days: 7, reasons: { hi: 'क' } } }),
    ).rejects.toMatchObject(refused('categories.invalid', 'reasons.en'));
    // What an older client does not send stays.
    const { picture: _, ...older } = await one('headphones');
    expect((await change(older as never, { said: 'cans' })).picture).toEqual(picture);
    await change(await one('headphones'), { picture: null });
    expect(await shown()).toBeNull();
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
