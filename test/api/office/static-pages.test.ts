import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import type { Paise } from '#shared/money/money.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PAGES = [
  ['/contact-us', 'Contact Us'],
  ['/aboutUs', 'About Us'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/returnAndRefunds', 'Returns and Refunds'],
  ['/return', 'Return a Product'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/term-conditions', 'Terms and Conditions'],
  ['/grievance-officer', 'Grievance Officer'],
  ['/how-we-rank', 'How We Rank'],
] as const;
const WITH_GRIEVANCE_OFFICER = [
  '/contact-us',
  '/grievance-officer',
  '/shipping-policy',
  '/returnAndRefunds',
  '/return',
  '/privacy-policy',
  '/term-conditions',
];
const TEXTS = PAGES.map(([path]) => path).filter(path => path !== '/contact-us');

/** R4.5 */
describe('the pages of the footer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
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
    expect(guest.headers['cache-control']).toBe('public, max-age=0, stale-if-error=600');
    expect(guest.headers).not.toHaveProperty('set-cookie');
    expect(guest.body).toContain(`<title>${title} · ${DEMO_IDENTITY.name}</title>`);
    expect(mainOf(guest.body)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  it.each(TEXTS)('list what they hold and say when their words were last changed: %s', async path => {
    const main = mainOf((await open(path)).body);
    const contents = /<nav[^>]*aria-label="On this page".*?<\/nav>/s.exec(main)?.[0] ?? '';
    const linked = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const headings = [...main.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(headings.length).toBeGreaterThan(2);
    expect(linked).toEqual(headings);
    expect(main).toMatch(/Last changed <time dateTime="\d{4}-\d\d-\d\d">\d{1,2} \w{3} \d{4}<\/time>/i);
  });

  it('are all that the footer links to, besides products and orders', async () => {
    const { body } = await open('/');
    const footer = /<footer[\s>].*<\/footer>/s.exec(body)?.[0] ?? '';
    const anchors = footer.match(/<a [^>]*>/g) ?? [];
    const links = anchors
      .filter(anchor => !/ hreflang=/i.test(anchor))
      .flatMap(anchor => /href="(\/[^"?]+)/.exec(anchor)?.[1] ?? []);
    const own = links.filter(path => !path?.startsWith('/shop/'));
    expect(own.sort()).toEqual(PAGES.map(([path]) => path as string).sort());
  });

  it('are beside links to products, orders and contact, and icons of networks, which link nowhere', async () => {
    const footer = /<footer[\s>].*<\/footer>/s.exec((await open('/')).body)?.[0] ?? '';
    const ways = ['/shop/listing?category=electronics', '/shop/listing?category=accessories'];
    const tracking = /<a[^>]*href="\/shop\/account"[^>]*>Order Tracking<\/a>/;
    expect(ways.filter(path => !footer.includes(`href="${path}"`))).toEqual([]);
    expect(footer).toMatch(tracking);
    const text = footer.replaceAll(/<!-- -->/g, '');
    const { registeredAddress, branchAddress, phones, email } = DEMO_IDENTITY;
    const facts = [`Registered: ${registeredAddress}`, `Branch: ${branchAddress}`, ...phones, email];
    expect(facts.filter(fact => !text.includes(fact))).toEqual([]);
    const marks = text.slice(text.indexOf('</button>', text.lastIndexOf('Switch theme')));
    expect(marks.match(/<svg/g)).toHaveLength(3);
    expect(marks).not.toContain('<a ');
  });

  it.each([
    ['/shipping-policy', 'Delivery typically takes 3 to 5 days'],
    ['/returnAndRefunds', 'You can ask for a return within 7 days of delivery. The refund is credited within 10 days.'],
    ['/return', 'Within 7 days of delivery'],
  ])('say how long delivery, returns and refunds take: %s', async (path, words) => {
    const text = mainOf((await open(path)).body).replaceAll(/<!-- -->/g, '');
    expect(text).toContain(words);
  });

  it.each(WITH_GRIEVANCE_OFFICER)('say who takes complaints, and by when they are answered: %s', async path => {
    const main = mainOf((await open(path)).body);
    const { name, designation, email } = DEMO_IDENTITY.grievanceOfficer;
    for (const fact of [name, designation, `mailto:${email}`, '48 hours', 'one month']) expect(main).toContain(fact);
  });

  it('say where to write without scripts, which the form needs', async () => {
    const without = /<noscript>.*?<\/noscript>/s.exec(mainOf((await open('/contact-us')).body))?.[0] ?? '';
    for (const way of [DEMO_IDENTITY.email, DEMO_IDENTITY.phones[0]]) expect(without).toContain(way);
  });

  it('say who the shop is and how to reach it as the settings have it, at once', async () => {
    await open('/contact-us');
    const identity = { ...DEMO_IDENTITY, legalName: 'Vidyut Retail LLP', phones: ['+91 44 2000 1000'] };
    await shop.context.tx(tx => changeSetting(tx, 'identity', identity));
    const main = mainOf((await open('/contact-us')).body);
    const { registeredAddress, branchAddress, email } = identity;
    for (const fact of ['Vidyut Retail LLP', registeredAddress, branchAddress, `mailto:${email}`, 'tel:+914420001000'])
      expect(main).toContain(fact);
    expect(main).not.toContain(DEMO_IDENTITY.phones[0]);
  });

  it('say what delivery costs and who answers complaints as the settings have it, the footer too, at once', async () => {
    expect(mainOf((await open('/shipping-policy')).body)).toContain('Delivery is free');
    const grievanceOfficer = { ...DEMO_IDENTITY.grievanceOfficer, name: 'Arun Pillai', phone: '+91 44 2000 1001' };
    await shop.context.tx(async tx => {
      await changeSetting(tx, 'deliveryCharge', 4_900 as Paise);
      await changeSetting(tx, 'identity', { ...DEMO_IDENTITY, grievanceOfficer, email: 'help@vidyut.example' });
    });
    const { body } = await open('/shipping-policy');
    for (const fact of ['₹49', 'Arun Pillai', 'tel:+914420001001']) expect(mainOf(body)).toContain(fact);
    expect(/<footer[\s>].*<\/footer>/s.exec(body)?.[0]).toContain('mailto:help@vidyut.example');
  });

  it('read an identity that was kept before the officer had a designation', async () => {
    const { designation: _later, ...officer } = DEMO_IDENTITY.grievanceOfficer;
    const grievanceOfficer = officer as typeof DEMO_IDENTITY.grievanceOfficer;
    await shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEMO_IDENTITY, grievanceOfficer }));
    expect(mainOf((await open('/grievance-officer')).body)).toContain('<dd>Grievance Officer</dd>');
  });

  describe('over New Year’s night', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('carry the year of India in the footer, kept pages too', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const yearAt = async (instant: string) => {
        vi.setSystemTime(instant);
        return /© (?:<!-- -->)?(\d{4})/.exec((await open('/aboutUs')).body)?.[1];
      };
      expect(await yearAt('2026-12-31T18:29:00Z')).toBe('2026');
      expect(await yearAt('2026-12-31T18:31:00Z')).toBe('2027');
    });
  });
});

