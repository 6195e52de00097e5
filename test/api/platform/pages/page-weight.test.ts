import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type CastSeller, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R14: what a page makes the browser fetch before it is asked to. */
describe('what a page brings', () => {
  let shop: TestShop;
  let deccan: CastSeller;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    ({ deccan } = await castOf(shop));
    for (let at = 0; at < 8; at += 1)
      await makeProduct(shop, deccan.sellerId, { slug: `nandi-${at}`, section: at % 2 ? 'trending' : 'featured' });
    const banners = [1, 2, 3].map(position => ({
      id: newId<'banner'>(),
      image: `/media/photos/banner-${position}.webp`,
      alt: `Banner ${position}`,
      position,
    }));
    await shop.open.db.insertInto('banners').values(banners).execute();
  });
  afterAll(() => shop.end());

  const open = (url: string, headers: Record<string, string> = {}) => shop.guest.inject({ url, headers });
  const imagesOf = async (url: string) => (await open(url)).body.match(/<img[^>]*>/g) ?? [];

  it('is one picture at once on the front page, the first banner, and the others when they come near', async () => {
    const images = await imagesOf('/');
    expect(images.length).toBeGreaterThan(6);
    const atOnce = images.filter(image => !image.includes('loading="lazy"'));
    expect(atOnce).toHaveLength(1);
    expect(atOnce[0]).toContain('banner-1.webp');
    expect(atOnce[0]).toContain('fetchPriority="high"');
  });

  it.each(['/shop/listing', '/shop/search?keyword=phone', '/product/nandi-1'])(
    'is each product’s picture in the width it takes there: %s',
    async url => {
      const images = (await imagesOf(url)).filter(image => image.includes('none.webp'));
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) expect(image).toMatch(/srcSet="\/media\/w\d+\/[^"]* \d+w, .*sizes="/);
    },
  );

  it('is compressed text, and assets that never change under their name', async () => {
    const { body } = await open('/');
    const assets = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))];
    expect(assets.length).toBeGreaterThan(3);
    for (const url of assets) {
      const { statusCode, headers } = await open(url, { 'accept-encoding': 'br, gzip' });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
      const isText = !url.endsWith('.woff2') && Number(headers['content-length']) > 1024;
      if (isText) expect([url, headers['content-encoding']]).toEqual([url, 'br']);
    }
    for (const url of ['/', '/api/shop/products/get'])
      expect((await open(url, { 'accept-encoding': 'gzip' })).headers['content-encoding'], url).toBe('gzip');
  });

  it('is asked for first where the first paint needs it: the letters and the pictures in sight, no scripts', async () => {
    const { body, headers } = await open('/shop/listing');
    expect(headers.link).toMatch(/^<\/assets\/anek-face-[\w-]+\.css>; rel=preload; as=style$/);
    const preloads = body.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(new Set(preloads.map(link => /as="(\w+)"/.exec(link)?.[1]))).toEqual(new Set(['image']));
    expect(body).not.toContain('rel="modulepreload"');
  });

  it.each([
    '/',
    '/shop/listing',
    '/shop/search?keyword=phone',
    '/product/nandi-1',
    '/shop/compare?products=nandi-1,nandi-2',
    '/hi',
    '/hi/shop/listing',
    '/hi/shop/search?keyword=phone',
    '/hi/product/nandi-1',
    '/hi/shop/compare?products=nandi-1,nandi-2',
    '/ta',
    '/ta/shop/listing',
    '/ta/shop/search?keyword=phone',
    '/ta/product/nandi-1',
    '/ta/shop/compare?products=nandi-1,nandi-2',
  ])('is 150 kB of scripts at most: %s', async url => {
    const modules = /data-modules="([^"]+)"/.exec((await open(url)).body)?.[1]?.split(' ') ?? [];
    expect(modules.length).toBeGreaterThan(5);
    const sent = await Promise.all(modules.map(module => open(module, { 'accept-encoding': 'gzip' })));
    const bytes = sent.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
  });
});
