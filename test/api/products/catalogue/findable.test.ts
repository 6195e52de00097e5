import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { headOf } from '#test/inspect/page-head.ts';

const ADDRESS = 'https://shop.example';
const SHOP = DEMO_IDENTITY.name;
const HOSTILE = "</script><script>alert(1)</script><!--\u2028\" onload='x' &lt;";

/** R9.1–R9.5 */
describe('what search engines and link previews are told', () => {
  let shop: TestShop;
  let cast: Cast;
  let phone: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), address: ADDRESS });
    cast = await castOf(shop);
    phone = await makeProduct(shop, cast.deccan.sellerId, {
      title: 'Galaxy Trial (Black, 256 GB)',
      slug: 'galaxy-trial',
      brand: 'samsung',
      price_paise: paise(7_499_900),
      sale_price_paise: paise(6_499_900),
      images: JSON.stringify([{ src: '/media/photos/demo/galaxy.webp', alt: '' }]),
      origin: 'India',
    });
    await shop.open.db.updateTable('brands').set({ label: HOSTILE }).where('id', '=', 'apple').execute();
    await makeProduct(shop, cast.house, { slug: 'crafted', title: HOSTILE, description: HOSTILE, brand: 'apple' });
    await makeProduct(shop, cast.house, { slug: 'sold-out', brand: 'boat', kind: 'audio', stock: 0 });
    for (let n = 0; n < 25; n += 1) await makeProduct(shop, cast.house, { brand: 'nothing', section: 'trending' });
  });
  afterAll(() => shop.end());

  const open = (url: string, headers: Record<string, string> = {}) => shop.guest.inject({ url, headers });
  const head = async (url: string) => headOf((await open(url)).body);

  it.each([
    ['/', `Phones, laptops, audio and accessories · ${SHOP}`],
    ['/product/galaxy-trial', `Galaxy Trial (Black, 256 GB) · ${SHOP}`],
    ['/shop/listing', `Products · ${SHOP}`],
    ['/shop/listing?brand=nothing&page=2', `nothing, page 2 of 2 · ${SHOP}`],
    ['/shop/listing?kind=audio', `Audio · ${SHOP}`],
    ['/shop/listing?section=trending', `Trending · ${SHOP}`],
    ['/shop/listing?category=accessories', `Accessories · ${SHOP}`],
    ['/shop/search', `Search · ${SHOP}`],
    ['/aboutUs', `About Us · ${SHOP}`],
  ])('names the page, and its address: %s', async (url, title) => {
    if (url.includes('accessories')) await makeProduct(shop, cast.house, { section: 'accessories' });
    const { meta, ...said } = await head(url);
    expect(said).toMatchObject({ title, canonical: `${ADDRESS}${url}` });
    expect(meta).toMatchObject({
      'og:url': `${ADDRESS}${url}`,
      'og:site_name': SHOP,
      'og:description': meta.description,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(meta.description?.length).toBeGreaterThan(40);
    expect(meta.robots).toBeUndefined();
  });

  it('says the price and the brand of a product before anything else', async () => {
    const { meta } = await head('/product/galaxy-trial');
    expect(meta.description).toBe('samsung, ₹64,999 (MRP ₹74,999). A phone for trying things out.');
    expect(meta['og:title']).toBe('Galaxy Trial (Black, 256 GB)');
    expect(meta['og:image']).toBe(`${ADDRESS}/media/preview/photos/demo/galaxy.jpg`);
    expect((await head('/')).meta['og:image']).toBe(`${ADDRESS}/share.jpg`);
  });

  it.each([
    '/login',
    '/register/user',
    '/unauth-page',
    '/nowhere',
    '/product/never-was',
    '/shop/listing?brand=apple,samsung',
    '/shop/listing?brand=samsung&kind=smartphone',
    '/shop/listing?sort=rating',
    '/shop/listing?minPrice=100',
    '/shop/listing?brand=xiaomi',
  ])('keeps out of search engines: %s', async url => {
    const { canonical, meta } = await head(url);
    expect([canonical, meta.robots, meta['og:url']]).toEqual([undefined, 'noindex, follow', undefined]);
  });

  it.each(['/shop/checkout', '/shop/account', '/admin/products'])('keeps what is personal out: %s', async url => {
    const client = await shop.as(url.startsWith('/admin') ? cast.deccan : cast.asha);
    const answer = await client.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(headOf(answer.body).meta.robots).toMatch(/^noindex/);
  });

  it.each([
    ['/shop/listing?category=electronics', '/shop/listing'],
    ['/shop/search?keyword=galaxy&brand=samsung', '/shop/search'],
    ['/shop/listing?utm_source=x&brand=samsung&%22%3E%3Cb%3E=1', '/shop/listing?brand=samsung'],
    ['/shop/listing?brand=samsung&sort=price-lowtohigh', '/shop/listing?brand=samsung'],
    ['/product/galaxy-trial?from=mail', '/product/galaxy-trial'],
  ])('names one address for pages that are the same: %s', async (url, own) => {
    expect((await head(url)).canonical).toBe(`${ADDRESS}${own}`);
  });

  it('names no address that a request has said (F4)', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
    for (const url of ['/product/galaxy-trial', '/shop/listing?kind=smartphone', '/robots.txt', '/sitemap.xml'])
      expect((await open(url, forged)).body).not.toMatch(/evil\.example|gopher/);
    expect((await head('/product/galaxy-trial')).canonical).toBe(`${ADDRESS}/product/galaxy-trial`);
  });

  it('shows of a product what is known and no more', async () => {
    const { Product, BreadcrumbList } = (await head('/product/galaxy-trial')).facts;
    expect(Product).toMatchObject({
      name: 'Galaxy Trial (Black, 256 GB)',
      brand: { name: 'samsung' },
      image: [`${ADDRESS}/media/photos/demo/galaxy.webp`],
      countryOfOrigin: { name: 'India' },
      offers: {
        price: '64999.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        seller: { name: 'deccan' },
        priceSpecification: { price: '74999.00' },
        shippingDetails: { shippingRate: { value: 0, currency: 'INR' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      },
    });
    for (const unknown of ['aggregateRating', 'review', 'sku']) expect(Product).not.toHaveProperty(unknown);
    const items = BreadcrumbList?.itemListElement as { name: string; item: string }[];
    expect(items.map(({ item }) => item.slice(ADDRESS.length))).toEqual([
      '/',
      '/shop/listing',
      '/shop/listing?brand=samsung',
      '/product/galaxy-trial',
    ]);
    const soldOut = (await head('/product/sold-out')).facts.Product;
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(soldOut).not.toHaveProperty('countryOfOrigin');
  });

  it('shows the average of the reviews, and a few of them, once there are any', async () => {
    await shop.context.tx(async tx => {
      const review = { id: newId<'review'>(), product_id: phone, user_id: cast.asha.id, rating: 4, body: HOSTILE };
      await tx.db.insertInto('reviews').values(review).execute();
      await tx.db.updateTable('products').set({ review_count: 1, review_sum: 4 }).where('id', '=', phone).execute();
      tx.changed(cacheTag.product(phone), cacheTag.reviews(phone));
    });
    expect((await head('/product/galaxy-trial')).facts.Product).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'asha' }, reviewBody: HOSTILE, reviewRating: { ratingValue: 4 } }],
    });
  });

  it('says on the first page who the shop is and how it is searched', async () => {
    const { OnlineStore, WebSite } = (await head('/')).facts;
    expect(OnlineStore).toMatchObject({ name: SHOP, url: `${ADDRESS}/`, logo: `${ADDRESS}/icon-512.png` });
    expect(WebSite).toMatchObject({
      potentialAction: { target: { urlTemplate: `${ADDRESS}/shop/search?keyword={search_term_string}` } },
    });
  });

  it('lists the products of a listing in their positions, also on later pages', async () => {
    const { ItemList } = (await head('/shop/listing?brand=nothing&page=2')).facts;
    expect(ItemList).toMatchObject({ numberOfItems: 25, itemListElement: [{ position: 25 }] });
  });

  it.each(['/product/crafted', '/shop/listing?brand=apple', '/'])(
    'holds what sellers typed as text only, in titles, descriptions, brands and facts: %s (D5, D6)',
    async url => {
      const { body } = await open(url);
      const said = headOf(body);
      const beside = body.replaceAll(/<script\b.*?<\/script>/gs, '');
      expect(body.includes('alert(1)')).toBe(true);
      expect([body.includes('<script>alert'), beside.includes('<!--\u2028'), beside.includes('" onload=')]).toEqual([
        false,
        false,
        false,
      ]);
      if (url !== '/product/crafted') return;
      expect(said.title).toBe(`${HOSTILE} · ${SHOP}`);
      expect(said.meta.description).toContain('onload');
      expect(said.facts.Product).toMatchObject({ name: HOSTILE, description: HOSTILE, brand: { name: HOSTILE } });
    },
  );

  it('lets facts stand without a leave of the content policy, which names only scripts that run', async () => {
    const { body, headers } = await open('/product/galaxy-trial');
    const running = [...body.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))/g)].length;
    const hashes = String(headers['content-security-policy']).match(/'sha256-/g)?.length;
    expect(hashes).toBe(running);
  });

  it('leads from beyond the last page of a list to the last page', async () => {
    for (const [asked, last] of [
      ['/shop/listing?brand=nothing&page=9', '/shop/listing?brand=nothing&page=2'],
      ['/shop/listing?brand=xiaomi&page=2', '/shop/listing?brand=xiaomi'],
      ['/shop/search?keyword=galaxy&page=7', '/shop/search?keyword=galaxy'],
    ] as const) {
      const { statusCode, headers } = await open(asked);
      expect([statusCode, headers.location]).toEqual([302, last]);
    }
  });

  it('answers 410 for a deleted product, and keeps it out', async () => {
    const gone = await makeProduct(shop, cast.house, { slug: 'gone' });
    expect((await open('/product/gone')).statusCode).toBe(200);
    await shop.context.tx(async tx => {
      await tx.db.updateTable('products').set({ deleted_at: tx.now(), listed: false }).where('id', '=', gone).execute();
      tx.changed('catalog', `product:${gone}`);
    });
    const answer = await open('/product/gone');
    const { canonical, meta, facts } = headOf(answer.body);
    expect([answer.statusCode, canonical, meta.robots, facts]).toEqual([410, undefined, 'noindex, follow', {}]);
  });

  it('answers one kept page for all addresses that are none, data requests too', async () => {
    shop.api.cache.drop(['settings']);
    await open('/aboutUs');
    const before = shop.api.cache.counts.answers;
    const first = await open('/nowhere');
    await open('/nowhere.data');
    const { answers } = shop.api.cache.counts;
    expect(answers).toBe(before + 2);
    for (const url of ['/no-where/else?x=1', '/shop', '/product', '/a.php', `/${'a'.repeat(500)}`]) {
      const answer = await open(url);
      expect([answer.statusCode, answer.headers.etag]).toEqual([404, first.headers.etag]);
    }
    expect((await open('/other.data?_routes=x')).statusCode).toBe(404);
    expect(shop.api.cache.counts.answers).toBe(answers);
  });
});

describe('a shop that has not been told its address', () => {
  it('names paths only, and has no sitemap', async () => {
    const shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    const home = await shop.guest.inject({ url: '/', headers: { host: 'evil.example' } });
    const { canonical, meta } = headOf(home.body);
    expect([canonical, meta['og:url'], meta['og:image']]).toEqual(['/', undefined, undefined]);
    expect(home.body).not.toContain('evil.example');
    expect((await shop.guest.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
    expect((await shop.guest.inject({ url: '/robots.txt' })).body).not.toContain('Sitemap');
    await shop.end();
  });
});
