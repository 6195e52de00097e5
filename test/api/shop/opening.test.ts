import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv, WrongEnvironment } from '#config/env.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { register } from '#people/accounts/contract.ts';
import { prepareShop } from '#process/prepare-shop.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { getShop, openingSoon } from '#shop/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { codeFor, mailsTo, sellerFields } from '#test/builders/registering.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Texts for programs: the sitemap, a feed and what agents read. */
const TEXTS = ['/sitemap.xml', '/feeds/google.xml', '/llms.txt', '/agents.md', '/.well-known/ucp'];
/** Anything of the invented company. */
const INVENTED = [
  DEMO_IDENTITY.registeredAddress,
  DEMO_IDENTITY.branchAddress,
  DEMO_IDENTITY.email,
  DEMO_IDENTITY.grievanceOfficer.name,
  'Retail Private Limited',
  ...DEMO_IDENTITY.phones,
];

describe('a shop that has not said who it is', () => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop('postgres', {
      identity: null,
      pages: await builtScreens(),
      address: 'https://shop.example',
    });
    cast = await castOf(shop);
    await makeProduct(shop, cast.deccan.sellerId, { slug: 'a-phone', title: 'A phone of the preview' });
  });
  afterAll(() => shop.end());

  const name = (identity: Partial<ShopIdentity>) =>
    shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEFAULT_IDENTITY, ...identity }));
  const page = (who: Client, url: string) => who.inject({ url, headers: { accept: 'text/html' } });

  it.each([
    '/',
    '/shop/listing',
    '/Shop/Listing/',
    '/product/a-phone',
    '/privacy-policy',
    '/contact-us',
    '/register/user',
  ])('shows visitors and shoppers “Opening soon” instead of %s, which nobody keeps or indexes', async url => {
    for (const who of [shop.guest, await shop.as(cast.asha)]) {
      const { statusCode, headers, body } = await page(who, url);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
      expect(headers['retry-after']).toBe('3600');
      expect(body).toContain('<h1>Opening soon</h1>');
      expect(INVENTED.filter(text => body.includes(text))).toEqual([]);
    }
  });

  it('says so in the language of the address, with links to pages in it', async () => {
    const { body } = await page(shop.guest, '/hi/shop/listing');
    expect(body).toContain('<html lang="hi-IN">');
    expect(body).toContain('<h1>जल्द खुल रहा है</h1>');
    expect(body).toContain('href="/hi/register/seller"');
  });

  it.each(['/login', '/forgot-password', '/register/seller'])('keeps %s open', async url =>
    expect((await page(shop.guest, url)).statusCode).toBe(200),
  );

  it('leads a guest to signing in from the back-office, as ever', async () =>
    expect((await page(shop.guest, '/admin/dashboard')).headers.location).toMatch(/^\/login\?from=/));

  it('answers no public call but who it is, and lists no page for search engines', async () => {
    for (const who of [shop.guest, await shop.as(cast.asha)]) {
      await expect(who.call(listProducts, {})).rejects.toMatchObject({ code: openingSoon.code, status: 503 });
      const { data } = await who.call(getShop, {});
      expect(data).toMatchObject({ isOpen: false, isDemo: false, name: 'Bijli Bazaar', legalName: '', phones: [] });
    }
    const quiet = ['/api/shop/products/get', '/api/common/feature/get', '/api/shop/products/some?ids=', ...TEXTS];
    for (const url of quiet) expect((await shop.guest.inject({ url })).statusCode, url).toBe(503);
  });

  it('is a preview for administrators and sellers, from no cache and into none', async () => {
    for (const member of [cast.admin, cast.deccan, cast.waiting]) {
      const who = await shop.as(member);
      expect((await who.call(listProducts, {})).totalItems).toBe(1);
      const shown = await page(who, '/product/a-phone');
      expect([shown.statusCode, shown.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(shown.headers['cache-control']).toBe('private, no-store');
      expect(shown.body).toContain('A phone of the preview');
      for (const url of TEXTS) {
        const { statusCode, headers } = await who.inject({ url });
        expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'private, no-store']);
      }
    }
    expect((await page(shop.guest, '/product/a-phone')).statusCode).toBe(503);
  });

  it('mails codes to sellers who register before it has an e-mail address of its own', async () => {
    const fields = sellerFields();
    await shop.guest.call(register, fields);
    expect(await codeFor(shop, fields.email)).toMatch(/^\d{6}$/);
    const [mail = ''] = await mailsTo(shop, fields.email);
    expect(mail).toMatch(/^From: .*no-reply@\S+/m);
  });

  it('takes no order, whatever the browser says', async () => {
    const buyer = await newBuyer(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await fillCart(buyer, [product, 1]);
    const refused = await place(buyer, 'before it is open');
    expect([refused.statusCode, refused.json().code]).toEqual([503, openingSoon.code]);
    await name(DEMO_IDENTITY);
    expect((await place(buyer, 'now it is')).statusCode).toBe(200);
    await name({});
  });

  it('opens the moment its settings are whole, and not before', async () => {
    const admin = await shop.as(cast.admin);
    const save = async (group: 'shop' | 'addresses' | 'officer', fields: object) => {
      const { data } = await admin.call(getSettings, {});
      await admin.call(SAVE[group] as never, { version: data[group].version, fields } as never);
    };
    const company = { name: 'Dilli Digital', legalName: 'Dilli Digital LLP', email: 'care@dilli.example' };
    const reached = { landline: '+91 11 4100 2200', mobile: '', tcsRegistration: '' };
    const wrong = save('shop', { ...company, ...reached, gstin: '07AAPFU0939F1ZX', state: '29' });
    await expect(wrong).rejects.toMatchObject({ fields: { state: 'The GST number is registered in Delhi' } });
    await save('shop', { ...company, ...reached, gstin: '07AAPFU0939F1ZX', state: '07' });
    await save('addresses', { registeredAddress: '12 Nehru Place, New Delhi 110019', branchAddress: '' });
    expect((await page(shop.guest, '/')).statusCode).toBe(503);
    await save('officer', {
      name: 'Kiran Bedi',
      designation: 'Officer',
      email: 'k@dilli.example',
      phone: '9876500000',
    });

    const { statusCode, headers, body } = await page(shop.guest, '/');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).toContain('Dilli Digital LLP');
    expect(INVENTED.filter(text => body.includes(text))).toEqual([]);
    await homeOf(shop.guest);
    expect((await shop.guest.call(getShop, {})).data).toMatchObject({ isOpen: true, isDemo: false });
  });
});

