import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { getProductBySlug, productIsGone, productIsMissing } from '#products/catalog/contract.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('a product’s page', () => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    cast = await castOf(shop);
    const { deccan } = cast;
    await makeProduct(shop, deccan.sellerId, { title: 'Nandi 4', slug: 'nandi-4' });
    await makeProduct(shop, deccan.sellerId, { title: 'Nandi 5', slug: 'nandi-5' });
    await makeProduct(shop, deccan.sellerId, { title: 'Gulmohar cable', slug: 'gulmohar', kind: 'cable' });
  });
  afterAll(() => shop.end());

  const open = (url: string) => shop.guest.inject({ url });

  it('answers 404 where there never was one', async () => {
    const { statusCode, body } = await open('/product/never-was');
    expect([statusCode, body.includes(productIsMissing().message)]).toEqual([404, true]);
  });

  it('says what is usual of the delivery, and what the seller has not declared', async () => {
    const { body } = await open('/product/nandi-5');
    const text = body.replace(/<!-- -->/g, '');
    const told = [
      'Usually delivered in 3–5 days. Free delivery.',
      'Not declared by the seller',
      'No warranty declared by the seller',
    ];
    expect(told.filter(words => !text.includes(words))).toEqual([]);
  });

  it('answers 404 when it was a draft, taken off or of a seller who may not sell before it was deleted', async () => {
    const { deccan, waiting } = cast;
    for (const [slug, sellerId, status] of [
      ['a-draft', deccan.sellerId, 'draft'],
      ['taken-off', deccan.sellerId, 'hidden'],
      ['never-approved', waiting.sellerId, 'live'],
    ] as const) {
      await makeProduct(shop, sellerId, { slug, status, listed: false, deleted_at: new Date() });
      const { statusCode, body } = await open(`/product/${slug}`);
      expect([slug, statusCode, body.includes('no longer sold')]).toEqual([slug, 404, false]);
    }
  });

  it('answers 410 at once when it is deleted, and leads on to others of its kind', async () => {
    expect((await open('/product/nandi-4')).statusCode).toBe(200);
    await shop.context.tx(async tx => {
      const gone = await tx.db
        .updateTable('products')
        .set({ deleted_at: tx.now(), listed: false })
        .where('slug', '=', 'nandi-4')
        .returning('id')
        .executeTakeFirstOrThrow();
      tx.changed(cacheTag.catalog, cacheTag.product(gone.id));
    });
    await expect(shop.guest.call(getProductBySlug, { slug: 'nandi-4' })).rejects.toMatchObject({
      code: productIsGone.code,
      data: { title: 'Nandi 4', kind: 'smartphone' },
    });
    const { statusCode, body } = await open('/product/nandi-4');
    expect(statusCode).toBe(410);
    const told = [
      'Nandi 4 is no longer available</h1>',
      'href="/shop/listing?kind=smartphone"',
      'href="/product/nandi-5"',
    ];
    expect(told.filter(text => !body.includes(text))).toEqual([]);
    expect(body.includes('gulmohar')).toBe(false);
    expect((await open('/product/nandi-4.data')).statusCode).toBe(410);
  });
});
