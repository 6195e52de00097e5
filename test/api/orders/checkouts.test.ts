import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import { getCart, updateCart } from '#orders/cart/contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { sweepCheckouts } from '#orders/checkouts/server/sweep-checkouts.ts';
import { offersMoved } from '#orders/offers/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { addAddress, deleteAddress } from '#people/addresses/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, fillCart, newBuyer, stockOf } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { GIFT_WRAP, INSTALLATION, offer } from '#test/builders/offering-services.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('a checkout on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const ofCart = async (buyer: Buyer) => (await buyer.call(checkouts.openCheckout, {})).data;
  const ofItems = async (buyer: Buyer, ...items: readonly (readonly [ProductId, number])[]) =>
    (
      await buyer.call(checkouts.openCheckout, {
        items: items.map(([productId, quantity]) => ({ productId, quantity })),
      })
    ).data;
  const complete = (buyer: Buyer, { _id, terms }: { _id: checkouts.Checkout['_id']; terms: string }) =>
    buyer.call(checkouts.completeCheckout, { checkoutId: _id, terms });
  const again = async (buyer: Buyer, checkoutId: checkouts.Checkout['_id']) =>
    (await buyer.call(checkouts.getCheckout, { checkoutId })).data;
  const set = (id: ProductId, values: object) =>
    shop.open.db.updateTable('products').set(values).where('id', '=', id).execute();
  const codes = ({ problems }: checkouts.Checkout) => problems.map(({ code, path }) => [code, path]);

  it('is one for the cart, in every tab and on every device, and keeps address and method', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ stock: 5, title: 'Nandi 3' });
    await fillCart(buyer, [phone, 2]);
    const [one, two] = await Promise.all([ofCart(buyer), ofCart(buyer)]);
    expect(two._id).toBe(one._id);
    expect(one).toMatchObject({
      buys: 'cart',
      ready: true,
      method: 'COD',
      address: { pincode: '560029' },
      problems: [],
      charges: { items: 2_000_000, delivery: 0, total: 2_000_000 },
      offers: { discount: 0, applied: [], codes: [], nearly: [] },
      parts: [{ sellerName: 'deccan', lines: [{ title: 'Nandi 3', quantity: 2, total: 2_000_000, gstRate: 18 }] }],
    });
    expect(one.parts[0]?.promise?.text).toMatch(/ – /);

    const { data } = await buyer.call(addAddress, {
      ...{ address: '4 Park Street', city: 'Kolkata', pincode: '700016', phone: '9876543211', notes: 'Shop' },
    });
    const other = { checkoutId: one._id, addressId: data._id, method: 'sandbox' as const };
    const changed = (await buyer.call(checkouts.changeCheckout, { ...other, version: one.version })).data;
    expect(changed).toMatchObject({ method: 'sandbox', address: { city: 'Kolkata' }, version: one.version + 1 });
    expect(changed.terms).not.toBe(one.terms);
    expect(await ofCart(buyer)).toEqual({ ...changed, expiresAt: expect.any(Date) });
    await expect(buyer.call(checkouts.changeCheckout, { ...other, version: one.version })).rejects.toMatchObject({
      code: checkouts.checkoutHasChanged.code,
      data: { version: changed.version },
    });
    await buyer.call(deleteAddress, { userId: buyer.id, addressId: data._id });
    expect((await again(buyer, one._id)).address).toMatchObject({ city: 'Bengaluru' });
  });

  it('becomes one order, however often and from however many tabs it is completed', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ stock: 5 });
    await fillCart(buyer, [phone, 1]);
    const cart = await ofCart(buyer);
    const placed = await Promise.all([1, 2, 3].map(() => complete(buyer, cart)));
    const items = await ofItems(buyer, [phone, 2]);
    const two = await Promise.all([1, 2].map(() => complete(buyer, items)));
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(two.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await complete(buyer, cart)).toEqual(placed[0]);
    expect(await stockOf(shop.open.db, phone)).toBe(2);
    expect(await again(buyer, cart._id)).toMatchObject({ orderId: placed[0]?.orderId, ready: false, parts: [] });
    await expect(
      buyer.call(checkouts.changeCheckout, { checkoutId: cart._id, method: 'sandbox' }),
    ).rejects.toMatchObject({ code: checkouts.checkoutIsDone.code });

    // The next purchase is another one.
    await fillCart(buyer, [phone, 1]);
    expect((await ofCart(buyer))._id).not.toBe(cart._id);
  });

  it('refuses what the buyer has not agreed to, with the checkout of now', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ stock: 5, price_paise: paise(10_000_00) });
    await fillCart(buyer, [phone, 1]);
    const seen = await ofCart(buyer);
    const refused = { code: checkouts.checkoutHasChanged.code };
    const count = (quantity: number) => buyer.call(updateCart, { productId: phone, quantity });

    await set(phone, { price_paise: paise(11_000_00) });
    await expect(complete(buyer, seen)).rejects.toMatchObject({
      ...refused,
      data: { charges: { total: 11_000 } },
    });
    await set(phone, { price_paise: paise(10_000_00) });
    await count(2);
    await expect(complete(buyer, seen)).rejects.toMatchObject(refused);
    await count(1);
    await shop.open.db
      .updateTable('addresses')
      .set({ address: '13 MG Road' })
      .where('user_id', '=', buyer.id)
      .execute();
    await expect(complete(buyer, seen)).rejects.toMatchObject(refused);
    expect(await stockOf(shop.open.db, phone)).toBe(5);
    await complete(buyer, await again(buyer, seen._id));
    expect(await stockOf(shop.open.db, phone)).toBe(4);
  });

  it('refuses once what an offer no longer pays, and then shows the total without it', async () => {
    const [first, second] = [await newBuyer(shop), await newBuyer(shop)];
    const offer = await makeOffer(shop, { budget: paise(250_00) });
    const [cable, phone] = [
      await product({ price_paise: paise(500_00) }),
      await product({ price_paise: paise(2_200_00) }),
    ];
    const seen = await ofItems(second, [phone, 1]);
    expect(seen.charges).toMatchObject({ discount: 22_000, total: 198_000 });
    // It leaves too little for the second order, but enough for another like itself, so nobody is told.
    await complete(first, await ofItems(first, [cable, 1]));
    await expect(complete(second, seen)).rejects.toMatchObject({
      code: offersMoved.code,
      data: { charges: { discount: 0, total: 2_200 } },
    });
    await complete(second, await again(second, seen._id));
    await shop.open.db.updateTable('offers').set({ paused: true }).where('id', '=', offer).execute();
    await shop.context.tx(async tx => tx.changed('offers'));
  });

  it('names every problem with what to do about it, and is not completed before', async () => {
    const buyer = await newBuyer(shop);
    await shop.open.db.deleteFrom('addresses').where('user_id', '=', buyer.id).execute();
    expect(codes(await ofCart(buyer))).toEqual([
      [orders.cartIsEmpty.code, 'items'],
      [orders.chooseAddress.code, 'address'],
    ]);
    const [few, gone] = [await product({ stock: 1, title: 'Few' }), await product({ title: 'Gone' })];
    const items = await ofItems(buyer, [few, 3], [gone, 1]);
    await set(gone, { status: 'draft', listed: false });
    const now = await again(buyer, items._id);
    expect(codes(now)).toEqual([
      [orders.productLeft.code, `items.${gone}`],
      [orders.notEnoughStock.code, `items.${few}`],
      [orders.chooseAddress.code, 'address'],
    ]);
    expect(now.problems.map(({ remedy }) => remedy)).toEqual([
      'Remove Gone.',
      'Order at most 1 of Few.',
      'Add a delivery address.',
    ]);
    await expect(complete(buyer, now)).rejects.toMatchObject({
      code: checkouts.checkoutNotReady.code,
      data: { ready: false },
    });
    const fewer = { checkoutId: items._id, items: [{ productId: few, quantity: 1 }] };
    expect(codes((await buyer.call(checkouts.changeCheckout, fewer)).data)).toEqual([
      [orders.chooseAddress.code, 'address'],
    ]);
    const hindi = await buyer.inject({
      url: `/api/shop/checkouts/${items._id}`,
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.json().data.problems[0].remedy).toBe('डिलीवरी का पता जोड़ें।');
  });

  it('says why a payment method is not possible, and proposes one that is', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ price_paise: paise(10_000_00) });
    await shop.context.tx(tx => changeSetting(tx, 'codCap', paise(5_000_00)));
    const found = await ofItems(buyer, [phone, 1]);
    expect(found).toMatchObject({ method: 'sandbox', ready: true });
    expect(found.methods[0]).toMatchObject({
      method: 'COD',
      isPossible: false,
      reason: expect.stringContaining('5,000'),
    });
    const cash = (await buyer.call(checkouts.changeCheckout, { checkoutId: found._id, method: 'COD' })).data;
    expect(codes(cash)).toEqual([[orders.aboveCodCap.code, 'method']]);
    await shop.context.tx(tx => changeSetting(tx, 'codCap', null));
  });

  it('takes an id of the client once, is found by its shopper alone, and expires', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const body = { _id: newId<'checkout'>(), items: [{ productId: await product(), quantity: 1 }] };
    const one = (await buyer.call(checkouts.openCheckout, body)).data;
    expect((await buyer.call(checkouts.openCheckout, body)).data).toEqual({ ...one, expiresAt: expect.any(Date) });
    const missing = { code: checkouts.checkoutIsMissing.code };
    await expect(other.call(checkouts.openCheckout, body)).rejects.toMatchObject(missing);
    await expect(again(other, one._id)).rejects.toMatchObject(missing);
    const foreign = { checkoutId: one._id, addressId: other.addressId };
    await expect(buyer.call(checkouts.changeCheckout, foreign)).rejects.toMatchObject({
      code: orders.addressNotYours.code,
    });
    const rows = () => shop.open.db.selectFrom('checkouts').select('id').where('id', '=', one._id).execute();
    await sweepCheckouts()(shop.context, {});
    expect(await rows()).toHaveLength(1);
    await shop.open.execute(`update checkouts set expires_at = now() where id = $1`, [one._id]);
    await expect(again(buyer, one._id)).rejects.toMatchObject(missing);
    await sweepCheckouts()(shop.context, {});
    expect(await rows()).toEqual([]);
  });

  it('answers the order of a cart again to who opens its checkout with the same id', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    await fillCart(buyer, [await product(), 1]);
    const body = { _id: newId<'checkout'>() };
    const { orderId } = await complete(buyer, (await buyer.call(checkouts.openCheckout, body)).data);
    expect((await buyer.call(checkouts.openCheckout, body)).data).toMatchObject({ _id: body._id, orderId });
    await expect(other.call(checkouts.openCheckout, body)).rejects.toMatchObject({
      code: checkouts.checkoutIsMissing.code,
    });
  });

  it('leaves the cart alone when it buys items', async () => {
    const buyer = await newBuyer(shop);
    const [phone, cable] = [await product(), await product()];
    await fillCart(buyer, [cable, 1]);
    await complete(buyer, await ofItems(buyer, [phone, 1]));
    expect((await buyer.call(getCart, { userId: buyer.id })).items).toMatchObject([{ productId: cable }]);
  });
});

