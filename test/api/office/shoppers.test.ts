import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { blockPerson } from '#office/people/contract.ts';
import { getShopper, listShoppers } from '#office/people/shoppers.contract.ts';
import { deleteAccount } from '#office/privacy/contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { registerWhole, shopperFields } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the shoppers on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let kavya: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    kavya = await newBuyer(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await buy(kavya, [product, 1]);
    await kavya.call(addReview, { productId: product, reviewMessage: 'Bright screen.', reviewValue: 4 });
    await kavya.call(sendMessage, { name: 'Kavya', email: kavya.email, subject: 'A cable', message: 'Is missing.' });
  });
  afterAll(() => shop.end());

  const names = async (query: InputOf<typeof listShoppers>) =>
    (await admin.call(listShoppers, query)).data.map(({ userName }) => userName);

  it('are listed with their orders, in pages, by words and by order; nobody but shoppers is among them', async () => {
    const all = await admin.call(listShoppers, { sort: 'name' });
    expect(all.data.map(({ userName, orders }) => [userName, orders])).toEqual([
      ['asha', 0],
      [kavya.userName, 1],
      ['farhan', 0],
    ]);
    expect(all.counts).toEqual({ all: 3, blocked: 0 });
    expect(await names({ sort: 'name', order: 'desc', limit: 1, page: 3 })).toEqual(['asha']);
    // The cast comes all within a moment.
    await sql`update users set created_at = created_at - interval '1 minute' where user_name = 'asha'`.execute(
      shop.open.db,
    );
    expect(await names({})).toEqual([kavya.userName, 'farhan', 'asha']);
    expect(await names({ find: 'FARHAN@' })).toEqual(['farhan']);
    expect(await names({ find: '%' })).toEqual([]);
    await sql`update users set mobile = '+919812345678' where user_name = 'farhan'`.execute(shop.open.db);
    for (const find of ['98123 45678', '+91 98123-45678', '09812345678'])
      expect(await names({ find })).toEqual(['farhan']);
    expect(await names({ find: 'anita' })).toEqual([]);
    expect((await admin.inject({ url: '/api/admin/shoppers/get?sort=password' })).statusCode).toBe(400);
  });

  it('each have a page with what it takes to help them, and no address, message or password', async () => {
    const url = `/api/admin/shoppers/get/${kavya.id}`;
    expect((await admin.inject({ url })).body).not.toMatch(/MG Road|Is missing|Bright screen|"password/);
    const { data } = await admin.call(getShopper, { shopperId: kavya.id });
    expect(data).toMatchObject({
      userName: kavya.userName,
      addresses: 1,
      sessions: 1,
      reviews: { all: 1, hidden: 0 },
      tickets: [{ subject: 'A cable' }],
      orders: { counts: { all: 1 }, newest: [{ totalAmount: 1_000_000, sellers: ['deccan'] }] },
      standing: { blockedAt: null },
    });
    expect((await admin.call(getShopper, { shopperId: cast.farhan.id })).data).toMatchObject({
      ...{ addresses: 0, tickets: [], orders: { newest: [] } },
    });
  });

  it('are looked at under the eyes of the audit log, a page read twice being one look', async () => {
    const looks = async () => (await admin.call(listAudit, { act: 'person.seen', person: 'asha' })).data;
    await admin.call(getShopper, { shopperId: cast.asha.id });
    await admin.call(getShopper, { shopperId: cast.asha.id });
    expect(await looks()).toMatchObject([{ by: 'anita', on: { kind: 'person', id: cast.asha.id } }]);
    await admin.call(blockPerson, { _id: cast.asha.id, reason: 'Parcels were refused.' });
    const { data } = await admin.call(getShopper, { shopperId: cast.asha.id });
    expect(data.history.map(({ act }) => act)).toEqual(['person.blocked']);
    expect(data.standing.blockedReason).toBe('Parcels were refused.');
    expect(await names({ standing: 'blocked' })).toEqual(['asha']);
  });

  it('are nobody’s to see once their account is deleted, nor is anybody who is no shopper', async () => {
    const fields = shopperFields();
    const { user } = await registerWhole(shop, fields);
    await (await shop.as(user)).call(deleteAccount, { password: fields.password });
    expect((await admin.call(listShoppers, {})).counts.all).toBe(3);
    for (const id of [user.id, cast.deccan.id, cast.admin.id, newId()])
      expect((await admin.inject({ url: `/api/admin/shoppers/get/${id}` })).json().code).toBe('people.missing');
  });

  it('are for administrators alone', async () => {
    for (const url of ['/api/admin/shoppers/get', `/api/admin/shoppers/get/${kavya.id}`]) {
      expect((await shop.guest.inject({ url })).statusCode).toBe(401);
      for (const person of [kavya, cast.waiting, cast.deccan])
        expect((await (await shop.as(person)).inject({ url })).statusCode).toBe(403);
    }
  });
});
