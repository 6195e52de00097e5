import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReview } from '#products/reviews/contract.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { buyDelivered } from '#test/builders/returning.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const ASSETS = join(import.meta.dirname, '../../../../build/client/assets');

/** A page is whole before any script: the rules of all its markup come with it. */
describe('the styles of a page', () => {
  let shop: TestShop;
  let styled: ReadonlySet<string>;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    const cast = await castOf(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId, { slug: 'nandi', title: 'Nandi One' });
    await makeProduct(shop, cast.deccan.sellerId, { slug: 'gone', deleted_at: new Date(), listed: false });
    const buyer = await newBuyer(shop);
    await buyDelivered(shop, { buyer, admin: await shop.as(cast.admin) }, [product, 1]);
    await buyer.call(addReview, { productId: product, reviewMessage: 'Lasts two days', reviewValue: 4 });
    styled = new Set(globSync(join(ASSETS, '*.css')).flatMap(sheet => classesIn(readFileSync(sheet, 'utf8'))));
  });
  afterAll(() => shop.end());

  it.each([
    '/',
    '/shop/listing',
    '/shop/search?keyword=nandi',
    '/shop/search?keyword=nothing+of+this',
    '/product/nandi',
    '/product/gone',
    '/shop/compare?products=nandi',
    '/shop/categories',
    '/shop/wishlist',
    '/nowhere',
  ])('are all there: %s', async url => {
    const { body } = await shop.guest.inject({ url });
    const inPage = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    const linked = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
      readFileSync(join(ASSETS, '..', href), 'utf8'),
    );
    const rules = new Set([...inPage, ...linked].flatMap(classesIn));
    const used = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter(name => styled.has(name) && !rules.has(name))).toEqual([]);
  });
});

function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
}
