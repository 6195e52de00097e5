import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

/** R9.7, R9.8 */
describe('what browsers, phones and robots ask of a shop beside its pages', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), address: 'https://shop.example' });
  });
  afterAll(() => shop.end());

  const open = (url: string) => shop.guest.inject({ url });
  const manifest = async () => (await open('/manifest.webmanifest')).json<Manifest>();

  it('is a manifest under the shop’s name, at once when that changes, which every page links', async () => {
    expect((await manifest()).name).toBe(DEMO_IDENTITY.name);
    await shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEMO_IDENTITY, name: 'Vidyut Bhandar' }));
    expect((await manifest()).name).toBe('Vidyut Bhandar');
    const { body, headers } = await open('/');
    expect(body.includes('<link rel="manifest" href="/manifest.webmanifest"/>')).toBe(true);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    expect((await open('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  it('has the sizes and purposes that phones ask for, each as large as it says', async () => {
    const { icons } = await manifest();
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    for (const { src, sizes, type } of icons) {
      const { headers, rawPayload } = await open(src);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([headers['content-type'], `${width}x${height}`, format]).toEqual([type, sizes, 'png']);
    }
  });

  it('fills the square where systems cut the shape themselves', async () => {
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    for (const src of ['/icon-full-512.png', '/apple-touch-icon.png']) {
      const pixel = await sharp((await open(src)).rawPayload)
        .ensureAlpha()
        .extract(corner)
        .raw()
        .toBuffer();
      expect(pixel[3]).toBe(255);
    }
    expect((await sharp((await open('/apple-touch-icon.png')).rawPayload).metadata()).width).toBe(180);
  });

  it('is a picture for link previews in the shape they take, and a sign for old browsers', async () => {
    const { width, height, format } = await sharp((await open('/share.jpg')).rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const ico = (await open('/favicon.ico')).rawPayload;
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
  });

  it('leads only to pages that are there', async () => {
    const { start_url, shortcuts } = await manifest();
    expect((await open(start_url)).statusCode).toBe(200);
    for (const { url } of shortcuts) expect([200, 302]).toContain((await open(url)).statusCode);
  });

  it.each([
    ['/', true],
    ['/product/a-phone', true],
    ['/shop/listing', true],
    ['/shop/listing?brand=apple', true],
    ['/shop/listing?category=accessories&page=2', true],
    ['/shop/search', true],
    ['/media/w640/photos/a.webp', true],
    ['/assets/shop.js', true],
    ['/shop/search?keyword=tv', true],
    ['/shop/listing?brand=apple,samsung', false],
    ['/shop/listing?brand=apple%2Csamsung', false],
    ['/shop/listing?brand=apple&sort=rating', false],
    ['/shop/listing?minPrice=5', false],
    ['/shop/listing?product=x', false],
    ['/admin', false],
    ['/admin/orders', false],
    ['/api/shop/products/get', false],
    ['/shop/checkout', false],
    ['/shop/account', false],
  ])('tells robots whether they may open %s: %s', async (url, may) => {
    const { body, headers } = await open('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body.split('\n')).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(mayOpen(body, url)).toBe(may);
  });

  it('keeps robots out of lists narrowed by any filter but section, brand and kind', async () => {
    const { body } = await open('/robots.txt');
    const crawled = FILTER_FIELDS.filter(name => mayOpen(body, `/shop/listing?${name}=x`));
    expect(crawled.toSorted()).toEqual(['brand', 'kind', 'section']);
  });
});

/** As RFC 9309 has it for a file of one group without Allow lines. */
function mayOpen(robots: string, url: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) =>
    path.split('*').map(part => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&')),
  );
  expect(rules.length).toBeGreaterThan(4);
  return !rules.some(parts => new RegExp(`^${parts.join('.*')}`).test(url));
}