/** R10.4 */
describe('the page of a ticket', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), worksJobs: false });
  });
  afterAll(() => shop.end());

  it('shows its status to holders of the number, and is not cached', async () => {
    const typed = { name: 'Asha Rao', email: 'asha@writers.example', subject: 'It <hums>', message: 'Since Monday.' };
    const { data } = await shop.guest.call(sendMessage, typed);
    for (const suffix of ['', '.data']) {
      const page = await shop.guest.inject({ url: `/ticket${suffix}?number=${data.ticket.toLowerCase()}` });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(page.headers).not.toHaveProperty('etag');
      expect(page.body).toContain(data.ticket);
      for (const secret of ['Asha', 'asha@writers.example', 'Since Monday']) expect(page.body).not.toContain(secret);
    }
    const { body } = await shop.guest.inject({ url: `/ticket?number=${data.ticket}` });
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(body).toContain('It &lt;hums&gt;');
  });

  it('asks for a number when there is none, and again when nothing has it', async () => {
    expect((await shop.guest.inject({ url: '/ticket' })).statusCode).toBe(200);
    for (const number of [newTicketNumber(), 'BB-100042', 'x'.repeat(3000)]) {
      const page = await shop.guest.inject({ url: `/ticket?number=${number}` });
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('We couldn’t find a ticket with this number');
      expect(page.body).toContain('name="number"');
    }
  });

  it('stands beside a page that is not there, which shows ways on', async () => {
    const page = await shop.guest.inject({ url: '/tickets' });
    expect(page.statusCode).toBe(404);
    for (const words of ['page doesn&#x27;t exists', 'name="keyword"', '/shop/listing?kind=smartphone'])
      expect(page.body).toContain(words);
  });
});
