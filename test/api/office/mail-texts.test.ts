import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMail, listMails, previewMail, saveMail, testMail } from '#office/mails/contract.ts';
import { changeLanguage } from '#people/accounts/own-account.contract.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readableMail } from '#test/inspect/readable-mail.ts';

const PLACED = { mail: 'orders.placed', language: 'en' };
const NONE = { subject: '', opening: '', closing: '' };

describe.each(ENGINES)('texts of mails on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  async function receipt(language: string): Promise<string> {
    const buyer = await newBuyer(shop);
    await buyer.call(changeLanguage, { language });
    await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi Lamp' }), 1]);
    return readableMail((await mailsTo(shop, buyer.email)).at(-1) ?? '');
  }

  it('are listed with a subject in the language of the call, and open in every language', async () => {
    const { data, totalItems } = await admin.call(listMails, { limit: 100 });
    expect(data).toHaveLength(totalItems);
    expect(data.find(({ mail }) => mail === 'orders.placed')).toMatchObject({ reader: 'shopper', changedIn: [] });
    expect(new Set(data.map(({ mail }) => mail)).size).toBe(totalItems);
    expect(data.map(({ mail }) => mail)).not.toContain('mails.test');
    const hindi = await admin.call(listMails, { limit: 100 }, { headers: { 'accept-language': 'hi' } });
    expect(hindi.data.find(({ mail }) => mail === 'orders.placed')?.subject).toMatch(/^आपका ऑर्डर/);
    for (const { code: language } of LANGUAGES)
      for (const { mail } of data)
        expect((await admin.call(previewMail, { mail, language, ...NONE })).data.html).toMatch(/^<(!doctype|div)/);
  });

  it('take the place of the usual ones in their language only, until they are empty again', async () => {
    const own = { subject: 'Order {number}', opening: 'Dear {name},', closing: 'Call us.\n\n<b>{shop}</b>' };
    const { data } = await admin.call(saveMail, { ...PLACED, ...own, version: 0 });
    expect(data).toMatchObject({ ...own, version: 1 });
    expect(data.placeholders).toEqual(['shop', 'name', 'number', 'amount', 'day']);
    expect(data.usualSubject).toMatch(/^Your order BB-/);

    const english = await receipt('en');
    expect(english).toMatch(/Subject: Order BB-\d+/);
    expect(english).toMatch(/Dear buyer-\w+,/);
    expect(english).toContain('&lt;b&gt;Bijli Bazaar&lt;/b&gt;');
    expect(english.slice(english.indexOf('<!doctype html>'))).not.toContain('<b>');
    expect(english).toContain('₹');
    expect(await receipt('hi')).not.toContain('Dear buyer');
    const { data: rows } = await admin.call(listMails, {});
    expect(rows.find(({ mail }) => mail === PLACED.mail)?.changedIn).toEqual(['en']);

    await admin.call(saveMail, { ...PLACED, ...NONE, version: 1 });
    expect((await admin.call(listMails, {})).data.find(({ mail }) => mail === PLACED.mail)?.changedIn).toEqual([]);
    expect(await receipt('en')).not.toContain('Dear buyer');
    const { data: acts } = await admin.call(listAudit, { act: 'settings.changed' });
    expect(acts.slice(0, 2).map(({ on }) => on.name)).toEqual(['Mail texts', 'Mail texts']);
    expect(acts[1]?.after).toEqual({
      'orders.placed, en: subject': own.subject,
      'orders.placed, en: opening': own.opening,
      'orders.placed, en: closing': own.closing,
    });
    expect(acts[0]?.after).toMatchObject({ 'orders.placed, en: subject': null });
  });

  it.each([
    ['a placeholder that the mail does not have', { subject: 'Order {amounts}' }, 'subject'],
    ['one of another mail', { opening: 'From {seller}' }, 'opening'],
    ['a brace', { closing: 'Yours {' }, 'closing'],
    ['a subject of two lines', { subject: 'One\nBcc: two@example.in' }, 'subject'],
    ['a long text', { closing: 'a'.repeat(1_001) }, 'closing'],
  ])('are refused with %s, and nothing is changed', async (_what, wrong, field) => {
    for (const [method, path] of [
      ['PUT', ''],
      ['POST', '/preview'],
      ['POST', '/test'],
    ] as const) {
      const url = `/api/admin/mails/orders.placed/en${path}`;
      const payload = { ...NONE, ...(method === 'PUT' && { version: 0 }), ...wrong };
      const refused = await admin.inject({ method, url, payload });
      expect(refused.json()).toMatchObject({ code: 'mails.words_invalid', fields: { [field]: expect.any(String) } });
    }
    expect((await admin.call(getMail, PLACED)).data).toMatchObject(NONE);
  });

  it('refuse the later of two administrators, even when they are the usual ones again', async () => {
    const ben = await shop.as(cast.admin);
    const { version, subject } = (await admin.call(getMail, PLACED)).data;
    const typed = { ...PLACED, ...NONE, version };
    const both = await Promise.allSettled([
      admin.call(saveMail, { ...typed, opening: 'One' }),
      ben.call(saveMail, { ...typed, opening: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    const now = (await admin.call(getMail, PLACED)).data;
    expect(now).toMatchObject({ subject, version: version + 1 });
    expect(refused.reason).toMatchObject({ code: 'mails.changed', status: 409, data: now });
    expect(refused.reason.message).toMatch(/^anita has saved the texts of this mail in the meantime\./);

    await admin.call(saveMail, { ...PLACED, ...NONE, version: now.version });
    await expect(ben.call(saveMail, { ...typed, opening: 'Three' })).rejects.toMatchObject({ code: 'mails.changed' });
    expect((await admin.call(getMail, PLACED)).data).toMatchObject(NONE);
  });

  it.each(['orders.eaten/en', 'orders.placed/tlh', 'mails.test/en'])('of %s do not exist', async which => {
    expect((await admin.inject({ url: `/api/admin/mails/${which}` })).json().code).toBe('mails.missing');
  });

  it('are mailed as a test to whoever asks, as typed and without being saved', async () => {
    const typed = { subject: 'जाँच {number}', opening: 'नमस्ते {name}!', closing: '' };
    await admin.call(testMail, { mail: 'orders.placed', language: 'hi', ...typed });
    const mail = readableMail((await mailsTo(shop, cast.admin.email)).at(-1) ?? '');
    expect(mail).toContain('नमस्ते Asha Rao!');
    expect(mail).toContain('lang="hi-IN"');
    expect((await admin.call(getMail, { mail: 'orders.placed', language: 'hi' })).data).toMatchObject(NONE);
  });

  it('stay plain in a preview, whatever is typed', async () => {
    const { data } = await admin.call(previewMail, { ...PLACED, ...NONE, opening: '<script>alert(1)</script>' });
    expect(data.html).not.toContain('<script');
    expect(data.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
