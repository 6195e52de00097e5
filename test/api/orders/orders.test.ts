import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { cartHasChanged } from '#orders/cart/refusals.ts';
import * as orders from '#orders/orders/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { categoriesOf } from '#test/builders/editing-categories.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('placing an order on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}, seller = cast.deccan.sellerId) => makeProduct(shop, seller, more);
  const details = async (buyer: Buyer, orderId: string) =>
    (await buyer.call(orders.getOwnOrder, { orderId: orderId as never })).data;
  const ordersOf = (buyer: Buyer) =>
    shop.open.db.selectFrom('orders').selectAll().where('user_id', '=', buyer.id).execute();
  const cartOf = async (buyer: Buyer) => (await buyer.call(getCart, { userId: buyer.id })).items;
  const change = (id: ProductId, values: object) =>
    shop.open.db.updateTable('products').set(values).where('id', '=', id).execute();

  it('turns the cart into an order with one part per seller, and empties it', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({
      title: 'Nandi 5',
      price_paise: paise(1_200_000),
      sale_price_paise: paise(1_099_950),
    });
    const cable = await product({ price_paise: paise(29_900), stock: 3 }, cast.ritchie.sellerId);
    await fillCart(buyer, [phone, 2], [cable, 3]);
    const answer = await place(buyer, 'the-first-order');
    expect(answer.json()).toMatchObject({
      success: true,
      approvalURL: null,
      number: expect.stringMatching(/^BB-1\d{5}$/),
    });

    const order = await details(buyer, answer.json().orderId);
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentMethod: 'COD',
      paymentStatus: 'pending',
      totalAmount: 2_289_600,
      addressInfo: { addressId: buyer.addressId, city: 'Bengaluru', state: '29', phone: '+919876543210' },
      timeline: [{ kind: 'placed', status: 'pending', actorName: buyer.userName }],
    });
    expect(order.parts.map(part => [part.sellerName, part.totalAmount])).toEqual([
      ['deccan', 2_199_900],
      ['ritchie', 89_700],
    ]);
    expect(order.cartItems[0]).toMatchObject({ title: 'Nandi 5', price: 1_099_950, mrp: 1_200_000, quantity: 2 });
    expect(await cartOf(buyer)).toEqual([]);
    expect([await stockOf(shop.open.db, phone), await stockOf(shop.open.db, cable)]).toEqual([8, 0]);
  });

  it('carries the name of who receives it, the account’s where the address has none', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    expect((await details(buyer, await buy(buyer, [phone, 1]))).addressInfo.name).toBe('Asha Rao');
    await shop.open.db.updateTable('addresses').set({ name: null }).where('user_id', '=', buyer.id).execute();
    expect((await details(buyer, await buy(buyer, [phone, 1]))).addressInfo.name).toBe(buyer.userName);
  });

  describe('of a cart that was read page by page', () => {
    const fill = async (buyer: Buyer, count: number) => {
      for (let at = 0; at < count; at += 1) await fillCart(buyer, [await product({ price_paise: paise(10_000) }), 2]);
    };
    const pageOf = (buyer: Buyer, page: number) => buyer.call(getCart, { userId: buyer.id, page });

    it('accepts the lines of the first page with the total that came with them', async () => {
      const buyer = await newBuyer(shop);
      await fill(buyer, 12);
      const { items, totalAmount } = await pageOf(buyer, 1);
      expect(items).toHaveLength(10);
      const answer = await place(buyer, 'first-page', { cartItems: wired(items), totalAmount: totalAmount / 100 });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await details(buyer, answer.json().orderId)).toMatchObject({ totalAmount: 240_000 });
      expect(await cartOf(buyer)).toEqual([]);
    });

    it('takes the lines of all pages', async () => {
      const buyer = await newBuyer(shop);
      await fill(buyer, 12);
      const [first, second] = [await pageOf(buyer, 1), await pageOf(buyer, 2)];
      const cartItems = wired([...first.items, ...second.items]);
      const answer = await place(buyer, 'all-pages', { cartItems, totalAmount: second.totalAmount / 100 });
      expect(answer.statusCode, answer.body).toBe(200);
    });

    it('is refused when a line came that no page had, and hands over the whole cart', async () => {
      const buyer = await newBuyer(shop);
      await fill(buyer, 12);
      const { items, totalAmount } = await pageOf(buyer, 1);
      await fill(buyer, 1);
      const told = { cartItems: wired(items), totalAmount: totalAmount / 100 };
      for (const more of [told, { cartItems: wired(items) }]) {
        const answer = await place(buyer, undefined, more);
        expect([answer.statusCode, answer.json().code]).toEqual([409, cartHasChanged.code]);
        expect(answer.json().data.items).toHaveLength(13);
      }
    });

    const wired = (items: readonly { productId: ProductId; quantity: number; price: Paise }[]) =>
      items.map(({ productId, quantity, price }) => ({ productId, quantity, price: price / 100 }));
  });

  it('freezes the lines and the address, whatever becomes of product and address', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'As bought' });
    const id = await buy(buyer, [phone, 1]);
    expect((await details(buyer, id)).parts[0]?.lines[0]?.slug).toMatch(/^phone-/);
    await change(phone, { title: 'Renamed', price_paise: 5_000_000, listed: false, status: 'hidden' });
    await shop.open.db.deleteFrom('addresses').where('user_id', '=', buyer.id).execute();
    expect(await details(buyer, id)).toMatchObject({
      totalAmount: 1_000_000,
      cartItems: [{ title: 'As bought', price: 1_000_000 }],
      addressInfo: { address: '12 MG Road' },
    });
    // What is not sold any more has no page to lead to.
    expect((await details(buyer, id)).cartItems[0]).not.toHaveProperty('slug');
  });

  it('charges delivery once for each part', async () => {
    const buyer = await newBuyer(shop);
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', 4_900 as Paise));
    const id = await buy(buyer, [await product(), 1], [await product({}, cast.ritchie.sellerId), 1]);
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', 0 as Paise));
    const { totalAmount, parts } = await details(buyer, id);
    expect(totalAmount).toBe(2_009_800);
    expect(parts.map(part => part.deliveryAmount)).toEqual([4_900, 4_900]);
  });

  it('looks at nothing that only the shop may set (C3)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    const forged = {
      paymentStatus: 'paid',
      orderStatus: 'delivered',
      paymentId: 'PAY-1',
      payerId: 'P1',
      orderDate: '2001-01-01',
      orderUpdateDate: null,
    };
    const answer = await place(buyer, 'forged-fields', { ...forged, userId: buyer.id, cartId: newId() });
    expect(await details(buyer, answer.json().orderId)).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentId: null,
      payerId: null,
    });
    const foreign = await place(buyer, 'foreign-user', { userId: cast.asha.id });
    expect(foreign.statusCode).toBe(403);
    expect((await place(buyer, 'unknown-key', { discount: 5 })).statusCode).toBe(400);
  });

  it.each([{ totalAmount: 1 }, { totalAmount: 0 }, { totalAmount: -5 }])(
    'refuses the total %j with the cart as it stands (C2)',
    async seen => {
      const buyer = await newBuyer(shop);
      await fillCart(buyer, [await product(), 1]);
      const answer = await place(buyer, 'other-total', seen);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: orders.pricesChanged.code,
        data: { totalAmount: 10_000, totalItems: 1 },
      });
      expect(await cartOf(buyer)).toHaveLength(1);
    },
  );

  it.each(['NaN', '"Infinity"', '1e999', '0.001'])('refuses the total %s as no amount (C2)', async text => {
    const buyer = await newBuyer(shop);
    const answer = await buyer.inject({
      method: 'POST',
      url: '/api/shop/order/create',
      headers: { 'content-type': 'application/json' },
      payload: `{"totalAmount":${text}}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('refuses another price than it has now (C2, C9)', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 1]);
    const seen = { cartItems: [{ productId: phone, quantity: 1, price: 10_000 }], totalAmount: 10_000 };
    await change(phone, { price_paise: 1_100_000 });
    const answer = await place(buyer, 'price-rose', seen);
    expect(answer.json()).toMatchObject({ code: orders.pricesChanged.code, data: { totalAmount: 11_000 } });
    const cheap = await place(buyer, 'cheap-one', {
      cartItems: [{ productId: phone, quantity: 1, price: 11_000, salePrice: 1 }],
    });
    expect(cheap.json().code).toBe(orders.pricesChanged.code);
    const agreed = await place(buyer, 'agreed-now', {
      cartItems: [{ productId: phone, quantity: 1, price: 11_000 }],
      totalAmount: 11_000,
    });
    expect(agreed.statusCode).toBe(200);
  });

  it('refuses another rule for returns than the shopper saw, in the language of the screen', async () => {
    const { one, change: edit } = categoriesOf(await shop.as(cast.admin));
    const buyer = await newBuyer(shop);
    const bar = await product({ kind: 'soundbar' });
    await fillCart(buyer, [bar, 1]);
    const seen = async () => {
      const [line] = await cartOf(buyer);
      return { cartItems: [{ productId: bar, quantity: 1, returnsNote: line?.returnsNote ?? null }] };
    };
    const usual = await seen();
    await edit(await one('soundbar'), { returns: { way: 'replacement', days: 10 } });
    const answer = await place(buyer, 'rule-changed', usual);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: orders.returnsChanged.code,
      data: { items: [{ productId: bar, returnsNote: expect.stringContaining('10-day replacement only') }] },
    });
    const agreed = await seen();
    await edit(await one('soundbar'), { returns: null });
    const back = await place(buyer, 'rule-is-back', { ...agreed, buyNow: true });
    expect(back.json()).toMatchObject({ code: orders.returnsChanged.code, data: { items: [{ productId: bar }] } });
    expect((await place(buyer, 'rule-agreed', usual)).statusCode).toBe(200);
    await fillCart(buyer, [bar, 1]);
    expect((await place(buyer, 'rule-not-said')).statusCode).toBe(200);
  });

  it('refuses other lines than the cart has', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    await fillCart(buyer, [phone, 2]);
    const answer = await place(buyer, 'other-lines', { cartItems: [{ productId: phone, quantity: 1 }] });
    expect(answer.json()).toMatchObject({ code: cartHasChanged.code, data: { totalQuantity: 2 } });
    const summed = {
      cartItems: [
        { productId: phone, quantity: 1 },
        { productId: phone, quantity: 1 },
      ],
    };
    expect((await place(buyer, 'same-product-twice', summed)).statusCode).toBe(200);
  });

  it('names every line of which there is too little, and keeps the cart (C9)', async () => {
    const buyer = await newBuyer(shop);
    const [few, none, enough] = [await product({ title: 'Few' }), await product({ title: 'None' }), await product()];
    await fillCart(buyer, [few, 3], [none, 1], [enough, 1]);
    await change(few, { stock: 2 });
    await change(none, { stock: 0 });
    const answer = await place(buyer, 'too-little');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: orders.notEnoughStock.code,
      message: 'Only 2 left of Few.',
      data: [
        { productId: few, title: 'Few', stock: 2 },
        { productId: none, title: 'None', stock: 0 },
      ],
    });
    expect(await cartOf(buyer)).toHaveLength(3);
    expect(await ordersOf(buyer)).toEqual([]);
    await change(few, { stock: 10 });
    await change(none, { stock: 10 });
  });

  it('names deleted products once, removes them, and then places the rest (C9)', async () => {
    const buyer = await newBuyer(shop);
    const [gone, kept] = [await product({ title: 'Gone' }), await product()];
    await fillCart(buyer, [gone, 1], [kept, 1]);
    await change(gone, { listed: false, status: 'hidden' });
    const answer = await place(buyer, 'with-gone-goods');
    expect(answer.json()).toMatchObject({
      code: orders.productLeft.code,
      message: 'Gone is no longer available.',
      data: [{ productId: gone, title: 'Gone' }],
    });
    expect((await place(buyer, 'without-them')).statusCode).toBe(200);
  });

  it('does not mention products that the shopper’s screen had removed', async () => {
    const buyer = await newBuyer(shop);
    const [gone, kept] = [await product(), await product()];
    await fillCart(buyer, [gone, 1], [kept, 1]);
    await change(gone, { listed: false, status: 'hidden' });
    const answer = await place(buyer, 'seen-without', {
      cartItems: [{ productId: kept, quantity: 1 }],
      totalAmount: 10_000,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('refuses an empty cart and a missing or foreign address (C12, B1)', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const empty = await place(buyer, 'empty-cart');
    expect([empty.statusCode, empty.json().message]).toEqual([409, 'Your cart is empty. Please add items to proceed']);
    expect((await place(buyer)).json().code).toBe(orders.cartIsEmpty.code);
    await fillCart(buyer, [await product(), 1]);
    const without = await place(buyer, 'no-address', { addressInfo: {} });
    expect([without.statusCode, without.json().code]).toEqual([400, orders.chooseAddress.code]);
    expect(without.json().message).toBe('Please select one address to proceed.');
    const foreign = await place(buyer, 'foreign-address', { addressInfo: { addressId: other.addressId } });
    const absent = await place(buyer, 'absent-address', { addressInfo: { addressId: newId() } });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json().code).toBe(orders.addressNotYours.code);
    expect(foreign.body).toBe(absent.body);
    expect(await cartOf(buyer)).toHaveLength(1);
  });

  it('sends to the address as it is stored, not as the request words it (B1)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    const addressInfo = { addressId: buyer.addressId, address: 'Elsewhere', pincode: '110001', phone: 'none' };
    const answer = await place(buyer, 'other-words', { addressInfo });
    expect(await details(buyer, answer.json().orderId)).toMatchObject({
      addressInfo: { address: '12 MG Road', pincode: '560029' },
    });
  });

  it('refuses more than one crore rupees (C12)', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product({ price_paise: paise(900_000_000) }), 2]);
    expect((await place(buyer, 'too-dear')).json().code).toBe(orders.orderTooLarge.code);
  });

  it.each(['sandbox', 'razorpay', 'paypal'])('does not offer %s', async paymentMethod => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await product(), 1]);
    const answer = await place(buyer, 'other-method', { paymentMethod });
    expect([answer.statusCode, answer.json().code]).toEqual([400, orders.methodNotOffered.code]);
  });

  it.each(['short', 'x'.repeat(201), 'tab\tinside', 'naïve-key'])('refuses the key %j', async key => {
    const buyer = await newBuyer(shop);
    expect((await place(buyer, key)).statusCode).toBe(400);
  });

  it('is seen by its shopper, and is not there for another', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const older = await buy(buyer, [await product(), 1]);
    const newer = await buy(buyer, [await product(), 2]);
    const { data } = await buyer.call(orders.listOwnOrders, { userId: buyer.id });
    expect(data.map(order => order._id)).toEqual([newer, older]);
    expect(data[0]).toMatchObject({
      itemCount: 2,
      sellers: ['deccan'],
      totalAmount: 2_000_000,
      orderStatus: 'pending',
    });
    const foreign = await other.inject({ url: `/api/shop/order/details/${older}` });
    const absent = await other.inject({ url: `/api/shop/order/details/${newId()}` });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(absent.body);
    expect((await other.inject({ url: `/api/shop/order/list/${buyer.id}` })).statusCode).toBe(403);
  });

  it('is for shoppers alone', async () => {
    for (const [person, status] of [
      [cast.deccan, 403],
      [cast.waiting, 403],
      [cast.admin, 403],
    ] as const) {
      const client = await shop.as(person);
      const answer = await client.inject({ method: 'POST', url: '/api/shop/order/create', payload: {} });
      expect([
        answer.statusCode,
        (await client.inject({ url: `/api/shop/order/details/${newId()}` })).statusCode,
      ]).toEqual([status, status]);
    }
    expect((await shop.guest.inject({ method: 'POST', url: '/api/shop/order/create', payload: {} })).statusCode).toBe(
      401,
    );
  });
});
