import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Other ways to write the address of the order desk. */
const ODD_SPELLINGS = [
  '/Admin/orders',
  '/ADMIN/ORDERS',
  '//admin/orders',
  '/.//admin/orders',
  '/./admin/orders',
  '/shop/../admin/orders',
  '/admin//orders',
  '/admin/orders/',
  '/admin/orders//',
  '/admin/orders.data',
  '/Admin/orders.data',
  '/admin/orders/_.data',
  '/%61dmin/orders',
  '/%61dmin/orders.data',
  '/%41dmin/%6frders',
  '/admin%2Forders',
  '/admin%2forders.data',
  '/%2Fadmin/orders',
  '/%2561dmin/orders',
  '/\\admin\\orders',
  '/admin%5Corders',
  '/admin/orders;x',
  '/admin/orders%00',
  '/admin/orders?x=%zz',
  '/%zzadmin/orders',
  '/_root.data/admin/orders',
  '/admin/_root.data',
];
const ADMINISTRATORS_PAGES = ['/admin', '/admin/', '/admin/dashboard', '/admin/dashboard.data', '/admin/nowhere'];

/** The login is told which page to lead back to. */
const loginFrom = (page: string) => `/login?from=${encodeURIComponent(page.replace(/\.data$/, ''))}`;

describe('guarded pages', () => {
  let shop: TestShop;
  let cast: Cast;
  let shopper: Client;
  let seller: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    cast = await castOf(shop);
    shopper = await shop.as(cast.asha);
    seller = await shop.as(cast.deccan);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const visit = async (client: Client, url: string) => {
    const { statusCode, headers, body } = await client.inject({ url });
    return {
      status: statusCode,
      location: headers.location,
      cache: headers['cache-control'],
      etag: headers.etag,
      body,
    };
  };
  const NEVER_KEPT = { cache: 'private, no-store', etag: undefined };

  it.each(['/admin/orders', '/admin/products', '/shop/checkout', '/shop/account', ...ADMINISTRATORS_PAGES])(
    'send a guest from %s to the login',
    async url => {
      expect(await visit(shop.guest, url)).toMatchObject({
        status: 302,
        location: loginFrom(url),
        body: '',
        ...NEVER_KEPT,
      });
    },
  );

  it('tell those who were signed in that the session has ended, and no guest', async () => {
    const location = async (url: string, cookie: string) =>
      (await shop.guest.inject({ url, headers: { cookie } })).headers.location;
    for (const url of ['/shop/checkout', '/shop/account', '/admin/orders']) {
      expect(await location(url, 'signed_in=1; session=gone')).toBe(`${loginFrom(url)}&ended=1`);
      expect(await location(url, 'session=gone')).toBe(loginFrom(url));
    }
    const said = async (url: string) => (await visit(shop.guest, url)).body.includes('Your session has ended.');
    expect(await said('/login?from=%2Fshop%2Fcheckout&ended=1')).toBe(true);
    for (const url of ['/login', '/login?from=%2Fshop%2Fcheckout', '/register/user?ended=1'])
      expect(await said(url)).toBe(false);
  });

  it.each(['/admin/orders', '/admin/products', ...ADMINISTRATORS_PAGES])(
    'tell a shopper at %s that it is not for them',
    async url => {
      expect(await visit(shopper, url)).toMatchObject({ status: 302, location: '/unauth-page', ...NEVER_KEPT });
    },
  );

  it.each(ADMINISTRATORS_PAGES)('send a seller from %s to the products', async url => {
    expect(await visit(seller, url)).toMatchObject({ status: 302, location: '/admin/products', ...NEVER_KEPT });
  });

  it.each(['/shop/checkout', '/shop/account', '/shop/payment-success', '/shop/paypal-return?paymentId=1'])(
    'send who does not shop from %s to where their work is',
    async url => {
      expect(await visit(admin, url)).toMatchObject({ status: 302, location: '/admin/dashboard', ...NEVER_KEPT });
      expect(await visit(seller, url)).toMatchObject({ status: 302, location: '/admin/products', ...NEVER_KEPT });
    },
  );

  it.each(['/admin/orders', '/admin/products', '/Admin/Orders', '/admin/orders?order=x&find=y'])(
    'open %s to sellers and administrators, and are never kept',
    async url => {
      for (const client of [seller, admin])
        expect(await visit(client, url)).toMatchObject({ status: 200, ...NEVER_KEPT });
    },
  );

  it('open the dashboard to administrators, and the front door leads there', async () => {
    expect(await visit(admin, '/admin/dashboard')).toMatchObject({ status: 200, ...NEVER_KEPT });
    expect(await visit(admin, '/admin')).toMatchObject({ status: 302, location: '/admin/dashboard', ...NEVER_KEPT });
  });

  it('answer 404 for what the back-office does not have', async () => {
    expect(await visit(admin, '/admin/nowhere')).toMatchObject({ status: 404, ...NEVER_KEPT });
  });

  it('open to a seller who awaits approval, whose calls are refused', async () => {
    const waiting = await shop.as(cast.waiting);
    expect(await visit(waiting, '/admin/products')).toMatchObject({ status: 200, ...NEVER_KEPT });
    const answer = await waiting.inject({ url: '/api/admin/products/get' });
    expect(answer.json()).toMatchObject({ code: 'auth.not_allowed' });
  });

  it('carry a policy that runs only the scripts they were made with', async () => {
    const { headers } = await admin.inject({ url: '/admin/orders' });
    const scripts = /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  });

  it.each(ODD_SPELLINGS)('are not served to who may not see them when they are spelled %s', async url => {
    for (const client of [shop.guest, shopper]) {
      const { status, location, cache, body } = await visit(client, url);
      if (status === 302) {
        expect(location).toMatch(client === shopper ? /^\/unauth-page$/ : /^\/login\?from=/);
        expect(cache).toBe('private, no-store');
      } else {
        expect([400, 404]).toContain(status);
        expect(body).not.toContain('admin-orders.route');
      }
    }
  });

  it.each(['/Shop/Checkout', '/shop//account', '/%73hop/checkout', '/shop/checkout.data'])(
    'of shoppers are not served to guests when they are spelled %s',
    async url => {
      expect(await visit(shop.guest, url)).toMatchObject({
        status: 302,
        location: expect.stringMatching(/^\/login\?from=/),
        ...NEVER_KEPT,
      });
    },
  );

  it('stay guarded after somebody who may see them has opened them under another spelling', async () => {
    for (const url of ODD_SPELLINGS) {
      await visit(admin, url);
      expect((await visit(shop.guest, url)).status, url).not.toBe(200);
    }
  });
});
