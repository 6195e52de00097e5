import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideVendor } from '#people/sellers/contract.ts';
import { saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { readFront, saveFront } from '#products/fronts/fronts.contract.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, type CastSeller, castOf, givePasswords, makeProduct, makeSeller } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { assurancesIn } from '#test/inspect/assurances.ts';

const PASSWORD = 'an evening by the sea';
const PROFILE = {
  ...{ legalName: 'Kala Ghoda Radios', gstNumber: '24AAQCA8719H1ZC', mobile: '9820041876', password: PASSWORD },
  ...{ address: '1 Market Road', city: 'Ahmedabad', pincode: '380001', state: '24' },
  ...{ careEmail: 'care@kala.example', carePhone: '+919820041876' },
  ...{ bankHolder: 'Kala', bankNumber: '39281047716', bankIfsc: 'SBIN0001234' },
};
const OFFICER = ['Grievance officer: Meera Krishnan, +91 80 4000 2201', '/grievance-officer'];
const THREE_SELLERS = '3 sellers with a GST number, each approved by us';

describe.each(ENGINES)('what assures shoppers, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let kala: CastSeller;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, pages: await builtScreens() });
    cast = await castOf(shop);
    kala = await shop.context.tx(tx => makeSeller(tx, 'kala', 'Approved', '24'));
    await givePasswords(shop, PASSWORD);
    for (const { sellerId } of [cast.deccan, cast.ritchie, kala])
      await makeProduct(shop, sellerId, { slug: `phone-of-${sellerId}` });
    await makeProduct(shop, cast.house, { slug: 'own-phone', warranty_months: 12 });
  });
  afterAll(() => shop.end());

  const assurancesOn = async (url: string) => assurancesIn((await shop.guest.inject({ url })).body);
  const textsOn = async (url: string) => (await assurancesOn(url)).map(([text]) => text);

  it('is on the home page, from settings and rules', async () => {
    expect(await assurancesOn('/')).toEqual([
      ['Returns within 7 days of delivery', '/returnAndRefunds'],
      ['Cash on delivery', '/shipping-policy'],
      OFFICER,
      ['Registered office: 14 Residency Road, Bengaluru 560025', '/contact-us'],
    ]);
    await shop.context.tx(tx => changeSetting(tx, 'codCap', paise(50_000_00)));
    expect(await textsOn('/')).toContain('Cash on delivery up to ₹50,000');
    expect(await textsOn('/hi')).toContain('₹50,000 तक कैश ऑन डिलीवरी');
    expect(await textsOn('/ta')).toContain('₹50,000 வரை கேஷ் ஆன் டெலிவரி');
  });

  it('is the number of approved sellers with a GST number, as soon as it has changed', async () => {
    expect(await textsOn('/')).not.toContain(THREE_SELLERS);
    await (await shop.as(kala)).call(saveSellerProfile, PROFILE);
    expect(await textsOn('/')).toContain(THREE_SELLERS);
    const admin = await shop.as(cast.admin);
    await admin.call(decideVendor, { _id: kala.sellerId, status: 'Rejected' });
    expect(await textsOn('/')).not.toContain(THREE_SELLERS);
    await admin.call(decideVendor, { _id: kala.sellerId, status: 'Approved' });
    expect(await textsOn('/')).toContain(THREE_SELLERS);
  });

  it('stands below the sections of administrators too', async () => {
    const admin = await shop.as(cast.admin);
    const { version } = (await admin.call(readFront, { front: 'home' })).data;
    await admin.call(saveFront, { front: 'home', body: { titles: {}, sections: [] }, publish: true, version });
    expect(await textsOn('/')).toContain(OFFICER[0]);
  });

  it('is on product pages what else nobody says there, and of the shop itself not that it has approved itself', async () => {
    const own = [['7-day returns', '/returnAndRefunds'], ['1 year manufacturer’s warranty', undefined], OFFICER];
    expect(await assurancesOn('/product/own-phone')).toEqual(own);
    const ofDeccan = await textsOn(`/product/phone-of-${cast.deccan.sellerId}`);
    expect(ofDeccan).toContain('The seller has a GST number and was approved by us');
    expect(ofDeccan).toHaveLength(4);
  });
});
