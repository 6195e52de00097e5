import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { getShop } from '#shop/shop/contract.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, clientOf, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { PAGES } from '#test/rights/rows/page-rows.ts';

const OLD = 'Bijli Bazaar';
/** As bad as a name may be: it closes elements, quotes and headers wherever somebody forgot to escape it. */
const NEW = `"O'Lamp" </script><i>, R&D\\`;
const PUBLIC = PAGES.filter(({ answers }) => !/login|unauth/.test(answers)).map(({ page, at }) => at ?? page);
const FILES = ['/manifest.webmanifest', '/api/common/shop'];

/** Both processes have everything in their caches before the name changes. */
describe('a shop that is renamed', () => {
  let shop: TestShop;
  let second: Shop & { readonly end: () => Promise<void> };
  let admin: Client;
  let paths: readonly string[];
  beforeAll(async () => {
    const pages = await builtScreens();
    shop = await startTestShop('postgres', { pages });
    const cast = await castOf(shop);
    await makeProduct(shop, cast.house, { slug: 'nandi-5' });
    admin = await shop.as(cast.admin);
    const open = await openPostgres(shop.databaseUrl ?? '', 4);
    const quiet = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false } as const;
    const mail = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined };
    const opened = await openShop(open, { ...quiet, mail, pages });
    second = { ...opened, end: () => opened.close().finally(open.close) };
    paths = [...PUBLIC, ...FILES];
  });
  afterAll(async () => {
    await second.end();
    await shop.end();
  });

  const bodyOf = async (client: Client, url: string) => (await client.inject({ url })).body;

  it('has its new name on every public page, in the manifest and in mails, in every process, and nowhere as anything but text', async () => {
    const guests = [shop.guest, clientOf(second, undefined)];
    for (const guest of guests)
      for (const path of paths) expect([path, (await bodyOf(guest, path)).includes(OLD)]).toEqual([path, true]);

    const { version, fields } = (await admin.call(getSettings, {})).data.shop;
    await admin.call(SAVE.shop, { version, fields: { ...fields, name: NEW, legalName: 'O Lamp LLP' } });
    const there = clientOf(second, undefined);
    await expect.poll(async () => (await there.call(getShop, {})).data.name).toBe(NEW);
    for (const guest of guests)
      for (const path of paths) {
        const body = await bodyOf(guest, path);
        expect([path, body.includes(OLD)]).toEqual([path, false]);
        expect([path, body.includes('O&#x27;Lamp') || body.includes("O'Lamp")]).toEqual([path, true]);
        if (!FILES.includes(path)) expect([path, body.includes('</script><i>')]).toEqual([path, false]);
      }
    expect(JSON.parse(await bodyOf(there, '/manifest.webmanifest'))).toMatchObject({ name: NEW, short_name: NEW });
    const product = await bodyOf(there, '/product/nandi-5');
    for (const [, json] of product.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(() => JSON.parse(json ?? '')).not.toThrow();

    const message = { name: 'Asha', email: 'asha@cast.example', subject: 'A lamp', message: 'Is it bright?' };
    await shop.guest.call(sendMessage, message);
    for (const mail of await shop.mails(2)) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head.match(/^From:/gm)).toHaveLength(1);
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(mail).not.toContain(OLD);
      expect(mail.slice(mail.indexOf('text/html'))).not.toContain('</script><i>');
    }
  });
});
