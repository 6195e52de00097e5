import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getInvoice, invoiceIsMissing } from '#finance/invoices/contract.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { createApp } from '#platform/http/app.ts';
import { answerInTime } from '#platform/http/load/answer-in-time.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { openFolder } from '#process/open-files.ts';
import { type DocumentId, newId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** What a browser sends when somebody follows a link. */
const LINK = { host: 'shop.example', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PAGE = 'text/html; charset=utf-8';

/** A link to a file that is refused would save the refusal as the file. */
describe('a file that a page links to', () => {
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  let dataDir: string;
  let storage: StoragePort;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'linked-files-'));
    storage = (await openFolder(dataDir)).storage;
    shop = await startTestShop(ONE_ENGINE, { storage });
    cast = await castOf(shop);
    buyer = await newBuyer(shop);
  });
  afterAll(async () => {
    await shop.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  const url = `/api/invoices/pdf/${newId()}`;
  const follow = (headers: object, who: Client = buyer, to = url) =>
    who.inject({ url: to, headers: { ...LINK, ...headers } });

  it('is refused with a page, to a browser that follows the link', async () => {
    const refused = await follow({});
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([404, PAGE]);
    expect(refused.body).toContain(invoiceIsMissing().message);
    expect(refused.headers['content-disposition']).toBeUndefined();
    const signedOut = await follow({}, shop.guest);
    expect([signedOut.statusCode, signedOut.headers['content-type']]).toEqual([401, PAGE]);
  });

  it('is refused in the language that the browser asks for', async () => {
    const hindi = await follow({ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
    expect(hindi.body).toContain('हमें यह इनवॉइस नहीं मिला।');
    expect(hindi.body).toContain('<html lang="hi-IN"');
  });

  it('is made while its invoice is read, so that it is there when the link is followed', async () => {
    const admin = await shop.as(cast.admin);
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await admin.call(updateOrder, { orderId, orderStatus: 'inShipping' });
    const [document] = (await admin.call(getOrder, { orderId })).data.parts[0]?.documents ?? [];
    const kept = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list('documents/')) keys.push(key);
      return keys;
    };
    expect(await kept()).toEqual([]);
    await buyer.call(getInvoice, { invoiceId: document?._id as DocumentId });
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), 20_000);
    const file = await follow({}, buyer, `/api/invoices/pdf/${document?._id}`);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="IN-/);
    expect(await kept()).toHaveLength(1);
  });

  it('is refused with JSON to scripts, as all calls are to everybody', async () => {
    expect((await buyer.inject({ url, headers: { accept: '*/*' } })).json().code).toBe(invoiceIsMissing.code);
    expect((await follow({}, buyer, `/api/invoices/get/${newId()}`)).json().code).toBe(invoiceIsMissing.code);
    for (const to of ['/api/nowhere', '/api/%zz'])
      expect((await follow({}, buyer, to)).headers['content-type']).toMatch(/^application\/json/);
  });
});

it('a file that takes too long is a page that says so', async () => {
  const app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
  const waits = Promise.withResolvers<string>();
  answerInTime(app, 100);
  const config = { ...openBecause('tried by this test').config, isFile: true as const };
  app.get('/api/slow', { config }, () => waits.promise);
  const answer = await app.inject({ url: '/api/slow', headers: LINK });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([503, PAGE, '2']);
  expect(answer.body).toContain('Try again');
  waits.resolve('late');
  await app.close();
});
