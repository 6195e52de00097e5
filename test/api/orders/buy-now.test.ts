import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { eraseCartOf, holdCart } from '#orders/cart/server/cart.ts';
import * as orders from '#orders/orders/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('buying a product without the cart on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const cartOf = async (buyer: Buyer) =>
    (await buyer.call(getCart, { userId: buyer.id })).items.map(line => [line.productId, line.quantity]);
  const headOf = (buyer: Buyer) =>
    shop.open.db.selectFrom('carts').select(['id', 'version', 'updated_at']).where('user_id', '=', buyer.id).execute();
  const buyNow = (buyer: Buyer, key: string | undefined, cartItems: readonly object[], more: object = {}) =>
    place(buyer, key, { buyNow: true, cartItems, ...more });
  const change = (id: ProductId, values: object) =>
    shop.open.db.updateTable('products').set(values).where('id', '=', id).execute();

  it('orders that product alone and leaves the cart as it is, down to its version', async () => {
    const buyer = await newBuyer(shop);
    const [phone, cable] = [await product({ title: 'Nandi 5', stock: 5 }), await product({ stock: 5 })];
    await fillCart(buyer, [cable, 3], [phone, 1]);
    const before = await headOf(buyer);

    const answer = await buyNow(buyer, `now-${newId()}`, [{ productId: phone, quantity: 2, price: 10_000 }]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = await buyer.call(orders.getOwnOrder, { orderId: answer.json().orderId });
    expect(data).toMatchObject({ cartId: null, cartItems: [{ title: 'Nandi 5', quantity: 2 }] });
    expect(data.cartItems).toHaveLength(1);
    expect(await cartOf(buyer)).toEqual([
      [cable, 3],
      [phone, 1],
    ]);
    expect(await headOf(buyer)).toEqual(before);
    expect([await stockOf(shop.open.db, phone), await stockOf(shop.open.db, cable)]).toEqual([3, 5]);
  });

  it('needs no cart, and adds up lines of the same product', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    const line = { productId: phone, quantity: 1 };
    const answer = await buyNow(buyer, `now-${newId()}`, [line, line]);
    const { data } = await buyer.call(orders.getOwnOrder, { orderId: answer.json().orderId });
    expect(data.cartItems).toMatchObject([{ productId: phone, quantity: 2 }]);
    expect(await cartOf(buyer)).toEqual([]);
  });

  it('creates one order for one key, also concurrently, and refuses other content with the same key', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ stock: 10 });
    const key = `now-${newId()}`;
    const twice = await Promise.all([1, 2].map(() => buyNow(buyer, key, [{ productId: phone, quantity: 1 }])));
    expect(new Set(twice.map(answer => answer.json().orderId)).size).toBe(1);
    const other = await buyNow(buyer, key, [{ productId: phone, quantity: 2 }]);
    expect(other.json()).toMatchObject({ code: orders.keyUsedDifferently.code });
    expect(await stockOf(shop.open.db, phone)).toBe(9);
  });

  it('refuses an order without a key, without lines, or with invalid quantities', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 1]);
    const line = { productId: phone, quantity: 1 };
    const refusals = [
      await buyNow(buyer, undefined, [line]),
      await buyNow(buyer, 'a-key-of-mine', []),
      await place(buyer, 'a-key-of-mine', { buyNow: true }),
      await buyNow(buyer, 'a-key-of-mine', [{ productId: phone, quantity: 0 }]),
      await buyNow(buyer, 'a-key-of-mine', [{ productId: phone, quantity: -1 }, line]),
    ];
    expect(refusals.map(answer => [answer.statusCode, Object.keys(answer.json().fields)])).toEqual([
      [400, ['Idempotency-Key']],
      ...[1, 2, 3, 4].map(() => [400, ['cartItems']]),
    ]);
    expect(await cartOf(buyer)).toEqual([[phone, 1]]);
    expect(await stockOf(shop.open.db, phone)).toBe(10);
  });

  it('reports what has changed, with the current lines, and changes nothing', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'Nandi 5', price_paise: paise(1_000_000), stock: 2 });
    const now = (quantity: number, price: number) =>
      buyNow(buyer, `now-${newId()}`, [{ productId: phone, quantity, price }]);
    expect((await now(1, 9_000)).json()).toMatchObject({
      code: orders.pricesChanged.code,
      data: { items: [{ productId: phone, quantity: 1, price: 10_000 }] },
    });
    expect((await now(3, 10_000)).json()).toMatchObject({
      code: orders.notEnoughStock.code,
      data: [{ productId: phone, stock: 2 }],
    });
    await change(phone, { listed: false, status: 'hidden' });
    expect((await now(1, 10_000)).json()).toMatchObject({
      code: orders.productLeft.code,
      data: [{ title: 'Nandi 5' }],
    });
    expect(await stockOf(shop.open.db, phone)).toBe(2);
  });

  it('sells the last unit once, to a cart or to “Buy now”', async () => {
    const [one, other] = [await newBuyer(shop), await newBuyer(shop)];
    const phone = await product({ stock: 1 });
    await fillCart(one, [phone, 1]);
    const answers = await Promise.all([
      place(one, `cart-${newId()}`),
      buyNow(other, `now-${newId()}`, [{ productId: phone, quantity: 1 }]),
    ]);
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(shop.open.db, phone)).toBe(0);
  });

  it('makes the deletion of its buyer’s account wait, also without a cart', async () => {
    const buyer = await newBuyer(shop);
    const { db } = shop.open;
    const steps: string[] = [];
    let deletion: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async tx => {
      await holdCart(tx, buyer.id);
      deletion = db.transaction().execute(async other => {
        await eraseCartOf(other, buyer.id);
        steps.push('erased');
      });
      // Long enough for another connection to get by, if nothing held it up; one that waits passes on any machine.
      for (let turn = 0; turn < 20; turn += 1) await tx.selectFrom('users').select('id').limit(1).execute();
      steps.push('ordered');
    });
    await deletion;
    expect(steps).toEqual(['ordered', 'erased']);
  });
});
