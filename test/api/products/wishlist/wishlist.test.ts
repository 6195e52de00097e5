import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeWishlist, getWishlist, setNotices } from '#products/wishlist/contract.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { signInFirst } from '#shared/api/problems.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('a wishlist on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const save = (buyer: Buyer, ...ids: readonly ProductId[]) =>
    buyer.call(changeWishlist, { add: ids.map(productId => ({ productId })), remove: [] });
  const list = async (buyer: Buyer) => (await buyer.call(getWishlist, {})).data;
  const idsOf = async (buyer: Buyer) => (await list(buyer)).map(({ productId }) => productId);

  it('takes nothing for an account that was deleted meanwhile', async () => {
    const [buyer, phone] = [await newBuyer(shop), await product()];
    await shop.open.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', buyer.id).execute();
    await expect(save(buyer, phone)).rejects.toMatchObject({ code: signInFirst.code });
    const notices = buyer.call(setNotices, { productId: phone, tellOfFall: true });
    await expect(notices).rejects.toMatchObject({ code: signInFirst.code });
    expect(
      await shop.open.db.selectFrom('wishlist_entries').where('user_id', '=', buyer.id).selectAll().execute(),
    ).toEqual([]);
  });

  it('has each product once, newest first, with its price of then', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'Nandi 5', sale_price_paise: paise(899_950) });
    await save(buyer, phone);
    const cable = await product();
    await save(buyer, cable, cable, phone);
    await shop.open.db
      .updateTable('products')
      .set({ sale_price_paise: paise(700_000) })
      .where('id', '=', phone)
      .execute();
    expect(await idsOf(buyer)).toEqual([cable, phone]);
    expect((await list(buyer))[1]).toMatchObject({ title: 'Nandi 5', savedPrice: 899_950 });
    expect(await idsOf(await newBuyer(shop))).toEqual([]);
  });

  it('takes a product back with the price and day it had, and a guest’s list likewise, but no day ahead', async () => {
    const buyer = await newBuyer(shop);
    const [phone, cable] = [await product(), await product()];
    const savedAt = new Date('2026-10-02T09:30:00.000Z');
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const { data } = await buyer.call(changeWishlist, {
      add: [
        { productId: phone, savedPrice: paise(1_234_500), savedAt },
        { productId: cable, savedAt: tomorrow },
      ],
      remove: [],
    });
    expect(data[1]).toMatchObject({ productId: phone, savedPrice: 1_234_500, savedAt });
    expect(data[0]?.savedAt.getTime()).toBeLessThan(tomorrow.getTime());
  });

  it('removes and adds in one call, and repeating it changes nothing', async () => {
    const buyer = await newBuyer(shop);
    const [phone, cable] = [await product(), await product()];
    await save(buyer, phone);
    for (const _again of [1, 2]) {
      await buyer.call(changeWishlist, { add: [{ productId: cable }], remove: [phone, newId<'product'>()] });
      expect(await idsOf(buyer)).toEqual([cable]);
    }
  });

  it('keeps what is no longer sold, and takes nothing that shoppers have never seen', async () => {
    const buyer = await newBuyer(shop);
    const gone = await product({ title: 'Gone since' });
    await save(buyer, gone);
    await shop.open.db
      .updateTable('products')
      .set({ listed: false, deleted_at: new Date() })
      .where('id', '=', gone)
      .execute();
    const draft = await product({ status: 'draft', listed: false });
    const unapproved = await product({ approved: false, listed: false });
    const ofNewSeller = await makeProduct(shop, cast.waiting.sellerId, { listed: false });
    await save(buyer, draft, unapproved, ofNewSeller, newId<'product'>());
    expect((await list(buyer)).map(({ title }) => title)).toEqual(['Gone since']);
  });

  it('is full at its limit, also when two calls come at once', async () => {
    const buyer = await newBuyer(shop);
    const ids: ProductId[] = [];
    for (let at = 0; at <= MAX_SAVED; at += 1) ids.push(await product());
    await save(buyer, ...ids.slice(0, MAX_SAVED - 2));
    await Promise.all([save(buyer, ...ids.slice(-3, -1)), save(buyer, ...ids.slice(-2))]);
    expect(await list(buyer)).toHaveLength(MAX_SAVED);
    const payload = { add: ids.map(productId => ({ productId })), remove: [] };
    const { statusCode } = await buyer.inject({ method: 'POST', url: '/api/shop/wishlist/change', payload });
    expect(statusCode).toBe(400);
  });

  it('refuses a negative price, and then changes nothing', async () => {
    const buyer = await newBuyer(shop);
    const payload = { add: [{ productId: await product(), savedPrice: -1 }], remove: [] };
    const { statusCode } = await buyer.inject({ method: 'POST', url: '/api/shop/wishlist/change', payload });
    expect([statusCode, await idsOf(buyer)]).toEqual([400, []]);
  });
});
