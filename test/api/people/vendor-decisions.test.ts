import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAuth } from '#people/accounts/contract.ts';
import { decideVendor, listVendors } from '#people/sellers/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('deciding about sellers on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const approve = (_id: SellerId) => admin.call(decideVendor, { _id, status: 'Approved' });
  const reject = (_id: SellerId, reason?: string) =>
    admin.call(decideVendor, { _id, status: 'Rejected', ...(reason && { reason }) });
  /** The status of a seller's own products call, by cookie and by bearer. */
  const doors = async (client: Client) => {
    const byCookie = await client.inject({ url: '/api/admin/products/get' });
    const headers = { authorization: `Bearer ${client.token}` };
    const byBearer = await shop.app.inject({ url: '/api/admin/products/get', headers });
    return [byCookie.statusCode, byBearer.statusCode];
  };
  const acts = async () => (await sql`select id from audit_entries`.execute(shop.open.db)).rows.length;
  const titles = async (find: string) => {
    const { data } = await shop.guest.call(listProducts, { limit: 100 });
    return data.map(product => product.title).filter(title => title.includes(find));
  };

  it('lists every seller but the shop itself, by status and by words, with no bank account', async () => {
    const all = await admin.call(listVendors, { sort: 'waiting' });
    expect(all.data.map(({ userName }) => userName)).toEqual(['waiting', 'ritchie', 'deccan']);
    expect(all.counts).toEqual({ all: 3, Pending: 1, Approved: 2, Rejected: 0 });
    expect(all.data[0]).toMatchObject({ email: 'waiting@cast.example', mobile: '+919876543210', status: 'Pending' });
    const raw = await admin.inject({ url: '/api/admin/orders/getVendor' });
    expect(raw.body).not.toMatch(/bank|account|password/i);
    const named = await admin.call(listVendors, { find: 'RITCH', status: 'Approved' });
    expect(named.data.map(({ userName }) => userName)).toEqual(['ritchie']);
    expect((await admin.call(listVendors, { find: '%' })).totalItems).toBe(0);
    const second = await admin.call(listVendors, { limit: 2, page: 2 });
    expect([second.data.length, second.totalPages, second.totalItems]).toEqual([1, 2, 3]);
  });

  it('acts on the very next call, by cookie and by bearer (A18)', async () => {
    const deccan = await shop.as(cast.deccan);
    expect(await doors(deccan)).toEqual([200, 200]);
    await reject(cast.deccan.sellerId, 'The GST number was cancelled.');
    expect(await doors(deccan)).toEqual([403, 403]);
    expect((await deccan.call(checkAuth, {})).user.status).toBe('Rejected');
    await approve(cast.deccan.sellerId);
    expect(await doors(deccan)).toEqual([200, 200]);
  });

  it('takes the products of a rejected seller off sale at once, and puts back only those afterwards', async () => {
    const onSale = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Lifted speaker', slug: 'lifted-speaker' });
    await makeProduct(shop, cast.ritchie.sellerId, { title: 'Lifted draft', status: 'draft', listed: false });
    const gone = { title: 'Lifted relic', listed: false, deleted_at: new Date() };
    await makeProduct(shop, cast.ritchie.sellerId, gone);
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [onSale, 1]);
    const page = () => shop.guest.inject({ url: `/api/shop/products/get/${onSale}` });
    expect(await titles('Lifted')).toEqual(['Lifted speaker']);
    expect((await page()).statusCode).toBe(200);

    await reject(cast.ritchie.sellerId);
    expect(await titles('Lifted')).toEqual([]);
    expect((await page()).statusCode).toBe(404);
    expect((await shop.guest.inject({ url: '/api/shop/search/Lifted' })).json().data).toEqual([]);
    expect((await place(buyer, 'while-rejected')).json().code).toBe('orders.product_gone');

    await approve(cast.ritchie.sellerId);
    expect(await titles('Lifted')).toEqual(['Lifted speaker']);
    expect((await page()).statusCode).toBe(200);
    // The refusal has shown the shopper a cart without it.
    await fillCart(buyer, [onSale, 1]);
    expect((await place(buyer, 'once-lifted')).statusCode).toBe(200);
  });

  it('lets nobody but administrators decide, not even about themselves (B5)', async () => {
    const before = await acts();
    const body = (_id: string) => ({ _id, status: 'Approved' });
    const send = (who: Client, _id: string) =>
      who.inject({ method: 'PUT', url: '/api/admin/orders/vendor-update', payload: body(_id) });
    for (const person of [cast.waiting, cast.deccan, cast.asha]) {
      const who = await shop.as(person);
      for (const id of [cast.waiting.sellerId, cast.deccan.sellerId, cast.admin.id, newId()])
        expect((await send(who, id)).statusCode).toBe(403);
      expect((await who.inject({ url: '/api/admin/orders/getVendor' })).statusCode).toBe(403);
    }
    expect((await send(shop.guest, cast.waiting.sellerId)).statusCode).toBe(401);
    const missing = await send(admin, newId());
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'sellers.missing']);
    expect((await send(admin, cast.house)).json()).toEqual(missing.json());
    expect(await acts()).toBe(before);
    const { data } = await admin.call(listVendors, { status: 'Pending' });
    expect(data.map(({ userName }) => userName)).toEqual(['waiting']);
  });

  it.each([
    { status: 'Pending' },
    { status: 'approved' },
    { status: 'Rejected', reason: ' ' },
    { status: 'Rejected', reason: 'x'.repeat(501) },
    { status: 'Approved', nickname: 'x' },
    {},
  ])('refuses a decision that is none: %j', async payload => {
    const url = '/api/admin/orders/vendor-update';
    const answer = await admin.inject({ method: 'PUT', url, payload: { _id: cast.waiting.sellerId, ...payload } });
    expect(answer.statusCode).toBe(400);
  });

  it('mails each change once, with the reason or with what comes next, and writes it down', async () => {
    const before = await acts();
    const { message, data } = await reject(cast.waiting.sellerId, 'Please send your trade licence.');
    expect([message, data.reason]).toEqual(['waiting is rejected', 'Please send your trade licence.']);
    await reject(cast.waiting.sellerId);
    await reject(cast.waiting.sellerId, 'Please send your trade licence.');
    const [rejected = ''] = await mailsTo(shop, cast.waiting.email);
    expect(rejected).toContain('Please send your trade licence.');

    expect((await approve(cast.waiting.sellerId)).data.reason).toBeNull();
    await approve(cast.waiting.sellerId);
    const mails = await mailsTo(shop, cast.waiting.email, 2);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatch(/^Subject: You can now sell on Bijli Bazaar/m);
    expect(mails[1]).toContain('once the profile is complete');
    expect(await acts()).toBe(before + 2);
  });

  it('lets a newly approved seller in and shows it its own products only', async () => {
    const waiting = await shop.as(cast.waiting);
    expect((await waiting.call(listOwnProducts, {})).data).toEqual([]);
  });
});
