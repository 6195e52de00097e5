import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSomeProducts, MAX_PER_PAGE } from '#products/catalog/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('asking for some products by their ids on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const some = async (...ids: readonly ProductId[]) =>
    (await shop.guest.call(listSomeProducts, { ids: [...ids] })).data;

  it('answers each that is on sale once, in the order asked, with its price and stock of now', async () => {
    const phone = await product({ title: 'Nandi 5', stock: 3, sale_price_paise: paise(899_950) });
    const cable = await product({ title: 'Cable' });
    const goods = await some(cable, phone, cable);
    expect(goods.map(one => one.title)).toEqual(['Cable', 'Nandi 5']);
    expect(goods[1]).toMatchObject({
      _id: phone,
      price: 1_000_000,
      salePrice: 899_950,
      totalStock: 3,
      username: 'deccan',
    });

    await shop.open.db
      .updateTable('products')
      .set({ price_paise: paise(1_200_000) })
      .where('id', '=', phone)
      .execute();
    expect(await some(phone)).toMatchObject([{ price: 1_200_000 }]);
  });

  it('leaves out what is hidden, deleted or was never there', async () => {
    const [fine, hidden, deleted] = [await product(), await product({ listed: false }), await product()];
    const gone = { listed: false, deleted_at: new Date() };
    await shop.open.db.updateTable('products').set(gone).where('id', '=', deleted).execute();
    expect((await some(hidden, deleted, newId<'product'>(), fine)).map(one => one._id)).toEqual([fine]);
  });

  it('is computed for each request and never cached', async () => {
    const { headers } = await shop.guest.inject({ url: `/api/shop/products/some?ids=${await product()}` });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['nothing', ''],
    ['what is no id', '7'],
    ['one id too many', Array.from({ length: MAX_PER_PAGE + 1 }, () => newId()).join(',')],
  ])('refuses %s', async (_what, ids) => {
    const answer = await shop.guest.inject({ url: `/api/shop/products/some?ids=${ids}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
