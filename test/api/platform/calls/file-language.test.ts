import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Files with words, and a word of each in English and in Hindi. */
const FILES = [
  ['/api/admin/orders/export', 'Order Date', 'ऑर्डर की तारीख'],
  ['/api/admin/earnings/statement?month=2026-11', 'Opening balance', 'शुरुआती बैलेंस'],
  ['/api/admin/imports/template', 'Title', 'टाइटल'],
  ['/api/admin/imports/goods', 'Title', 'टाइटल'],
] as const;

describe('a file', () => {
  let shop: TestShop;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { worksJobs: false });
    const cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    await buy(await newBuyer(shop), [await makeProduct(shop, cast.deccan.sellerId), 1]);
  });
  afterAll(() => shop.end());

  const open = (address: string, language: string, browser: string) =>
    deccan.inject({
      url: `${address}${address.includes('?') ? '&' : '?'}language=${language}`,
      headers: { 'accept-language': browser },
    });

  it.each(FILES)('is in the language of the page with the link, not of the browser: %s', async (address, en, hi) => {
    const english = await open(address, 'en', 'hi');
    expect([english.statusCode, english.body]).toEqual([200, expect.stringContaining(en)]);
    const hindi = await open(address, 'hi', 'en');
    expect([hindi.statusCode, hindi.body]).toEqual([200, expect.stringContaining(hi)]);
    expect(english.body).not.toContain(hi);
  });

  it('is in the language of the client where the address has none', async () => {
    for (const [address, , hi] of FILES)
      expect((await deccan.inject({ url: address, headers: { 'accept-language': 'hi' } })).body).toContain(hi);
  });

  it('is refused in this language, and in one that the shop does not speak', async () => {
    const refused = await open('/api/invoices/pdf/01890a5d-ac96-774b-bcce-b302099a8057', 'hi', 'en');
    expect(refused.json()).toMatchObject({ code: 'invoices.missing', message: 'हमें यह इनवॉइस नहीं मिला।' });
    const month = await open('/api/admin/earnings/statement', 'hi', 'en');
    expect(month.json().fields.month).toMatch(/[\u0900-\u097f]/);
    expect((await open('/api/admin/imports/template', 'xx', 'en')).statusCode).toBe(400);
  });

  it('can be asked for in a language, if it has words', () => {
    const withWords = shop.api.routes.filter(({ endpoint: { file } }) => file && !file.startsWith('image/'));
    expect(withWords.length).toBeGreaterThan(FILES.length);
    for (const { endpoint } of withWords)
      expect((endpoint.query as Partial<z.ZodMiniObject> | undefined)?.shape, endpoint.path).toHaveProperty('language');
  });
});
