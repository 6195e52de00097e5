import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Buyer, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('placing an order again and at once on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}, seller = cast.deccan.sellerId) => makeProduct(shop, seller, more);
  const ordersOf = (buyer: Buyer) =>
    shop.open.db.selectFrom('orders').selectAll().where('user_id', '=', buyer.id).execute();
  const cartOf = async (buyer: Buyer) => (await buyer.call(getCart, { userId: buyer.id })).items;
  const change = (id: ProductId, values: object) =>
    shop.open.db.updateTable('products').set(values).where('id', '=', id).execute();

  it('gives the same answer for the same key, also if the cart has other products since (C10, X18)', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 1]);
    const first = await place(buyer, 'one-and-the-same');
    expect((await place(buyer, 'one-and-the-same')).body).toBe(first.body);
    await fillCart(buyer, [phone, 3]);
    expect((await place(buyer, 'one-and-the-same')).body).toBe(first.body);
    await change(phone, { stock: 0, listed: false, status: 'hidden' });
    expect((await place(buyer, 'one-and-the-same')).body).toBe(first.body);
    await change(phone, { stock: 9, listed: true, status: 'live' });
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 3 }]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('answers the same after a millisecond, a second and more than a day (X18)', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 1]);
    const { body } = await place(buyer, 'asked-over-and-over');
    for (const later of ['1 millisecond', '1 second', '25 hours', '400 days']) {
      await shop.open.db
        .updateTable('orders')
        .set({ placed_at: sql`now() - ${later}::interval`, updated_at: sql`now() - ${later}::interval` })
        .where('user_id', '=', buyer.id)
        .execute();
      expect((await place(buyer, 'asked-over-and-over')).body, later).toBe(body);
    }
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(shop.open.db, phone)).toBe(9);
  });

  it('refuses the same key with other content (C10)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    await place(buyer, 'used-differently');
    const answer = await place(buyer, 'used-differently', { totalAmount: 5 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, orders.keyUsedDifferently.code]);
  });

  it('makes one order of fifty requests with one key at once (C10, X18)', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 1]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(buyer, key)));
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await stockOf(shop.open.db, phone)).toBe(9);
  });

  it('makes one order of a double click without a key (C10)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    const answers = await Promise.all([place(buyer), place(buyer)]);
    expect(answers.filter(answer => answer.statusCode === 200).length).toBeGreaterThan(0);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect((await place(buyer)).json().code).toBe(orders.cartIsEmpty.code);
  });

  it('places the cart of two tabs once (C11)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    const answers = await Promise.all([place(buyer, 'first-tab'), place(buyer, 'second-tab')]);
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(answer => answer.statusCode === 409)?.json().code).toBe(orders.cartIsEmpty.code);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('does not deadlock carts with the same products in opposite order (C8)', async () => {
    const [a, b] = [await product({ stock: 40 }), await product({ stock: 40 })];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer(shop)));
    await Promise.all(
      buyers.map((buyer, at) => (at % 2 ? fillCart(buyer, [a, 1], [b, 1]) : fillCart(buyer, [b, 1], [a, 1]))),
    );
    const answers = await Promise.all(buyers.map(buyer => place(buyer, randomUUID())));
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]));
    expect([await stockOf(shop.open.db, a), await stockOf(shop.open.db, b)]).toEqual([20, 20]);
  });

  it('sells the last ones once (C6)', async () => {
    const last = await product({ stock: 3 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer(shop)));
    await Promise.all(buyers.map(buyer => fillCart(buyer, [last, 1])));
    const answers = await Promise.all(buyers.map(buyer => place(buyer, randomUUID())));
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ code: orders.notEnoughStock.code, data: [{ productId: last, stock: 0 }] });
    expect(await stockOf(shop.open.db, last)).toBe(0);
  });
});