it('what a checkout says is what the order costs and what its invoices say, for any cart', async () => {
  const shop = await startTestShop('postgres', { worksJobs: false });
  try {
    const cast = await castOf(shop);
    const admin = await shop.as(cast.admin);
    const desks = await Promise.all([cast.deccan, cast.ritchie, cast.admin].map(each => shop.as(each)));
    const sellers = [cast.deccan.sellerId, cast.ritchie.sellerId, cast.house];
    const line = fc.record({
      seller: fc.integer({ min: 0, max: 2 }),
      price: fc.integer({ min: 100, max: 90_000_00 }),
      off: fc.integer({ min: 0, max: 99 }),
      rate: fc.constantFrom(0, 500, 1200, 1800, 2800),
      quantity: fc.integer({ min: 1, max: 4 }),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      delivery: fc.constantFrom(0, 49_00, 99_99),
      service: fc.record({ price: fc.constantFrom(0, 1, 333_33), rate: fc.constantFrom(0, 500, 1800) }),
      pincode: fc.constantFrom('560029', '500001', '600001', '160001'),
      buys: fc.constantFrom('cart', 'items'),
    });
    await fc.assert(
      fc.asyncProperty(cart, async ({ lines, delivery, pincode, buys, service }) => {
        const buyer = await newBuyer(shop);
        await shop.open.db.updateTable('addresses').set(stateOf(pincode)).where('user_id', '=', buyer.id).execute();
        await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', delivery as Paise));
        const items = await Promise.all(
          lines.map(async ({ seller, price, off, rate, quantity }) => ({
            productId: await makeProduct(shop, sellers[seller] ?? cast.house, {
              price_paise: paise(price),
              sale_price_paise: off === 0 ? null : paise(Math.max(1, Math.floor((price * (100 - off)) / 100))),
              gst_rate_bp: rate,
              stock: 9,
            }),
            quantity,
          })),
        );
        if (buys === 'cart') await fillCart(buyer, ...items.map(item => [item.productId, item.quantity] as const));
        const terms = { price: paise(service.price), gstRate: service.rate / 100 };
        for (const seller of desks)
          await offer(seller, [
            { ...INSTALLATION, ...terms },
            { ...GIFT_WRAP, ...terms },
          ]);
        const plain = (await buyer.call(checkouts.openCheckout, buys === 'cart' ? {} : { items })).data;
        const extras = {
          services: plain.parts.flatMap(part =>
            part.lines
              .filter((_, at) => at % 2 === 0)
              .flatMap(line => line.services.map(({ serviceId }) => ({ productId: line.productId, serviceId }))),
          ),
          wraps: plain.parts.flatMap(({ sellerId, services }) =>
            services.map(({ serviceId }) => ({ sellerId, serviceId, note: '' })),
          ),
        };
        const seen = (await buyer.call(checkouts.changeCheckout, { checkoutId: plain._id, extras })).data;
        expect(seen.charges.total).toBe(plain.charges.total + seen.charges.services);
        const { orderId } = await buyer.call(checkouts.completeCheckout, { checkoutId: seen._id, terms: seen.terms });
        await admin.call(orders.updateOrder, { orderId, orderStatus: 'inShipping' });
        const { data: order } = await admin.call(orders.getOrder, { orderId });
        expect(order.totalAmount).toBe(seen.charges.total);
        expect(order.parts).toHaveLength(seen.parts.length);
        for (const part of seen.parts) {
          const found = order.parts.find(({ sellerId }) => sellerId === part.sellerId);
          expect(found).toMatchObject({
            totalAmount: part.totalAmount,
            itemsAmount: part.itemsAmount,
            deliveryAmount: part.deliveryAmount,
          });
          const invoiceId = found?.documents[0]?._id;
          if (!invoiceId) throw new Error('no invoice');
          const { data: invoice } = await admin.call(getInvoice, { invoiceId });
          const ofItems = [...part.lines.map(({ tax }) => tax), ...(part.serviceTaxes ?? [])];
          const taxes = [...ofItems, ...(part.deliveryTax ? [part.deliveryTax] : [])];
          expect(taxes).toEqual(invoice.lines.map(({ taxable, igst, cgst, sgst }) => ({ taxable, igst, cgst, sgst })));
        }
        expect(await breaches(shop.open.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  } finally {
    await shop.end();
  }
});

function stateOf(pincode: string) {
  const STATES: Record<string, string> = { 560029: '29', 500001: '36', 600001: '33', 160001: '04' };
  return { pincode, state_code: STATES[pincode] ?? '29' };
}
