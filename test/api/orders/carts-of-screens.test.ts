import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { mergeMessage } from '#orders/cart/merge-message.ts';
import { onlyInStock, onlyThisMany } from '#orders/cart/refusals.ts';
import { type CartStore, productOf } from '#orders/cart/ui/store/cart-store.ts';
import { GUEST_CART, GUEST_MERGE } from '#orders/cart/ui/store/guest-cart-keys.ts';
import { openGuestCart } from '#orders/cart/ui/store/guest-cart-store.ts';
import { mergeGuestCart } from '#orders/cart/ui/store/merge-guest-cart.ts';
import { openShopperCart } from '#orders/cart/ui/store/shopper-cart-store.ts';
import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { busy } from '#shared/api/busy.ts';
import type { Call } from '#shared/api/call.ts';
import type { ProductId } from '#shared/id.ts';
import { memoryStorage } from '#test/fakes/memory-storage.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

let shop: TestShop;
let cast: Cast;
let asha: Client;
beforeAll(async () => {
  shop = await startTestShop(ONE_ENGINE);
  cast = await castOf(shop);
  asha = await shop.as(cast.asha);
});
afterAll(() => shop.end());
beforeEach(async () => {
  await shop.open.db.deleteFrom('carts').execute();
});

async function product(more = {}): Promise<CartProduct> {
  const id = await makeProduct(shop, cast.deccan.sellerId, more);
  return (await shop.guest.call(getProduct, { id })).data;
}
const hide = async (id: ProductId) =>
  shop.context.tx(async tx => {
    await tx.db.updateTable('products').set({ listed: false, status: 'hidden' }).where('id', '=', id).execute();
    tx.changed('catalog', `product:${id}`);
  });
const kept = async () => (await asha.call(getCart, { userId: cast.asha.id })).items;
const shown = (store: CartStore) => store.view().lines.map(line => [line.title, line.quantity]);
const shoppers = (call: Call = asha.call) => openShopperCart({ call, userId: cast.asha.id, onChanged: () => {} });
const guests = (storage = memoryStorage()) => openGuestCart({ storage, call: shop.guest.call });

describe.each([
  ['a guest', guests],
  ['a shopper', shoppers],
])('the cart that %s sees', (_who, openCart) => {
  let cart: CartStore;
  beforeEach(() => {
    cart = openCart();
  });

  it('shows what is added, set and removed', async () => {
    const [phone, cable] = [await product({ title: 'Nandi 5' }), await product({ title: 'Cable' })];
    await cart.add(phone, 1);
    await cart.add(cable, 1);
    await cart.add(phone, 2);
    await cart.setQuantity(cable._id, 4);
    expect(shown(cart)).toEqual([
      ['Nandi 5', 3],
      ['Cable', 4],
    ]);
    await cart.remove(phone._id);
    expect(shown(cart)).toEqual([['Cable', 4]]);
    expect(cart.view().quantities.get(cable._id)).toBe(4);
  });

  it('refuses more than is in stock and stays as it was', async () => {
    const phone = await product({ stock: 2 });
    await cart.add(phone, 1);
    await expect(cart.add(phone, 2)).rejects.toEqual(refusedAs(onlyInStock));
    await expect(cart.setQuantity(phone._id, 3)).rejects.toEqual(refusedAs(onlyThisMany));
    expect(cart.view().quantities.get(phone._id)).toBe(1);
  });

  it('takes back what was removed', async () => {
    const phone = await product();
    await cart.add(phone, 2);
    const [line] = cart.view().lines;
    await cart.remove(phone._id);
    if (line) await cart.add(productOf(line), line.quantity);
    expect(cart.view().lines).toEqual([line]);
  });

  it('reads current prices and drops products that are no longer sold', async () => {
    const [phone, cable] = [await product(), await product()];
    await cart.add(phone, 1);
    await cart.add(cable, 1);
    await hide(cable._id);
    await shop.context.tx(async tx => {
      await tx.db
        .updateTable('products')
        .set({ sale_price_paise: 900_000 as never })
        .where('id', '=', phone._id)
        .execute();
      tx.changed('catalog', `product:${phone._id}`);
    });
    await cart.reload();
    expect(cart.view().lines.map(line => [line.productId, line.salePrice])).toEqual([[phone._id, 900_000]]);
  });
});

describe('the cart that a guest sees', () => {
  it('reads all its products in one call, and names those that were dropped', async () => {
    const storage = memoryStorage();
    const goods = await Promise.all(['Nandi 5', 'Cable', 'Charger'].map(title => product({ title })));
    for (const one of goods) await guests(storage).add(one, 1);
    await hide(goods[1]?._id as ProductId);
    const asked: string[] = [];
    const counting: Call = (endpoint, input, more) => {
      asked.push(endpoint.path);
      return shop.guest.call(endpoint, input, more);
    };
    const cart = openGuestCart({ storage, call: counting });
    expect(await cart.reload()).toEqual(['Cable']);
    expect(asked).toEqual(['/shop/products/some']);
    expect(shown(cart)).toEqual([
      ['Nandi 5', 1],
      ['Charger', 1],
    ]);
  });

  it('keeps everything while the shop can not be reached', async () => {
    const storage = memoryStorage();
    await guests(storage).add(await product({ title: 'Nandi 5' }), 2);
    const cart = openGuestCart({ storage, call: () => Promise.reject(busy()) });
    await expect(cart.reload()).rejects.toEqual(refusedAs(busy));
    expect([cart.view().status, shown(cart)]).toEqual(['ready', [['Nandi 5', 2]]]);
  });

  it('says that it could not be loaded if its products were never loaded', async () => {
    const storage = memoryStorage();
    storage.setItem(GUEST_CART, JSON.stringify([{ productId: (await product())._id, quantity: 1 }]));
    const cart = openGuestCart({ storage, call: () => Promise.reject(busy()) });
    await expect(cart.reload()).rejects.toEqual(refusedAs(busy));
    expect(cart.view().status).toBe('failed');
  });
});

