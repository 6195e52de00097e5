import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings, SAVE, settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import type { GroupFields, GroupName } from '#office/settings/groups/groups.ts';
import { aboveCodCap } from '#orders/orders/contract.ts';
import { houseNameTaken } from '#people/sellers/contract.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { getDistrict } from '#shop/delivery/contract.ts';
import { getShop } from '#shop/shop/contract.ts';
import { fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('settings on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const now = async () => (await admin.call(getSettings, {})).data;
  const put = async <Name extends GroupName>(name: Name, fields: Partial<GroupFields<Name>>, version?: string) => {
    const state = (await now())[name];
    const payload = { version: version ?? state.version, fields: { ...state.fields, ...fields } };
    return admin.inject({ method: 'PUT', url: `/api/admin/settings/${name}`, payload });
  };

  it('are saved group by group, shown at once, and the house seller with them', async () => {
    const product = await makeProduct(shop, cast.house);
    const seller = async () =>
      (await shop.guest.inject({ url: `/api/shop/products/get/${product}` })).json().data.seller;
    expect(await seller()).toMatchObject({ name: 'Bijli Bazaar', legalName: 'Bijli Bazaar Retail Private Limited' });
    const saved = await put('shop', {
      name: 'Chandni Electronics',
      legalName: 'Chandni Retail LLP',
      gstin: '27AAPFU0939F1ZV',
      state: '27',
    });
    expect(saved.json()).toMatchObject({ success: true, message: 'Shop saved', data: (await now()).shop });
    expect((await shop.guest.call(getShop, {})).data).toMatchObject({
      name: 'Chandni Electronics',
      gstin: '27AAPFU0939F1ZV',
      stateCode: '27',
    });
    expect(await seller()).toMatchObject({ name: 'Chandni Electronics', legalName: 'Chandni Retail LLP' });
    const house = await shop.open.db.selectFrom('sellers').selectAll().where('is_house', '=', true).execute();
    expect(house).toMatchObject([{ gstin: '27AAPFU0939F1ZV', state_code: '27', care_email: expect.any(String) }]);
    expect((await put('addresses', { branchAddress: '' })).statusCode).toBe(200);
    const officer = await put('officer', { name: 'Ravi Iyer' });
    expect(officer.json().data).toEqual((await now()).officer);
    expect((await shop.guest.call(getShop, {})).data).toMatchObject({
      name: 'Chandni Electronics',
      branchAddress: '',
      grievanceOfficer: { name: 'Ravi Iyer' },
    });
  });

  it('are written down with what they were before, and only when they have changed', async () => {
    const { totalItems } = await admin.call(listAudit, {});
    expect((await put('officer', { name: '  Ravi   Iyer ' })).statusCode).toBe(200);
    expect((await admin.call(listAudit, {})).totalItems).toBe(totalItems);
    expect((await put('officer', { name: 'Sunita Pillai' })).statusCode).toBe(200);
    expect((await admin.call(listAudit, {})).data[0]).toMatchObject({
      act: 'settings.changed',
      by: 'anita',
      on: { kind: 'setting', name: 'Grievance officer' },
      before: { Name: 'Ravi Iyer' },
      after: { Name: 'Sunita Pillai' },
    });
  });

  it('are saved on the version that was read: who comes second gets them as they stand', async () => {
    const { version } = (await now()).delivery;
    expect((await put('delivery', { deliveryCharge: '49' }, version)).statusCode).toBe(200);
    const second = await put('delivery', { deliveryCharge: '99' }, version);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: settingsMoved.code, data: (await now()).delivery });
    expect((await now()).delivery.fields.deliveryCharge).toBe('49');
    // What was saved in another group meanwhile is no matter.
    const officer = (await now()).officer.version;
    expect((await put('addresses', { branchAddress: 'Nehru Place, New Delhi 110019' })).statusCode).toBe(200);
    expect((await put('officer', { name: 'Meera Krishnan' }, officer)).statusCode).toBe(200);
  });

  it('saved by two at the same moment are saved once', async () => {
    const { version, fields } = (await now()).delivery;
    const answers = await Promise.all(
      ['10', '20', '30'].map(deliveryCharge =>
        admin.inject({
          method: 'PUT',
          url: '/api/admin/settings/delivery',
          payload: { version, fields: { ...fields, deliveryCharge } },
        }),
      ),
    );
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409, 409]);
    await put('delivery', { deliveryCharge: '0' });
  });

  it.each<[GroupName, Record<string, string>]>([
    ['shop', { name: 'x'.repeat(41), email: 'care' }],
    ['addresses', { registeredAddress: '' }],
    ['officer', { phone: 'none' }],
    ['delivery', { codCap: '-1', served: 'Atlantis' }],
    ['goods', { declarationsRequired: 'perhaps' }],
  ])('are refused with every wrong field: %s', async (name, wrong) => {
    const before = await now();
    const refused = await put(name, wrong);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: settingsInvalid.code });
    expect(Object.keys(refused.json().fields).sort()).toEqual(Object.keys(wrong).sort());
    expect(await now()).toEqual(before);
  });

  it('take no other keys, no missing ones and no text without end', async () => {
    const { version, fields } = (await now()).goods;
    const send = (payload: object) => admin.inject({ method: 'PUT', url: '/api/admin/settings/goods', payload });
    expect((await send({ version, fields: { ...fields, isAdmin: 'yes' } })).statusCode).toBe(400);
    expect((await send({ version, fields: {} })).statusCode).toBe(400);
    expect((await send({ version, fields, force: true })).statusCode).toBe(400);
    expect((await put('delivery', { refused: '5'.repeat(30_001) })).statusCode).toBe(400);
  });

  it('give the shop no name that a vendor has, nor one that looks like it', async () => {
    const { name: before } = (await now()).shop.fields;
    for (const name of ['deccan', 'Decc\u00e0n', 'D e c c a n']) {
      const refused = await put('shop', { name });
      expect([refused.statusCode, refused.json().code]).toEqual([409, houseNameTaken.code]);
      expect(refused.json().fields).toHaveProperty('name');
    }
    expect((await now()).shop.fields.name).toBe(before);
  });

  it('deliver only where they say, from the next query on', async () => {
    expect((await put('delivery', { elsewhere: 'no', served: 'Karnataka', refused: '560029' })).statusCode).toBe(200);
    const district = async (digits: string) => (await shop.guest.call(getDistrict, { district: digits })).data;
    expect(await district('560')).toMatchObject({ elsewhere: true, refused: ['560029'] });
    expect(await district('400')).toMatchObject({ elsewhere: false });
    expect((await now()).delivery.fields).toMatchObject({ served: 'Karnataka', refused: '560029' });
    expect((await put('delivery', { elsewhere: 'yes', served: '', refused: '' })).statusCode).toBe(200);
    expect(await district('400')).toMatchObject({ elsewhere: true });
  });

  it('hold orders to the limit for cash, delivery included, and take nothing from one that is above it', async () => {
    expect((await put('delivery', { codCap: '20,049', deliveryCharge: '49' })).statusCode).toBe(200);
    const buyer = await newBuyer(shop);
    const phone = await makeProduct(shop, cast.deccan.sellerId);
    await fillCart(buyer, [phone, 3]);
    const refused = await place(buyer, 'too-much');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: aboveCodCap.code,
      message: expect.stringMatching(/^Cash on delivery is available up to ₹20,049\. Please order fewer items/),
    });
    expect(await stockOf(shop.open.db, phone)).toBe(10);
    expect((await shop.guest.call(getShop, {})).data.codCap).toBe(2_004_900);

    await buyer.inject({
      method: 'PUT',
      url: '/api/shop/cart/update-cart',
      payload: { userId: buyer.id, productId: phone, quantity: 2 },
    });
    expect((await place(buyer, 'just-right')).statusCode).toBe(200);
    // An order that is placed stays the answer to its key, whatever the limit has become.
    expect((await put('delivery', { codCap: '1' })).statusCode).toBe(200);
    expect((await place(buyer, 'just-right')).statusCode).toBe(200);
    await fillCart(buyer, [phone, 1]);
    expect((await place(buyer, 'the-next-one')).statusCode).toBe(409);
    expect((await put('delivery', { codCap: '' })).statusCode).toBe(200);
    expect((await place(buyer, 'the-next-one')).statusCode).toBe(200);
  });

  it('are for administrators alone', async () => {
    const { version, fields } = (await now()).goods;
    for (const person of [cast.asha, cast.waiting, cast.deccan]) {
      const client = await shop.as(person);
      expect((await client.inject({ url: '/api/admin/settings/get' })).statusCode).toBe(403);
      const payload = { version, fields };
      const url = '/api/admin/settings/goods';
      expect((await client.inject({ method: 'PUT', url, payload })).statusCode).toBe(403);
    }
  });
});

/** Its names are the keys of the calls. */
it('every group has its call', () => {
  expect(Object.entries(SAVE).map(([name, { path }]) => path === `/admin/settings/${name}`)).not.toContain(false);
});
