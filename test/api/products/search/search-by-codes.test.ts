import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProducts } from '#products/catalog/contract.ts';
import { rederiveProducts } from '#products/catalog/server/catalog.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('searching for the numbers of a product, on the %s engine', engine => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    const cast = await castOf(shop);
    const deccan = await shop.as(cast.deccan);
    const image = await pictureOn(shop, cast.deccan.sellerId);
    await addPhone(deccan, {
      ...{ title: 'Galaxy S24', image },
      ...{ gtin: '0036000291452', mpn: 'SM-S921BZVCINS', model: 'SM-S921B/DS' },
    });
  });
  afterAll(() => shop.end());

  it.each(['0036000291452', 'SM-S921BZVCINS', 'sms921bzvcins', 'sm s921b'])('%s finds it', async keyword => {
    const { data } = await shop.guest.call(searchProducts, { keyword });
    expect(data.map(({ title }) => title)).toEqual(['Galaxy S24']);
  });

  it('makes the same words again when all products are gone over', async () => {
    expect(await rederiveProducts(shop.context)).toBe(0);
  });
});