describe('the cart that a shopper sees', () => {
  it('shows a change before the server confirms it and reverts only the refused one', async () => {
    const [phone, cable] = [await product({ title: 'Nandi 5', stock: 1 }), await product({ title: 'Cable' })];
    const cart = shoppers();
    const fine = cart.add(cable, 1);
    const tooMany = cart.add(phone, 2);
    expect(shown(cart)).toEqual([
      ['Cable', 1],
      ['Nandi 5', 2],
    ]);
    await expect(tooMany).rejects.toEqual(refusedAs(onlyInStock));
    await fine;
    expect(shown(cart)).toEqual([['Cable', 1]]);
  });

  it('sends only the last of several quantities chosen quickly', async () => {
    const phone = await product();
    const sent: string[] = [];
    const counting: Call = (endpoint, input, more) => {
      sent.push(endpoint.method);
      return asha.call(endpoint, input, more);
    };
    const cart = shoppers(counting);
    await Promise.all([cart.add(phone, 1), ...[2, 3, 4, 5].map(quantity => cart.setQuantity(phone._id, quantity))]);
    expect(sent).toEqual(['POST', 'PUT']);
    expect(await kept()).toMatchObject([{ quantity: 5 }]);
  });
});

describe('a guest cart that is merged', () => {
  it('is merged into the account’s cart once, however often the answer is lost, and is cleared', async () => {
    const storage = memoryStorage();
    const phone = await product();
    await guests(storage).add(phone, 2);
    const losing: Call = async (endpoint, input, more) => {
      await asha.call(endpoint, input, more);
      throw busy();
    };
    const merge = (call: Call) => mergeGuestCart({ storage, call, userId: cast.asha.id });
    await expect(merge(losing)).rejects.toEqual(refusedAs(busy));
    await expect(merge(losing)).rejects.toEqual(refusedAs(busy));
    expect(storage.getItem(GUEST_CART)).not.toBeNull();

    expect(await merge(asha.call)).toMatchObject({ capped: [], dropped: 0, gone: [] });
    expect(await kept()).toMatchObject([{ productId: phone._id, quantity: 2 }]);
    expect([storage.getItem(GUEST_CART), storage.getItem(GUEST_MERGE)]).toEqual([null, null]);
    expect(await merge(asha.call)).toBeUndefined();
  });

  it('keeps for the next merge what was added while the first was under way', async () => {
    const storage = memoryStorage();
    const [phone, cable] = [await product(), await product()];
    await guests(storage).add(phone, 1);
    const slow: Call = async (endpoint, input, more) => {
      const answer = await asha.call(endpoint, input, more);
      await guests(storage).add(cable, 1);
      return answer;
    };
    await mergeGuestCart({ storage, call: slow, userId: cast.asha.id });
    expect(JSON.parse(storage.getItem(GUEST_CART) ?? '')).toEqual([{ productId: cable._id, quantity: 1 }]);
    await mergeGuestCart({ storage, call: asha.call, userId: cast.asha.id });
    expect((await kept()).map(line => line.productId)).toEqual([phone._id, cable._id]);
  });

  it('reads it once for concurrent callers', async () => {
    const storage = memoryStorage();
    const phone = await product({ stock: 1 });
    await guests(storage).add(phone, 1);
    await shoppers().add(phone, 1);
    const ask = () => mergeGuestCart({ storage, call: asha.call, userId: cast.asha.id });
    const stories = await Promise.all([ask(), ask(), ask()]);
    expect(stories.filter(story => story !== undefined)).toHaveLength(1);
  });

  it('names what was limited, what is sold out and what is no longer sold', async () => {
    const storage = memoryStorage();
    const phone = await product({ title: 'Nandi 5', stock: 3 });
    const watch = await product({ title: 'Nandi Watch' });
    const cable = await product({ title: 'Kite Cable' });
    const guest = guests(storage);
    await guest.add(phone, 3);
    await guest.add(watch, 1);
    await guest.add(cable, 1);
    await hide(cable._id);
    await sql`update products set stock = 0 where id = ${watch._id}`.execute(shop.open.db);
    await shoppers().add(phone, 2);
    const story = await mergeGuestCart({ storage, call: asha.call, userId: cast.asha.id });
    expect(story && mergeMessage(story)).toBe(
      'Only 1 of Nandi 5 could be added. That’s all we have in stock. Nandi Watch is sold out. Kite Cable is no longer available.',
    );
  });
});
