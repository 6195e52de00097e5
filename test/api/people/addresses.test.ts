import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as addresses from '#people/addresses/contract.ts';
import { newId } from '#shared/id.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const HOME = {
  name: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560 029',
  phone: '098765-43210',
  notes: 'Ring twice',
};

describe.each(ENGINES)('addresses on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let asha: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    asha = await shop.as(cast.asha);
  });
  afterAll(() => shop.end());
  beforeEach(async () => {
    await shop.open.db.deleteFrom('addresses').execute();
  });

  const add = (more = {}) => asha.call(addresses.addAddress, { ...HOME, ...more });
  const list = async () => (await asha.call(addresses.listAddresses, { userId: cast.asha.id })).data;

  it('are kept with the state that the PIN code lies in, and the number in one form', async () => {
    const { data } = await add();
    expect(data).toMatchObject({
      ...HOME,
      pincode: '560029',
      phone: '+919876543210',
      state: '29',
      userId: cast.asha.id,
    });
    expect(await list()).toEqual([data]);
  });

  it('keep the state their owner chose', async () => {
    expect((await add({ pincode: '605001', state: '34' })).data.state).toBe('34');
  });

  it('are refused where we do not deliver', async () => {
    await expect(add({ pincode: '900001' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { pincode: 'We do not deliver to this PIN code yet' },
    });
  });

  it.each([
    { address: ' ' },
    { city: '' },
    { notes: '\t' },
    { pincode: '00000' },
    { pincode: '56002' },
    { phone: '5876543210' },
    { state: '97' },
    { address: 'x'.repeat(301) },
    { notes: 'a\u0000b' },
  ])('are refused with %j (C26)', async wrong => {
    const payload = { ...HOME, ...wrong };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/address/add', payload });
    expect(answer.statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['56002', 'Enter a 6-digit PIN code'],
    ['000000', 'PIN codes in India don’t start with 0'],
  ])('say what is wrong with the PIN code %s', async (pincode, said) => {
    const payload = { ...HOME, pincode };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/address/add', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ pincode: said });
  });

  it('accept the number with +91 (C26)', async () => {
    expect((await add({ phone: '+91 98765 43210' })).data.phone).toBe('+919876543210');
  });

  it('are three at most', async () => {
    for (let at = 0; at < 3; at += 1) await add();
    const fourth = add();
    await expect(fourth).rejects.toThrow('You can add max 3 addresses');
    await expect(fourth).rejects.toMatchObject({ code: addresses.addressLimit.code });
  });

  it('are three at most also when twenty come at once (C26)', async () => {
    await add();
    await add();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => add()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(3);
  });

  it('can be replaced and forgotten', async () => {
    const [first, second] = [(await add()).data, (await add({ city: 'Mysuru' })).data];
    const own = { userId: cast.asha.id, addressId: first._id };
    const updated = await asha.call(addresses.updateAddress, { ...own, ...HOME, pincode: '400001' });
    expect(updated.data).toMatchObject({ _id: first._id, pincode: '400001', state: '27' });
    expect((await asha.call(addresses.deleteAddress, own)).data).toEqual([second]);
    const again = asha.call(addresses.deleteAddress, own);
    await expect(again).rejects.toMatchObject({ code: addresses.addressIsMissing.code });
    const late = asha.call(addresses.updateAddress, { ...own, ...HOME });
    await expect(late).rejects.toMatchObject({ code: addresses.addressIsMissing.code });
  });

  it('of others are not there: the same answer as for one that never was', async () => {
    const { data } = await add();
    const farhan = await shop.as(cast.farhan);
    for (const method of ['PUT', 'DELETE'] as const) {
      const ask = (id: string) =>
        farhan.inject({
          method,
          url: `/api/shop/address/${method === 'PUT' ? 'update' : 'delete'}/${cast.farhan.id}/${id}`,
          ...(method === 'PUT' && { payload: HOME }),
        });
      const [foreign, absent] = [await ask(data._id), await ask(newId())];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(absent.body);
    }
    expect(await list()).toEqual([data]);
  });

  it('are closed to guests, to other shoppers and to sellers and administrators', async () => {
    const url = `/api/shop/address/get/${cast.asha.id}`;
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
    for (const person of [cast.farhan, cast.deccan, cast.waiting, cast.admin])
      expect((await (await shop.as(person)).inject({ url })).statusCode, person.userName).toBe(403);
  });
});
