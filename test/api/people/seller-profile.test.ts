import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackOrder } from '#orders/orders/contract.ts';
import { addVendor, listVendors } from '#people/sellers/contract.ts';
import { getSellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { PROFILE_COLUMNS } from '#people/sellers/profile/profile-columns.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'an evening by the sea';
const FIELDS = {
  legalName: 'Waiting and Daughters LLP',
  address: '12, Lamington Road',
  city: 'Mumbai',
  pincode: '400007',
  state: '',
  gstNumber: '27AAPFU0939F1ZV',
  mobile: '9820041876',
  careEmail: 'care@waiting.example',
  carePhone: '022-2386 1000',
  bankHolder: 'Waiting and Daughters LLP',
  bankIfsc: 'SBIN0001234',
  bankNumber: '39281047716',
  password: PASSWORD,
};

describe.each(ENGINES)("a seller's profile on the %s engine", engine => {
  let shop: TestShop;
  let cast: Cast;
  let waiting: Client;
  let deccan: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    waiting = await shop.as(cast.waiting);
    deccan = await shop.as(cast.deccan);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const save = (who: Client, more: object = {}) =>
    who.inject({ method: 'PUT', url: '/api/admin/profile/update', payload: { ...FIELDS, ...more } });
  const move = (who: Client, order: string, orderStatus: string) =>
    who.inject({ method: 'PUT', url: `/api/admin/orders/update/${order}`, payload: { orderStatus } });

  it('has a field for every text of a seller that is no name, status or decision of the shop', async () => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = 'sellers' and data_type = 'text'`.execute(shop.open.db);
    const others = ['name', 'name_key', 'status', 'status_reason', 'trust'];
    const texts = rows.map(row => row.column_name).filter(name => !others.includes(name));
    expect(texts.sort()).toEqual(Object.values(PROFILE_COLUMNS).sort());
  });

  it('says what is missing, also to a seller who waits', async () => {
    const { data } = await waiting.call(getSellerProfile, {});
    expect(data).toMatchObject({ userName: 'waiting', status: 'Pending', mobile: '+919876543210', bank: null });
    expect(data.missing).toEqual(['legalName', 'gstNumber', 'address', 'bank']);
  });

  it('is refused as a whole with every wrong field, and nothing is kept', async () => {
    const answer = await save(waiting, { bankIfsc: 'SBIN', pincode: '560001', gstNumber: '27AAPFU0939F1ZW' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'sellers.profile_invalid']);
    expect(Object.keys(answer.json().fields).sort()).toEqual(['bankIfsc', 'gstNumber']);
    const unreachable = await save(waiting, { careEmail: '', carePhone: '12345' });
    expect(Object.keys(unreachable.json().fields).sort()).toEqual(['careEmail', 'carePhone']);
    const taken = await save(waiting, { gstNumber: '36AAKFD4127R1ZX', pincode: '500001' });
    expect([taken.statusCode, taken.json().code]).toEqual([400, 'auth.gstin_taken']);
    expect((await waiting.call(getSellerProfile, {})).data.missing).toHaveLength(4);
  });

  it('is kept, and afterwards neither GST number nor mobile number can be changed here', async () => {
    const { data, message } = await waiting.call(saveSellerProfile, FIELDS);
    expect(message).toBe('Profile saved successfully');
    expect(data).toMatchObject({ state: '27', gstNumber: '27AAPFU0939F1ZV', mobile: '+919876543210', missing: [] });
    const again = { ...FIELDS, gstNumber: '27AAQFM5512K1ZK', mobile: '9000067123', bankNumber: '', city: 'Mumbai 7' };
    const changed = (await waiting.call(saveSellerProfile, again)).data;
    expect(changed).toMatchObject({ city: 'Mumbai 7', gstNumber: '27AAPFU0939F1ZV', mobile: '+919876543210' });
    expect(changed.bank).toEqual({ holder: FIELDS.bankHolder, ifsc: 'SBIN0001234', lastFour: '7716' });
    const { rows } = await sql<{ bank_account: object }>`
      select bank_account from sellers where id = ${cast.waiting.sellerId}`.execute(shop.open.db);
    expect(rows[0]?.bank_account).toEqual({ holder: FIELDS.bankHolder, number: '39281047716', ifsc: 'SBIN0001234' });
  });

  it('asks a seller whom an administrator made for GST number and mobile too', async () => {
    const fields = { userName: 'Kala Ghoda Radios', email: 'kala@x.example', password: 'an evening by the sea' };
    await admin.call(addVendor, { ...fields, role: 'admin', type: 'vendor' });
    const { rows } = await sql<{ id: never }>`select id from users where email = ${fields.email}`.execute(shop.open.db);
    const made = await shop.as({ id: rows[0]?.id as never });
    expect((await made.call(getSellerProfile, {})).data.missing).toHaveLength(5);
    const saved = await made.call(saveSellerProfile, { ...FIELDS, gstNumber: '24AAQCA8719H1ZC', pincode: '380001' });
    expect(saved.data).toMatchObject({ mobile: '+919820041876', state: '24', missing: [] });
  });

  it('is shown to nobody else, and its bank account to nobody at all', async () => {
    for (const person of [cast.asha, cast.admin])
      for (const answer of [
        await (await shop.as(person)).inject({ url: '/api/admin/profile/get' }),
        await save(await shop.as(person)),
      ])
        expect(answer.statusCode).toBe(403);
    expect((await shop.guest.inject({ url: '/api/admin/profile/get' })).statusCode).toBe(401);
    expect((await save(shop.guest)).statusCode).toBe(401);

    const product = await makeProduct(shop, cast.deccan.sellerId);
    const bodies = await Promise.all([
      shop.guest.inject({ url: `/api/shop/products/get/${product}` }),
      deccan.inject({ url: '/api/admin/products/get' }),
      admin.inject({ url: '/api/admin/orders/getVendor' }),
      admin.inject({ url: '/api/admin/audit/get' }),
      deccan.inject({ url: '/api/admin/profile/get' }),
    ]);
    for (const { body, statusCode } of bodies) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/50100412078831|39281047716/);
    }
    expect((await admin.call(listVendors, { find: 'waiting' })).data[0]).not.toHaveProperty('bank');
  });

  it('shows shoppers the new address at once', async () => {
    const product = await makeProduct(shop, cast.deccan.sellerId);
    const address = async () => (await shop.guest.inject({ url: `/api/shop/products/get/${product}` })).body;
    expect(await address()).toContain('1 Market Road');
    await deccan.call(saveSellerProfile, {
      ...FIELDS,
      address: '9 Abids Circle',
      city: 'Hyderabad',
      pincode: '500001',
    });
    for (const shown of ['9 Abids Circle', 'care@waiting.example', '+91 22 2386 1000'])
      expect(await address()).toContain(shown);
  });

  it('lets a seller sell without it, and ship only once it is whole', async () => {
    await sql`update sellers set bank_account = null where id = ${cast.ritchie.sellerId}`.execute(shop.open.db);
    const ritchie = await shop.as(cast.ritchie);
    const order = await buy(await newBuyer(shop), [await makeProduct(shop, cast.ritchie.sellerId), 1]);
    expect((await move(ritchie, order, 'inProcess')).statusCode).toBe(200);
    for (const status of ['inShipping', 'delivered']) {
      const refused = await move(ritchie, order, status);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.seller_not_ready']);
      expect(refused.json().message).toContain('bank account');
    }
    expect((await move(admin, order, 'inShipping')).json().message).toBe(
      'ritchie can’t ship yet. Its seller profile is missing: bank account.',
    );
    await ritchie.call(saveSellerProfile, { ...FIELDS, city: 'Chennai', pincode: '600002' });
    expect((await move(ritchie, order, 'inShipping')).statusCode).toBe(200);
    await sql`update sellers set bank_account = null where id = ${cast.ritchie.sellerId}`.execute(shop.open.db);
    await ritchie.call(trackOrder, { orderId: order, carrier: 'Delhivery', tracking: 'D1001200300' });
    expect((await move(ritchie, order, 'delivered')).statusCode).toBe(200);
  });
});
