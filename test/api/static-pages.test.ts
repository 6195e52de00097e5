import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_IDENTITY } from '#features/shop/default-identity.ts';
import { changeSetting } from '#features/shop/server/shop.ts';
import { builtScreens } from '#test/built-screens.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

const PAGES = [
  ['/contact-us', 'Contact Us'],
  ['/aboutUs', 'About Us'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/returnAndRefunds', 'Returns and Refunds'],
  ['/return', 'Return a Product'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/term-conditions', 'Terms and Conditions'],
] as const;
const WITH_GRIEVANCE_OFFICER = ['/contact-us', '/returnAndRefunds', '/privacy-policy', '/term-conditions'];

/** R4.5 */
describe('the pages of the footer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop('embedded', { pages: await builtScreens() });
  });
  afterAll(() => shop.end());

  /** What stands between header and footer, which name the shop anyway. */
  const mainOf = (body: string) => /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '';
  const open = (url: string, headers: Record<string, string> = {}) => shop.guest.inject({ url, headers });

  it.each(PAGES)('answer everybody alike, under their own title: %s', async (path, title) => {
    const guest = await open(path);
    const other = await open(path, { cookie: 'session=canary' });
    expect(guest.statusCode).toBe(200);
    expect([other.body, other.headers.etag]).toEqual([guest.body, guest.headers.etag]);
    expect(guest.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(guest.headers).not.toHaveProperty('set-cookie');
    expect(guest.body).toContain(`<title>${title} · ${DEFAULT_IDENTITY.name}</title>`);
    expect(mainOf(guest.body)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  it('are all that the footer leads to, besides goods and orders', async () => {
    const { body } = await open('/');
    const footer = /<footer[\s>].*<\/footer>/s.exec(body)?.[0] ?? '';
    const links = [...footer.matchAll(/href="(\/[^"?]+)/g)].map(([, path]) => path);
    const own = links.filter(path => !path?.startsWith('/shop/'));
    expect(own.sort()).toEqual(PAGES.map(([path]) => path as string).sort());
  });

  it.each(WITH_GRIEVANCE_OFFICER)('say who hears complaints, and by when they are answered: %s', async path => {
    const main = mainOf((await open(path)).body);
    const { name, email } = DEFAULT_IDENTITY.grievanceOfficer;
    for (const fact of [name, `mailto:${email}`, '48 hours', 'one month']) expect(main).toContain(fact);
  });

  it('say who the shop is and how to reach it as the settings have it, at once', async () => {
    await open('/contact-us');
    const identity = { ...DEFAULT_IDENTITY, legalName: 'Vidyut Retail LLP', phones: ['+91 44 2000 1000'] };
    await shop.context.tx(tx => changeSetting(tx, 'identity', identity));
    const main = mainOf((await open('/contact-us')).body);
    const { registeredAddress, branchAddress, email } = identity;
    for (const fact of ['Vidyut Retail LLP', registeredAddress, branchAddress, `mailto:${email}`, 'tel:+914420001000'])
      expect(main).toContain(fact);
    expect(main).not.toContain(DEFAULT_IDENTITY.phones[0]);
  });
});
