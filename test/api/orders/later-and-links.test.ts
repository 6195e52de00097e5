import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import { addToCart, getCart, mergeCart } from '#orders/cart/contract.ts';
import {
  forgetLater,
  laterIsFull,
  laterIsMissing,
  listLater,
  mergeLater,
  moveToCart,
  saveForLater,
} from '#orders/cart/later/later.contract.ts';
import { MAX_LATER } from '#orders/cart/later/max-later.ts';
import {
  createCartLink,
  endCartLink,
  linkIsMissing,
  listCartLinks,
  MAX_LINKS,
  nothingToShare,
  openCartLink,
  tooManyLinks,
} from '#orders/cart/links/links.contract.ts';
import * as refusals from '#orders/cart/refusals.ts';
import { sweepLinks } from '#orders/cart/server/links/sweep-links.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

describe.each(ENGINES)('products saved for later and shared carts on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());
  beforeEach(async () => {
    buyer = await newBuyer(shop);
  });

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const hide = (id: ProductId) =>
    shop.open.db.updateTable('products').set({ listed: false, status: 'hidden' }).where('id', '=', id).execute();
  const add = (productId: ProductId, quantity = 1, who: Client = buyer) => who.call(addToCart, { productId, quantity });
  const inCart = async () =>
    (await buyer.call(getCart, { userId: buyer.id })).items.map(({ productId, quantity }) => [productId, quantity]);
  const saved = async () =>
    (await buyer.call(listLater, {})).data.map(({ productId, quantity }) => [productId, quantity]);

  describe('a product saved for later', () => {
    it('leaves the cart and comes back, and says what has become of its price and its stock', async () => {
      const phone = await product({ title: 'Nandi 5', price_paise: 1_000_000, stock: 5 });
      await add(phone, 3);
      const { data } = await buyer.call(saveForLater, { productId: phone });
      expect(data).toMatchObject([
        { productId: phone, title: 'Nandi 5', quantity: 3, savedPrice: 1_000_000, note: null, now: { totalStock: 5 } },
      ]);
      expect(await inCart()).toEqual([]);
      await buyer.call(saveForLater, { productId: phone });
      await shop.open.db
        .updateTable('products')
        .set({ price_paise: paise(900_000), stock: 2 })
        .where('id', '=', phone)
        .execute();
      expect((await buyer.call(listLater, {})).data).toMatchObject([
        { savedPrice: 1_000_000, now: { price: 900_000, totalStock: 2 } },
      ]);
      expect(await buyer.call(moveToCart, { productId: phone })).toMatchObject({ added: 2, data: [{ quantity: 1 }] });
      expect(await inCart()).toEqual([[phone, 2]]);
      await expect(buyer.call(moveToCart, { productId: phone })).rejects.toEqual(refusedAs(refusals.onlyInStock));
      expect(await saved()).toEqual([[phone, 1]]);
      await buyer.call(forgetLater, { productId: phone });
      expect(await buyer.call(moveToCart, { productId: phone })).toMatchObject({ added: 0, data: [] });
    });

    it('is saved with the units that are saved already, as far as a cart can hold', async () => {
      const phone = await product({ stock: 1_000_000 });
      for (const [quantity, all] of [
        [3, 3],
        [2, 5],
        [1_000_000, 1_000_000],
      ] as const) {
        await add(phone, quantity);
        await buyer.call(saveForLater, { productId: phone });
        expect(await saved()).toEqual([[phone, all]]);
      }
    });

    it('says that it is no longer sold, and can’t be moved then', async () => {
      const phone = await product({ title: 'Nandi 6' });
      await add(phone);
      await buyer.call(saveForLater, { productId: phone });
      await hide(phone);
      expect((await buyer.call(listLater, {})).data).toMatchObject([
        { title: 'Nandi 6', now: null, note: 'This product is no longer sold.' },
      ]);
      await expect(buyer.call(moveToCart, { productId: phone })).rejects.toEqual(refusedAs(refusals.productNotOnSale));
      expect(await saved()).toEqual([[phone, 1]]);
      await expect(buyer.call(saveForLater, { productId: newId() })).rejects.toEqual(refusedAs(refusals.lineIsMissing));
      await expect(buyer.call(moveToCart, { productId: newId() })).rejects.toEqual(refusedAs(laterIsMissing));
    });

    it('comes along from the browser when a guest signs in, once, up to the limit', async () => {
      const [one, other] = [await product(), await product()];
      const hidden = await product();
      await hide(hidden);
      await add(one, 2);
      await buyer.call(saveForLater, { productId: one });
      const at = new Date(Date.now() - 60_000);
      const item = (productId: ProductId) => ({ productId, quantity: 1, savedPrice: paise(100), savedAt: at });
      const items = [item(one), item(other), item(other), item(hidden), item(newId())];
      for (const dropped of [2, 2]) expect((await buyer.call(mergeLater, { items })).dropped).toBe(dropped);
      expect(await saved()).toEqual([
        [one, 2],
        [other, 1],
      ]);
    });

    it('is one of at most so many, also when they are brought at the same time', async () => {
      const item = (productId: ProductId) => ({ productId, quantity: 1, savedPrice: paise(100), savedAt: new Date() });
      const more = await Promise.all(Array.from({ length: MAX_LATER + 1 }, () => product()));
      const lists = [more.slice(0, MAX_LATER), more.slice(1).reverse()];
      const full = await Promise.all(lists.map(ids => buyer.call(mergeLater, { items: ids.map(item) })));
      expect(full.map(({ data }) => data.length)).toEqual([MAX_LATER, MAX_LATER]);
      const last = await product();
      await add(last);
      await expect(buyer.call(saveForLater, { productId: last })).rejects.toEqual(refusedAs(laterIsFull));
      expect(await inCart()).toEqual([[last, 1]]);
    });

    it('is in one place only, however often it is moved at the same time', async () => {
      const phone = await product({ stock: 9 });
      await add(phone, 4);
      await Promise.allSettled(
        Array.from({ length: 6 }, (_, turn) => buyer.call(turn % 2 ? moveToCart : saveForLater, { productId: phone })),
      );
      expect([...(await inCart()), ...(await saved())]).toEqual([[phone, 4]]);
    });
  });

  describe('a shared cart', () => {
    it('shows anybody the products of now, nothing of the person, and is added to what is in the cart', async () => {
      const [phone, gone] = [await product({ stock: 3, title: 'Nandi 7' }), await product({ title: 'Nandi 8' })];
      await add(phone, 2);
      await add(gone);
      const { data: link } = await buyer.call(createCartLink, {});
      expect(link).toMatchObject({ path: `/shop/cart/${link.token}`, products: 2 });
      await hide(gone);
      await shop.open.db.updateTable('products').set({ title: 'A secret' }).where('id', '=', gone).execute();
      await shop.open.db
        .updateTable('products')
        .set({ price_paise: paise(123_400) })
        .where('id', '=', phone)
        .execute();
      const answer = await shop.guest.inject({ url: `/api/shop/cart/shared/${link.token}` });
      expect(answer.json().data).toMatchObject({
        items: [{ productId: phone, quantity: 2, price: 1234 }],
        gone: ['Nandi 8 is no longer available.'],
      });
      expect(answer.headers['cache-control']).toContain('no-store');
      for (const own of [buyer.id, buyer.userName, buyer.email]) expect(answer.body).not.toContain(own);

      const other = await newBuyer(shop);
      const mine = await product();
      await add(mine, 1, other);
      const { items } = (await shop.guest.call(openCartLink, { token: link.token })).data;
      const merged = await other.call(mergeCart, {
        mergeId: newId(),
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
      });
      expect(merged.items.map(({ productId }) => productId)).toEqual([mine, phone]);
    });

    it('is made by sellers and administrators too, from items; not from an empty cart', async () => {
      const phone = await product();
      for (const member of [cast.deccan, cast.admin]) {
        const client = await shop.as(member);
        await expect(client.call(createCartLink, {})).rejects.toEqual(refusedAs(nothingToShare));
        const twice = { productId: phone, quantity: 600_000 };
        const { data } = await client.call(createCartLink, { items: [twice, twice] });
        expect((await shop.guest.call(openCartLink, { token: data.token })).data.items).toMatchObject([
          { quantity: 1_000_000 },
        ]);
      }
    });

    it('ends when its owner ends it, and after its time', async () => {
      const phone = await product();
      const make = async () => (await buyer.call(createCartLink, { items: [{ productId: phone, quantity: 1 }] })).data;
      const [one, other] = [await make(), await make()];
      const stranger = await newBuyer(shop);
      expect((await stranger.call(endCartLink, { token: one.token })).data).toEqual([]);
      expect((await shop.guest.call(openCartLink, { token: one.token })).data.items).toHaveLength(1);
      expect((await buyer.call(endCartLink, { token: one.token })).data.map(({ token }) => token)).toEqual([
        other.token,
      ]);
      await expect(shop.guest.call(openCartLink, { token: one.token })).rejects.toEqual(refusedAs(linkIsMissing));
      expect((await buyer.call(exportMine, {})).data.sharedCarts).toMatchObject([{ link: other.path, products: 1 }]);

      const past = new Date(Date.now() - 1000);
      await shop.open.db
        .updateTable('cart_links')
        .set({ created_at: new Date(0), expires_at: past })
        .execute();
      await expect(shop.guest.call(openCartLink, { token: other.token })).rejects.toEqual(refusedAs(linkIsMissing));
      expect((await buyer.call(listCartLinks, {})).data).toEqual([]);
      await sweepLinks()(shop.context, {});
      expect(await shop.open.db.selectFrom('cart_links').selectAll().execute()).toEqual([]);
    });

    it('is one of at most so many, also when they are made at the same time', async () => {
      const phone = await product();
      const now = new Date();
      const rows = Array.from({ length: MAX_LINKS - 1 }, (_, at) => ({
        ...{ token: `link${String(at).padStart(12, '0')}`, user_id: buyer.id, created_at: now },
        ...{ items: JSON.stringify([{ productId: phone, quantity: 1 }]), expires_at: new Date(now.getTime() + 60_000) },
      }));
      await shop.open.db.insertInto('cart_links').values(rows).execute();
      const made = await Promise.allSettled(
        [1, 2, 3].map(() => buyer.call(createCartLink, { items: [{ productId: phone, quantity: 1 }] })),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(buyer.call(createCartLink, { items: [{ productId: phone, quantity: 1 }] })).rejects.toEqual(
        refusedAs(tooManyLinks),
      );
    });
  });
});
