import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#orders/cart/contract.ts';
import { register } from '#people/accounts/contract.ts';
import { getSellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type CastMember, type CastSeller, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NEWCOMER = {
  ...{ userName: 'meera', email: 'meera@example.in', password: 'lamp river cotton', mobile: '9876543210' },
  ...{ role: 'user', type: 'user' },
};

/** Every page has an address in each language, and every refusal a sentence. */
describe('the languages of the shop', () => {
  let shop: TestShop;
  let deccan: CastSeller;
  let asha: CastMember;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    ({ asha, deccan } = await castOf(shop));
    await makeProduct(shop, deccan.sellerId, { slug: 'nandi-6', section: 'featured' });
  });
  afterAll(() => shop.end());

  const open = (url: string, headers: Record<string, string> = {}) => shop.guest.inject({ url, headers });
  const scriptsOf = (body: string) => /data-modules="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];

  it('have pages of their own below /hi, with their own scripts and links', async () => {
    const [english, hindi] = [await open('/'), await open('/hi')];
    expect([english.statusCode, hindi.statusCode]).toEqual([200, 200]);
    expect(english.body).toContain('<html lang="en-IN"');
    expect(hindi.body).toContain('<html lang="hi-IN"');
    expect(hindi.body).toContain('href="/hi/product/nandi-6"');
    expect(hindi.body).not.toMatch(/href="\/(?:product|shop)\//);
    const own = scriptsOf(hindi.body).filter(url => url.startsWith('/assets/hi/'));
    expect(own.length).toBeGreaterThan(3);
    // Scripts without texts are the same file, and cached once.
    const shared = scriptsOf(hindi.body).filter(url => !url.startsWith('/assets/hi/'));
    expect(scriptsOf(english.body)).toEqual(expect.arrayContaining(shared));
    for (const url of scriptsOf(hindi.body)) expect([url, (await open(url)).statusCode]).toEqual([url, 200]);
  });

  it('have their own cached answers, the same for everybody', async () => {
    const [first, again] = [
      await open('/hi/shop/listing'),
      await open('/hi/shop/listing?lang=en', { 'accept-language': 'en' }),
    ];
    expect(again.body).toBe(first.body);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(first.headers.vary ?? '').not.toMatch(/language|cookie/i);
    expect((await open('/shop/listing')).headers.etag).not.toBe(first.headers.etag);
  });

  it('keep their rules: other spellings, guarded pages, unknown and unlisted addresses', async () => {
    for (const [url, status, location] of [
      ['/hi/', 301, '/hi'],
      ['/HI/Shop/Listing/?page=2', 301, '/hi/shop/listing?page=2'],
      ['/hi/shop/checkout', 302, '/hi/login?from=%2Fshop%2Fcheckout'],
      ['/hi/admin/orders', 302, '/hi/login?from=%2Fadmin%2Forders'],
      ['/hi/nowhere', 404, undefined],
      ['/hi/hi', 404, undefined],
      ['/kn', 404, undefined],
      ['/hi/ticket', 200, undefined],
    ] as const) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode, headers.location]).toEqual([url, status, location]);
    }
    const lost = await open('/hi/nowhere');
    expect(lost.body).toContain('<html lang="hi-IN"');
    expect((await open('/hi/elsewhere')).body).toBe(lost.body);
    expect((await open('/hi/ticket')).headers['cache-control']).toBe('private, no-store');
  });

  it('may have the shop only: Tamil pages, offered everywhere, and a back-office in English', async () => {
    const pages = [
      ['/ta', 'புத்தம் புதிய எலக்ட்ரானிக்ஸ்'],
      ['/ta/shop/listing', 'ஃபில்டர்'],
      ['/ta/product/nandi-6', 'கார்ட்டில் சேர்'],
      ['/ta/login', 'உங்கள் கணக்கில் உள்நுழையுங்கள்'],
    ] as const;
    for (const [url, words] of pages) {
      const { statusCode, body } = await open(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('<html lang="ta-IN"');
      expect(body).toContain(words);
      expect(body).toMatch(/anek-tamil-[\w-]+\.woff2/);
      expect(body).not.toContain('anek-devanagari');
    }
    const { body } = await open('/product/nandi-6');
    expect(body).toMatch(/<link rel="alternate" hrefLang="ta-IN" href="[^"]*\/ta\/product\/nandi-6"\/>/);
    expect(body).toContain('href="/ta/product/nandi-6" hrefLang="ta"');
    expect(body).not.toMatch(/anek-(?:tamil|devanagari)/);
    for (const [url, location] of [
      ['/ta/admin', '/admin'],
      ['/TA/admin/orders?page=2', '/admin/orders?page=2'],
      ['/ta/admin/orders.data', '/admin/orders.data'],
    ] as const) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode, headers.location, headers['cache-control']]).toEqual([
        url,
        302,
        location,
        'private, no-store',
      ]);
    }
  });

  it('give the data of a page below their own address', async () => {
    for (const url of ['/hi.data', '/hi/shop/listing.data', '/_.data'])
      expect([url, (await open(url)).headers['content-type']]).toEqual([url, expect.stringContaining('text/x-script')]);
  });

  it('are heard by the API in Accept-Language, and English is what it says without', async () => {
    const shopper = await shop.as(asha);
    const product = await makeProduct(shop, deccan.sellerId, { slug: 'last-one', stock: 1 });
    const refusal = async (headers: Record<string, string>) => {
      const url = `/api${addToCart.path}`;
      const answer = await shopper.inject({
        method: 'POST',
        url,
        headers,
        payload: { productId: product, quantity: 3 },
      });
      return answer.json();
    };
    const [plain, hindi] = [await refusal({}), await refusal({ 'accept-language': 'hi-IN' })];
    expect(plain).toMatchObject({ code: 'cart.only_in_stock', message: 'Only 1 in stock. You already added 0.' });
    expect(hindi).toMatchObject({ code: 'cart.only_in_stock', message: expect.stringContaining('स्टॉक में सिर्फ़ 1') });
  });

  it('say what is wrong in a seller’s profile, and what has become of it', async () => {
    const seller = await shop.as(deccan);
    const headers = { 'accept-language': 'hi' };
    const { method, path } = saveSellerProfile;
    const { data } = await seller.call(getSellerProfile, {});
    const { legalName, gstNumber, mobile, pincode, address, city, state, carePhone, careEmail } = data;
    const profile = { legalName, gstNumber, mobile, pincode, address, city, state, carePhone, careEmail };
    const save = async (payload: object) =>
      (await seller.inject({ method, url: `/api${path}`, headers, payload })).json();
    expect(await save({ ...profile, pincode: '12' })).toMatchObject({ fields: { pincode: '6 अंकों का पिन कोड लिखें' } });
    expect(await save(profile)).toMatchObject({ message: 'प्रोफ़ाइल सेव हो गई' });
  });

  it.each([
    ['by a rule', { userName: ' ' }],
    ['by the schema of the call', { userName: undefined }],
  ])('say an invalid field in the language asked for: found %s', async (_how, wrong) => {
    const payload = { ...NEWCOMER, ...wrong };
    const headers = { 'accept-language': 'hi' };
    const answer = await shop.guest.inject({ method: 'POST', url: `/api${register.path}`, headers, payload });
    expect(answer.json()).toMatchObject({ fields: { userName: 'यूज़रनेम ज़रूरी है' } });
  });
});
