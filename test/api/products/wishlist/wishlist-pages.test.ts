import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '#test/builders/buying.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { headOf } from '#test/inspect/page-head.ts';

describe('pages to find products again', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), address: 'https://shop.example' });
    const { deccan } = await castOf(shop);
    await makeProduct(shop, deccan.sellerId, { slug: 'nandi-5', title: 'Nandi & 5' });
    await makeProduct(shop, deccan.sellerId, { slug: 'nandi-out', title: 'Nandi out', stock: 0 });
  });
  afterAll(() => shop.end());

  const open = async (url: string, client: Pick<TestShop['guest'], 'inject'> = shop.guest) => {
    const { statusCode, body, headers } = await client.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    return { body, headers };
  };

  it.each(['/shop/wishlist', '/hi/shop/wishlist', '/ta/shop/wishlist'])(
    'the wishlist is the same for everybody and not for search engines: %s',
    async url => {
      const { body, headers } = await open(url);
      expect((await open(url, await newBuyer(shop))).body).toBe(body);
      expect(headers['cache-control']).toBe('public, max-age=0, stale-if-error=600');
      const { canonical, meta } = headOf(body);
      expect([canonical, meta.robots]).toEqual([undefined, 'noindex, follow']);
      expect(body).toContain('<noscript>');
      expect((await open('/robots.txt')).body).toContain('Disallow: /shop/wishlist\n');
    },
  );

  it('the page that stops mails is never cached', async () => {
    const { body, headers } = await open('/shop/wishlist/stop?key=7');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headOf(body).meta.robots).toBe('noindex, follow');
  });

  it('a product is shared by WhatsApp without scripts, in the language of the page', async () => {
    const { body } = await open('/hi/product/nandi-5');
    const text = encodeURIComponent('Nandi & 5 https://shop.example/hi/product/nandi-5');
    expect(body).toContain(`href="https://wa.me/?text=${text.replaceAll('&', '&amp;')}"`);
  });

  it('a sold-out product leads guests to the login for a mail when it is back, without scripts', async () => {
    const { body } = await open('/product/nandi-out');
    expect(body).toMatch(/<a [^>]*href="\/login"[^>]*>Sign in<\/a> to get a mail when it is back in stock\./);
    expect((await open('/product/nandi-5')).body).not.toContain('back in stock');
  });
});
