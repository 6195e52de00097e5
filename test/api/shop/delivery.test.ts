import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import { listCards, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getDistrict } from '#shop/delivery/contract.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import { ALL_INDIA, type ServiceArea } from '#shop/delivery/service-area.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, givePasswords, makeProduct, makeSeller } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('delivery on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const serve = (area: Partial<ServiceArea>) =>
    shop.context.tx(tx => changeSetting(tx, 'serviceArea', { ...ALL_INDIA, ...area }));
  const district = async (digits: string) => (await shop.guest.call(getDistrict, { district: digits })).data;

  it('reaches every PIN code that has a state until the shop-keeper says otherwise', async () => {
    await serve({});
    expect(await district('560')).toEqual({ state: '29', served: [], refused: [], elsewhere: true });
    expect(await district('999')).toEqual({ state: null, served: [], refused: [], elsewhere: false });
  });

  it('gives everybody the same cached answer, and changes at once', async () => {
    await serve({});
    const before = await shop.guest.inject({ method: 'GET', url: '/api/shop/delivery/744' });
    expect(before.headers).toMatchObject({ 'cache-control': 'public, max-age=0, stale-if-error=600' });
    expect(before.headers['set-cookie']).toBeUndefined();
    await serve({ refused: ['744', '560029'] });
    expect(await district('744')).toMatchObject({ state: '35', elsewhere: false });
    expect(await district('560')).toMatchObject({ refused: ['560029'], elsewhere: true });
    await serve({});
    const after = await shop.guest.inject({ method: 'GET', url: '/api/shop/delivery/744' });
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it.each(['56', '5600', '056', '56a', '560029'])('is asked for by three digits and nothing else: %s', async digits =>
    expect((await shop.guest.inject({ method: 'GET', url: `/api/shop/delivery/${digits}` })).statusCode).toBe(400),
  );

  it('refuses an order to a PIN code that is not served, and takes nothing', async () => {
    await serve({ refused: ['560029'] });
    const buyer = await newBuyer(shop);
    const phone = await makeProduct(shop, cast.deccan.sellerId);
    await fillCart(buyer, [phone, 2]);
    const refused = await place(buyer, 'to-nowhere');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: notServed.code, message: 'We do not deliver to 560029 yet.' });
    expect(await stockOf(shop.open.db, phone)).toBe(10);
    expect((await buyer.call(getCart, { userId: buyer.id })).items).toHaveLength(1);

    const { data: near } = await buyer.call(addAddress, {
      address: '14 Residency Road',
      city: 'Bengaluru',
      pincode: '560 025',
      phone: '9876543210',
      notes: 'Ring',
    });
    expect((await place({ ...buyer, addressId: near._id }, 'to-somewhere')).statusCode).toBe(200);
  });

  it('is open for orders again as soon as the setting says so', async () => {
    await serve({ served: ['4'], elsewhere: false });
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    expect((await place(buyer, 'still-closed')).json()).toMatchObject({ code: notServed.code });
    await serve({ served: ['4', '5600'], elsewhere: false });
    expect((await place(buyer, 'open-again')).statusCode).toBe(200);
  });

  it('saves an address that is not served, because the setting may change', async () => {
    await serve({ refused: ['56'] });
    await expect(newBuyer(shop)).resolves.toMatchObject({ addressId: expect.any(String) });
  });

  it('is computed for every card from the state of its seller, also after the seller has moved', async () => {
    const kala = await shop.context.tx(tx => makeSeller(tx, 'kala', 'Approved', '27'));
    await givePasswords(shop, 'an evening by the sea');
    const id = await makeProduct(shop, kala.sellerId, { slug: 'kala-radio', title: 'Kala Radio', section: 'trending' });
    const statesOnCards = async () => {
      const { guest } = shop;
      const lists = [
        (await guest.call(listProducts, { limit: 100 })).data,
        (await guest.call(searchProducts, { keyword: 'kala radio' })).data,
        (await guest.call(listCards, { ids: [id] })).data,
        (await guest.call(compareProducts, { slugs: ['kala-radio'] })).data.products,
      ];
      return lists.map(list => list.find(({ _id }) => _id === id)?.sellerState);
    };
    expect(await statesOnCards()).toEqual(['27', '27', '27', '27']);
    await (await shop.as(kala)).call(saveSellerProfile, {
      ...{ legalName: 'Kala', gstNumber: '24AAQCA8719H1ZC', mobile: '9820041876', password: 'an evening by the sea' },
      ...{ address: '1 Market Road', city: 'Ahmedabad', pincode: '380001', state: '24' },
      ...{ careEmail: 'care@kala.example', carePhone: '+919820041876' },
      ...{ bankHolder: 'Kala', bankNumber: '39281047716', bankIfsc: 'SBIN0001234' },
    });
    expect(await statesOnCards()).toEqual(['24', '24', '24', '24']);
  });

  it('starts in the seller’s state, which a cart has with each line', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    expect((await buyer.call(getCart, { userId: buyer.id })).items).toMatchObject([{ sellerState: '36' }]);
  });
});
