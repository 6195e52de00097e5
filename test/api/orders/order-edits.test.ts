import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import { newCodOpen } from '#orders/orders/checkout/reserve-problems.ts';
import * as orders from '#orders/orders/contract.ts';
import * as edits from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { payOrder } from '#orders/settlement/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { approve, buyAndPay, buyOnline, comeBack, standingOf } from '#test/builders/paying-online.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { NO_RESERVE_LIMITS } from '#test/fixtures/no-reserve-limits.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

type Edit = NonNullable<InputOf<typeof edits.editOrder>['lines']>['edits'][number];

const ADDRESS = {
  ...{ name: 'Asha Rao', address: '14 MG Road', city: 'Bengaluru', pincode: '560029' },
  ...{ phone: '9876543210', notes: 'Ring twice' },
};

describe.each(ENGINES)('editing an order on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  beforeAll(async () => {
    const reserveLimits = { ...NO_RESERVE_LIMITS, newCodUnits: 30 };
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true }, reserveLimits });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}) =>
    makeProduct(shop, cast.deccan.sellerId, { stock: 20, price_paise: paise(1_000_00), ...more });
  const read = async (orderId: OrderId, by = admin) => (await by.call(orders.getOrder, { orderId })).data;
  async function edit(orderId: OrderId, by: Client, ...list: readonly Edit[]) {
    const { orderUpdateDate: seen, parts } = await read(orderId, by);
    const partId = parts.find(part => part.sellerName === cast.deccan.userName)?.partId ?? parts[0]?.partId;
    if (!partId) throw new Error('an order without parts');
    const lines = { partId, edits: [...list] };
    return (await by.call(edits.editOrder, { orderId, seen, why: 'The buyer called', lines })).data;
  }
  async function move(orderId: OrderId, by: Client, address: object) {
    const { orderUpdateDate: seen } = await read(orderId, by);
    return (await by.call(edits.editOrder, { orderId, seen, why: 'A typo', address: { ...ADDRESS, ...address } })).data;
  }
  it('changes quantities and products of a cash order, with stock, total, invoice and history', async () => {
    const [phone, cover, red] = [
      await product({ title: 'Nandi 5' }),
      await product({ title: 'Cover', price_paise: paise(200_00) }),
      await product({ title: 'Nandi 5 red', price_paise: paise(1_200_00) }),
    ];
    const orderId = await buy(await newBuyer(shop), [phone, 2], [cover, 1]);
    const data = await edit(
      orderId,
      admin,
      { productId: phone, quantity: 3, swapFor: red },
      { productId: cover, quantity: 0 },
    );
    expect(data).toMatchObject({
      totalAmount: 3_600_00,
      cartItems: [{ title: 'Nandi 5 red', quantity: 3 }],
      refunds: [],
    });
    expect(await Promise.all([phone, cover, red].map(id => stockOf(shop.open.db, id)))).toEqual([20, 20, 17]);
    expect(data.timeline.at(-1)).toMatchObject({
      kind: 'edited',
      actorName: cast.admin.userName,
      note: '2 × Nandi 5 → 3 × Nandi 5 red; 1 × Cover → 0\n140000\nThe buyer called',
    });
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'inShipping', ...BY_COURIER });
    const { parts } = await read(orderId);
    const invoice = await admin.call(getInvoice, { invoiceId: parts[0]?.documents[0]?._id ?? ('' as never) });
    expect(invoice.data).toMatchObject({
      totals: { amount: 3_600_00 },
      lines: [{ description: 'Nandi 5 red', quantity: 3 }],
    });
  });

  it('leaves lines alone of which the ledger tells', async () => {
    const phone = await product();
    const orderId = await buy(await newBuyer(shop), [phone, 2]);
    const [part] = (await read(orderId)).parts;
    if (!part) throw new Error('no part');
    const booking = { part: { id: part.partId }, keepsCash: false, owesBack: false, isNew: true };
    for (const isCredited of [true, false])
      await shop.context.tx(tx => tx.ports.finance.bookMoves(tx, [{ ...booking, isCredited }]));
    await expect(edit(orderId, admin, { productId: phone, quantity: 2, swapFor: await product() })).rejects.toEqual(
      refusedAs(edits.tooLateToEdit),
    );
  });

  it('moves a product from one line to another', async () => {
    const [one, two, three] = [await product(), await product(), await product()];
    const orderId = await buy(await newBuyer(shop), [one, 1], [two, 2]);
    await edit(
      orderId,
      admin,
      { productId: one, quantity: 1, swapFor: two },
      { productId: two, quantity: 2, swapFor: three },
    );
    const shown = async () => (await read(orderId)).cartItems.map(({ productId, quantity }) => [productId, quantity]);
    expect(await shown()).toEqual([
      [two, 1],
      [three, 2],
    ]);
    await edit(orderId, admin, { productId: two, quantity: 3, swapFor: three }, { productId: three, quantity: 0 });
    expect(await shown()).toEqual([[three, 3]]);
    expect(await Promise.all([one, two, three].map(id => stockOf(shop.open.db, id)))).toEqual([20, 20, 17]);
  });

  it('refunds what a paid order costs less, and all the rest when it is cancelled', async () => {
    const [buyer, phone] = [await newBuyer(shop), await product()];
    const offer = await makeOffer(shop, {});
    const orderId = await buyAndPay(buyer, [phone, 3]);
    expect((await edit(orderId, admin, { productId: phone, quantity: 2 })).totalAmount).toBe(1_800_00);
    expect(await standingOf(shop, orderId)).toMatchObject({
      payment: 'paid',
      refunds: [{ cause: 'edited', amount: 900_00 }],
    });
    await buyer.call(cancelOrder, { orderId });
    const { refunds } = await standingOf(shop, orderId);
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([1_800_00, 900_00].sort());
    expect(await stockOf(shop.open.db, phone)).toBe(20);
    await shop.open.db.updateTable('offers').set({ paused: true }).where('id', '=', offer).execute();
    await shop.context.tx(async tx => tx.changed('offers'));
  });

  it('lets sellers correct a typo and lower quantities of their own, and nothing else', async () => {
    const [phone, other] = [await product(), await product()];
    const orderId = await buy(await newBuyer(shop), [phone, 3]);
    expect((await edit(orderId, deccan, { productId: phone, quantity: 2 })).totalAmount).toBe(2_000_00);
    for (const each of [{ quantity: 4 }, { quantity: 2, swapFor: other }])
      await expect(edit(orderId, deccan, { productId: phone, ...each })).rejects.toEqual(refusedAs(edits.editNotYours));
    expect((await move(orderId, deccan, { address: '14 M.G. Road' })).addressInfo.address).toBe('14 M.G. Road');
    await expect(move(orderId, deccan, { pincode: '700016', city: 'Kolkata' })).rejects.toEqual(
      refusedAs(edits.editNotYours),
    );
    const kite = await makeProduct(shop, cast.ritchie.sellerId, { stock: 5 });
    const both = await buy(await newBuyer(shop), [phone, 1], [kite, 1]);
    await expect(move(both, deccan, { address: 'Elsewhere' })).rejects.toEqual(refusedAs(edits.editNotYours));
    const { addressInfo, totalAmount } = await move(both, admin, { pincode: '700016', city: 'Kolkata' });
    expect(addressInfo).toMatchObject({ pincode: '700016', state: '19' });
    expect(totalAmount).toBe((await read(both)).totalAmount);
  });

  it('refuses what has changed meanwhile, with the order of now, and edits once of two at a time', async () => {
    const phone = await product();
    const orderId = await buy(await newBuyer(shop), [phone, 3]);
    const { orderUpdateDate: seen, parts } = await read(orderId);
    const partId = parts[0]?.partId ?? ('' as never);
    const ask = (quantity: number) =>
      admin.call(edits.editOrder, {
        ...{ orderId, seen, why: 'Fewer' },
        lines: { partId, edits: [{ productId: phone, quantity }] },
      });
    const both = await Promise.allSettled([ask(2), ask(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
    await expect(ask(1)).rejects.toMatchObject({
      code: edits.orderHasChanged.code,
      data: { orderStatus: 'inProcess' },
    });
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'inShipping', ...BY_COURIER });
    await expect(edit(orderId, admin, { productId: phone, quantity: 1 })).rejects.toEqual(
      refusedAs(edits.tooLateToEdit),
    );
    await expect(move(orderId, admin, { address: 'Elsewhere' })).rejects.toEqual(refusedAs(edits.tooLateToEdit));
    // Brought back, but its invoice stands.
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
    await expect(edit(orderId, admin, { productId: phone, quantity: 1 })).rejects.toEqual(
      refusedAs(edits.tooLateToEdit),
    );
    await expect(move(orderId, admin, { address: 'Elsewhere' })).rejects.toEqual(refusedAs(edits.tooLateToEdit));
  });

  it('holds stock, cap, limits and prices, and changes nothing when it refuses', async () => {
    const [phone, kites] = [await product({ stock: 5 }), await makeProduct(shop, cast.ritchie.sellerId, {})];
    const orderId = await buy(await newBuyer(shop), [phone, 2]);
    const before = await read(orderId);
    const says = (problem: { code: string }, ...list: readonly Edit[]) =>
      expect(edit(orderId, admin, ...list)).rejects.toEqual(refusedAs(problem));
    await says(orders.notEnoughStock, { productId: phone, quantity: 9 });
    await says(edits.editNotSwappable, { productId: phone, quantity: 1, swapFor: kites });
    await says(edits.editLeavesNothing, { productId: phone, quantity: 0 });
    await says(edits.nothingEdited, { productId: phone, quantity: 2 });
    await shop.context.tx(tx => changeSetting(tx, 'codCap', paise(2_500_00)));
    await says(orders.aboveCodCap, { productId: phone, quantity: 3 });
    await shop.context.tx(tx => changeSetting(tx, 'codCap', null));
    const many = await product({ stock: 99, price_paise: paise(100_00) });
    await says(newCodOpen, { productId: phone, quantity: 40, swapFor: many });
    await shop.open.db
      .updateTable('products')
      .set({ price_paise: paise(999_00) })
      .where('id', '=', phone)
      .execute();
    await says(edits.editOtherPrice, { productId: phone, quantity: 3 });
    expect(await read(orderId)).toEqual(before);
    expect([await stockOf(shop.open.db, phone), await stockOf(shop.open.db, many)]).toEqual([3, 99]);
    const { orderId: unpaid } = await buyOnline(await newBuyer(shop), [many, 2]);
    await expect(edit(unpaid, admin, { productId: many, quantity: 1 })).rejects.toEqual(refusedAs(edits.editUnpaid));
    expect((await move(unpaid, admin, { address: 'Elsewhere' })).addressInfo.address).toBe('Elsewhere');
  });

  it('keeps money and stock in balance, whatever is edited before it is kept, returned, cancelled or rejected', async () => {
    const goods = await Promise.all(
      [999_99, 1_000_01, 333_33].map(price => product({ stock: 500, price_paise: price })),
    );
    const offer = await makeOffer(shop, { combines: true });
    const step = fc.record({
      line: fc.nat(2),
      quantity: fc.nat(6),
      swap: fc.option(fc.nat(2), { nil: undefined }),
      pays: fc.boolean(),
    });
    const days = fc.record({
      isOnline: fc.boolean(),
      bought: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      steps: fc.array(step, { minLength: 1, maxLength: 6 }),
      end: fc.constantFrom('delivered', 'returned', 'cancelled', 'rejected'),
    });
    async function live({ isOnline, bought, steps, end }: Day) {
      const buyer = await newBuyer(shop);
      const wanted = bought.map((quantity, at) => [goods[at] as ProductId, quantity] as const);
      const orderId = await (isOnline ? buyAndPay(buyer, ...wanted) : buy(buyer, ...wanted));
      for (const { line, quantity, swap, pays } of steps) {
        const { cartItems } = await read(orderId);
        const productId = cartItems[line % cartItems.length]?.productId as ProductId;
        const swapFor = swap === undefined ? {} : { swapFor: goods[swap] as ProductId };
        await edit(orderId, admin, { productId, quantity, ...swapFor }).catch(error => {
          if (!('code' in error) || !String(error.code).startsWith('orders.')) throw error;
        });
        const waiting = (await read(orderId)).parts[0]?.proposedEdit;
        if (!waiting || !pays) continue;
        const { approvalURL } = await buyer.call(payOrder, { orderId, edit: waiting.editId });
        await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
      }
      await settle(buyer, orderId, end);
      const { refunds, totalAmount } = await read(orderId);
      const { payments } = await standingOf(shop, orderId);
      const paid = payments.reduce((all, { state, amount }) => (state === 'paid' ? all + amount : all), 0);
      const sumOf = (list: typeof refunds) => list.reduce((all, { amount }) => all + amount, 0);
      const returned = sumOf(refunds.filter(({ cause }) => cause === 'returned'));
      const kept = end === 'delivered' || end === 'returned' ? totalAmount - returned : 0;
      if (isOnline) expect(paid - sumOf(refunds)).toBe(kept);
      expect(await breaches(shop.open.db)).toEqual([]);
    }
    await fc.assert(fc.asyncProperty(days, live), { numRuns: process.env.LONG === '1' ? 60 : 3, endOnFailure: true });
    await shop.open.db.updateTable('offers').set({ paused: true }).where('id', '=', offer).execute();
  });

  interface Day {
    readonly isOnline: boolean;
    readonly bought: readonly number[];
    readonly steps: readonly {
      readonly line: number;
      readonly quantity: number;
      readonly swap: number | undefined;
      readonly pays: boolean;
    }[];
    readonly end: string;
  }

  async function giveOneBack(buyer: Buyer, orderId: OrderId): Promise<void> {
    await receiveCash(shop, admin, orderId);
    const { id: lineId, part_id: partId } = await shop.open.db
      .selectFrom('order_lines')
      .innerJoin('order_parts', 'order_parts.id', 'order_lines.part_id')
      .select(['order_lines.id', 'order_lines.part_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { payment_method } = await shop.open.db
      .selectFrom('orders')
      .select('payment_method')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { upiId, ...asked } = aReturn({ orderId, partId, lineIds: [lineId] });
    const id = await askReturn(buyer, { ...asked, ...(payment_method === 'COD' && { upiId }) });
    await bringOn(admin, id, ['approve', 'receive', 'settle']);
  }

  async function settle(buyer: Buyer, orderId: OrderId, end: string): Promise<void> {
    if (end === 'cancelled') await buyer.call(cancelOrder, { orderId });
    else if (end === 'rejected')
      await admin.call(orders.updateOrder, { orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    else await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    if (end === 'returned') await giveOneBack(buyer, orderId);
  }
});
