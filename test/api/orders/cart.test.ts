import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as cart from '#orders/cart/contract.ts';
import * as refusals from '#orders/cart/refusals.ts';
import type { Id, ProductId } from '#shared/id.ts';
import { newId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

describe.each(ENGINES)('the cart on the %s engine', engine => {
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
    await shop.open.db.deleteFrom('carts').execute();
  });

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const add = (productId: ProductId, quantity = 1) => asha.call(cart.addToCart, { productId, quantity });
  const read = (page?: number, limit?: number) =>
    asha.call(cart.getCart, { userId: cast.asha.id, ...(page && { page }), ...(limit && { limit }) });
  const hide = (id: ProductId) =>
    shop.open.db.updateTable('products').set({ listed: false, status: 'hidden' }).where('id', '=', id).execute();

  it('is empty before anything was put in', async () => {
    expect(await read()).toMatchObject({ items: [], totalItems: 0, totalPages: 1, totalQuantity: 0, totalAmount: 0 });
  });

  it('adds to what is there, and counts what is paid, not the maximum price', async () => {
    const phone = await product({ title: 'Nandi 5', price_paise: 1_099_950, sale_price_paise: 999_950 });
    await add(phone);
    const answer = await add(phone, 2);
    expect(answer).toMatchObject({
      items: [
        { productId: phone, title: 'Nandi 5', quantity: 3, price: 1_099_950, salePrice: 999_950, username: 'deccan' },
      ],
      totalQuantity: 3,
      totalAmount: 2_999_850,
      data: { version: 2 },
    });
    expect((await read()).data).toEqual(answer.data);
  });

  it('refuses more than is in stock and says how many are in the cart', async () => {
    const phone = await product({ stock: 3 });
    await add(phone, 2);
    await expect(add(phone, 2)).rejects.toThrow('Only 3 in stock. You already added 2.');
    await expect(add(phone, 2)).rejects.toEqual(refusedAs(refusals.onlyInStock));
    expect((await read()).totalQuantity).toBe(2);
  });

  it('refuses what is not sold here', async () => {
    await expect(add(newId<'product'>())).rejects.toEqual(refusedAs(refusals.productNotOnSale));
    const hidden = await product();
    await hide(hidden);
    await expect(add(hidden)).rejects.toEqual(refusedAs(refusals.productNotOnSale));
  });

  it.each([
    [-1],
    [0],
    [0.5],
    [1e9],
    [2 ** 31],
    ['0'],
    ['-1'],
    [' 2'],
    ['2e3'],
    ['0x2'],
    ['Infinity'],
    [true],
    [null],
    [[2]],
  ])('refuses the quantity %j (C1)', async quantity => {
    const productId = await product();
    for (const [method, url] of [
      ['POST', '/api/shop/cart/add'],
      ['PUT', '/api/shop/cart/update-cart'],
    ] as const) {
      const answer = await asha.inject({ method, url, payload: { productId, quantity } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('quantity');
    }
  });

  it('accepts a quantity sent as text by forms (C1)', async () => {
    const productId = await product({ stock: 30 });
    const send = (method: 'POST' | 'PUT', path: string, quantity: string) =>
      asha.inject({ method, url: `/api/shop/cart/${path}`, payload: { productId, quantity } });
    expect((await send('POST', 'add', '2')).json()).toMatchObject({ success: true, totalQuantity: 2 });
    expect((await send('PUT', 'update-cart', '12')).json()).toMatchObject({ success: true, totalQuantity: 12 });
    expect((await send('PUT', 'update-cart', '2e3')).json().fields).toEqual({ quantity: 'must be a number' });
    expect((await read()).totalQuantity).toBe(12);
  });

  it('refuses the quantity 1e400, which is not a number (C1)', async () => {
    const payload = `{"productId":"${await product()}","quantity":1e400}`;
    const headers = { 'content-type': 'application/json' };
    expect((await asha.inject({ method: 'POST', url: '/api/shop/cart/add', payload, headers })).statusCode).toBe(400);
  });

  it('may have a total above the order limit, even above exact numbers', async () => {
    const dear = { price_paise: 1_000_000_000, stock: 1_000_000 };
    const items = [];
    for (let at = 0; at < 12; at += 1) items.push({ productId: await product(dear), quantity: 1_000_000 });
    const merged = await asha.call(cart.mergeCart, { mergeId: randomUUID() as Id<'merge'>, items });
    expect(merged).toMatchObject({ totalQuantity: 12_000_000, totalAmount: 1e15 });
  });

  it('sets a quantity up to the stock', async () => {
    const phone = await product({ stock: 4 });
    await add(phone);
    expect(await asha.call(cart.updateCart, { productId: phone, quantity: 4 })).toMatchObject({ totalQuantity: 4 });
    const tooMany = asha.call(cart.updateCart, { productId: phone, quantity: 5 });
    await expect(tooMany).rejects.toThrow('Only 4 quantity can be added for this item');
    await expect(tooMany).rejects.toEqual(refusedAs(refusals.onlyThisMany));
  });

  it('refuses to set the quantity of a product that is not in the cart', async () => {
    const update = asha.call(cart.updateCart, { productId: await product(), quantity: 1 });
    await expect(update).rejects.toEqual(refusedAs(refusals.lineIsMissing));
  });

  it('refuses a change of an older version and returns the current cart (X20)', async () => {
    const phone = await product();
    const { data } = await add(phone);
    const five = await asha.call(cart.updateCart, { productId: phone, quantity: 5, version: data.version });
    const late = asha.call(cart.updateCart, { productId: phone, quantity: 3, version: data.version });
    await expect(late).rejects.toMatchObject({
      code: refusals.cartHasChanged.code,
      data: { data: { version: five.data.version }, items: [{ quantity: 5 }] },
    });
    expect((await read()).data).toEqual(five.data);
    const inTime = await asha.call(cart.updateCart, { productId: phone, quantity: 3, version: five.data.version });
    expect(inTime.totalQuantity).toBe(3);
  });

  it('removes a line, and accepts a repetition', async () => {
    const phone = await product();
    await add(phone);
    const remove = () => asha.call(cart.removeFromCart, { userId: cast.asha.id, productId: phone });
    expect((await remove()).items).toEqual([]);
    expect((await remove()).items).toEqual([]);
  });

  it('has pages of ten with the totals of the whole cart', async () => {
    for (let at = 0; at < 12; at += 1) await add(await product({ price_paise: 10_000 }));
    const second = await read(2);
    expect(second).toMatchObject({
      currentPage: 2,
      totalPages: 2,
      totalItems: 12,
      totalQuantity: 12,
      totalAmount: 120_000,
    });
    expect(second.items).toHaveLength(2);
    const first = await read(1);
    expect((await read(1, 100)).items).toEqual([...first.items, ...second.items]);
    const { items: _first, data: onFirst, currentPage: _one, ...whole } = first;
    const { items: _second, data: onSecond, currentPage: _two, ...again } = second;
    expect(again).toEqual(whole);
    expect({ ...onSecond, items: [] }).toEqual({ ...onFirst, items: [] });
    for (const query of ['limit=0', 'limit=101', 'limit=-1', 'limit=abc', 'limit=1&limit=2', 'page=1e18']) {
      const answer = await asha.inject({ url: `/api/shop/cart/get/${cast.asha.id}?${query}` });
      expect(answer.statusCode, query).toBe(400);
    }
  });

  it('drops products that are no longer sold', async () => {
    const [kept, gone] = [await product(), await product()];
    await add(kept);
    await add(gone);
    await hide(gone);
    expect(await read()).toMatchObject({ totalItems: 1, items: [{ productId: kept }] });
    await add(kept);
    const left = await shop.open.db.selectFrom('cart_items').select('product_id').execute();
    expect(left).toEqual([{ product_id: kept }]);
  });

  it('holds a hundred different products and refuses the next one', async () => {
    const items = [];
    for (let at = 0; at < refusals.MAX_CART_LINES; at += 1) items.push({ productId: await product(), quantity: 1 });
    await asha.call(cart.mergeCart, { mergeId: randomUUID() as Id<'merge'>, items });
    await expect(add(await product())).rejects.toEqual(refusedAs(refusals.cartIsFull));
    const [first] = items;
    expect((await add(first?.productId ?? newId(), 1)).totalQuantity).toBe(101);
  });

  it('merges a guest cart once, however often it is sent (C27)', async () => {
    const [phone, scarce] = [await product(), await product({ stock: 2, title: 'Scarce' })];
    await add(phone);
    const mergeId = randomUUID() as Id<'merge'>;
    const items = [
      { productId: phone, quantity: 2 },
      { productId: scarce, quantity: 5 },
      { productId: newId<'product'>(), quantity: 1 },
    ];
    const merges = await Promise.all([1, 2, 3].map(() => asha.call(cart.mergeCart, { mergeId, items })));
    const told = { capped: [{ productId: scarce, title: 'Scarce', quantity: 2 }], dropped: 1 };
    for (const answer of merges) expect(answer).toMatchObject({ totalQuantity: 5, merge: told });
    const many = { mergeId, items: Array.from({ length: 101 }, () => ({ productId: phone, quantity: 1 })) };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/cart/merge', payload: many });
    expect(answer.statusCode).toBe(400);
  });

  it('adds up quantities that come in at the same time', async () => {
    const phone = await product({ stock: 100 });
    await Promise.all(Array.from({ length: 20 }, () => add(phone)));
    expect((await read()).totalQuantity).toBe(20);
  });

  it('is closed to everybody but its owner', async () => {
    const url = `/api/shop/cart/get/${cast.asha.id}`;
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
    for (const person of [cast.farhan, cast.deccan, cast.waiting, cast.admin])
      expect((await (await shop.as(person)).inject({ url })).statusCode, person.userName).toBe(403);
    const farhan = await shop.as(cast.farhan);
    const payload = { userId: cast.asha.id, productId: await product(), quantity: 1 };
    expect((await farhan.inject({ method: 'POST', url: '/api/shop/cart/add', payload })).statusCode).toBe(403);
    expect((await read()).items).toEqual([]);
  });
});