describe('the first start', () => {
  const LIVE = {
    DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'phir milenge',
  };
  const DELHI = '07AAPFU0939F1ZX';
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { identity: null });
  });
  afterAll(() => shop.end());
  const identity = async () => (await shop.guest.call(getShop, {})).data;
  const house = () =>
    shop.open.db
      .selectFrom('sellers')
      .select(['gstin', 'state_code', 'legal_name', 'address', 'care_phone'])
      .where('is_house', '=', true)
      .executeTakeFirstOrThrow();

  it('of a live shop invents nothing, and takes the state from the GST number', async () => {
    await prepareShop(shop.context, readEnv({ ...LIVE, GSTIN: DELHI }));
    expect(await identity()).toMatchObject({
      gstin: DELHI,
      stateCode: '07',
      legalName: '',
      isOpen: false,
      isDemo: false,
    });
    expect(await house()).toEqual({
      gstin: DELHI,
      state_code: '07',
      legal_name: null,
      address: null,
      care_phone: null,
    });
  });

  it('refuses a GST number of another state than the settings name, in one sentence, and changes nothing', async () => {
    const kept = { ...DEFAULT_IDENTITY, legalName: 'Dilli Digital LLP', stateCode: '29' };
    await shop.context.tx(tx => changeSetting(tx, 'identity', kept));
    const start = prepareShop(shop.context, readEnv({ ...LIVE, GSTIN: DELHI }));
    await expect(start).rejects.toThrow(WrongEnvironment);
    await expect(start).rejects.toThrow(
      /GSTIN starts with 07 \(Delhi\), but the settings say that the shop is in Karnataka/,
    );
    expect(await identity()).toMatchObject({ gstin: null, stateCode: '29' });
  });

  it('can’t store a state that contradicts the GST number, whoever writes them', async () => {
    const wrong = { ...DEFAULT_IDENTITY, gstin: DELHI, stateCode: '29' };
    await expect(shop.context.tx(tx => changeSetting(tx, 'identity', wrong))).rejects.toThrow(
      'settings_state_is_that_of_the_gstin',
    );
    const seller = shop.open.db.updateTable('sellers').set({ gstin: DELHI, state_code: '29' }).execute();
    await expect(seller).rejects.toThrow('sellers_state_is_that_of_the_gstin');
  });
});
