import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#orders/cart/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import * as calls from '#orders/returns/contract.ts';
import * as desk from '#orders/returns/desk.contract.ts';
import { returnableUntil } from '#orders/returns/return/return-window.ts';
import { addReview, listReviews } from '#products/reviews/contract.ts';
import { newId, type OrderId, type PartId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { categoriesOf } from '#test/builders/editing-categories.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('returns on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Buyer;
  let frozen: Date | undefined;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => frozen ?? new Date() });
    cast = await castOf(shop);
    [admin, deccan, ritchie] = [await shop.as(cast.admin), await shop.as(cast.deccan), await shop.as(cast.ritchie)];
    buyer = await newBuyer(shop);
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', 4_900 as Paise));
  });
  afterAll(() => shop.end());
  afterEach(async () => {
    frozen = undefined;
    expect(await breaches(shop.open.db)).toEqual([]);
  });

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  const delivered = async (quantity = 2) => buyDelivered(shop, { buyer, admin }, [await product(), quantity]);
  const ownPart = async (partId: PartId) => (await buyer.call(calls.getReturnsOfPart, { partId })).data;
  const orderOf = async (orderId: OrderId) => (await buyer.call(orders.getOwnOrder, { orderId })).data;
  const refunds = (id: string) => shop.open.db.selectFrom('refunds').selectAll().where('cause_id', '=', id).execute();

  it('go step by step, and the refund is due once, with the delivery charge', async () => {
    const goods = await delivered();
    const id = await askReturn(buyer, aReturn(goods));
    const settled = await bringOn(deccan, id, ['approve', 'receive', 'settle']);
    expect(settled).toMatchObject({ state: 'settled', goodsAmount: 1_000_000, deliveryAmount: 4_900, upiId: null });
    expect(settled?.events.map(event => [event.state, event.by])).toEqual([
      ['requested', buyer.userName],
      ['approved', 'deccan'],
      ['received', 'deccan'],
      ['settled', 'deccan'],
    ]);
    const { paymentStatus, orderStatus, timeline } = await orderOf(goods.orderId);
    expect({ paymentStatus, orderStatus }).toEqual({ paymentStatus: 'partially_refunded', orderStatus: 'delivered' });
    expect(timeline.at(-1)?.note).toMatch(/^Return RT-\d+ completed: ₹10,049\.00 to be refunded$/);
    expect(await refunds(id)).toMatchObject([
      { cause: 'returned', state: 'owed', amount_paise: 1_004_900, payment_id: null, upi_id: 'asha.rao@okhdfcbank' },
    ]);
  });

  it('refund exactly what was paid when everything faulty is returned, the delivery charge once', async () => {
    const goods = await delivered(3);
    for (const quantity of [1, 2])
      await bringOn(
        deccan,
        await askReturn(buyer, aReturn(goods, { lines: [{ lineId: goods.lineIds[0] as never, quantity }] })),
        ['approve', 'receive', 'settle'],
      );
    const { parts, paymentStatus } = await orderOf(goods.orderId);
    expect([paymentStatus, parts[0]?.paymentStatus]).toEqual(['refunded', 'refunded']);
    expect((await ownPart(goods.partId)).returns.map(one => one.deliveryAmount)).toEqual([0, 4_900]);
  });

  it('keep the delivery charge for faultless items', async () => {
    const goods = await delivered(1);
    const id = await askReturn(buyer, aReturn(goods, { reason: 'unwanted' }));
    expect(await bringOn(deccan, id, ['approve', 'receive', 'settle'])).toMatchObject({ deliveryAmount: 0 });
    expect((await orderOf(goods.orderId)).paymentStatus).toBe('partially_refunded');
    expect(await refunds(id)).toMatchObject([{ amount_paise: 1_000_000, delivery_paise: 0 }]);
  });

  it('restore stock by a movement, unless the items are written off', async () => {
    const [kept, broken] = [await product({ stock: 5 }), await product({ stock: 5 })];
    const goods = await buyDelivered(shop, { buyer, admin }, [kept, 2], [broken, 2]);
    const line = (at: number) => [{ lineId: goods.lineIds[at] as never, quantity: 1 }];
    await bringOn(deccan, await askReturn(buyer, aReturn(goods, { lines: line(0) })), ['approve', 'receive', 'settle']);
    const second = await askReturn(buyer, aReturn(goods, { lines: line(1) }));
    await bringOn(deccan, second, ['approve', 'receive', 'settle'], 'written_off');
    expect([await stockOf(shop.open.db, kept), await stockOf(shop.open.db, broken)]).toEqual([4, 3]);
    const moved = shop.open.db.selectFrom('stock_movements').select('quantity').where('reason', '=', 'returned');
    expect(await moved.where('product_id', '=', kept).execute()).toEqual([{ quantity: 1 }]);
  });

  it('go by the rule of the category at the time of the order, whatever it says later', async () => {
    const { one, change } = categoriesOf(admin);
    const setRule = async (id: string, returns: object | null) => change(await one(id), { returns });
    await setRule('audio', { way: 'replacement', days: 30 });
    await setRule('soundbar', { way: 'none', days: 0, reasons: { en: 'Sold for parts', hi: 'पुर्ज़ों के लिए' } });
    const speaker = await product({ kind: 'headphones' });
    const soundbar = await product({ kind: 'soundbar' });
    expect((await buyer.call(addToCart, { productId: speaker, quantity: 1 })).items).toMatchObject([
      { returnsNote: '30-day replacement only, if damaged, faulty, wrong or incomplete' },
    ]);
    const goods = await buyDelivered(shop, { buyer, admin }, [speaker, 1], [soundbar, 1]);
    await setRule('audio', { way: 'any', days: 60 });
    await setRule('soundbar', null);

    const [kept] = (await orderOf(goods.orderId)).parts;
    expect(kept?.lines.map(({ returnsNote }) => returnsNote)).toEqual([
      expect.stringMatching(/^30-day replacement only/),
      expect.stringMatching(/^Not returnable: Sold for parts\. .*7 days$/),
    ]);
    const { delivered_at } = await shop.open.db
      .selectFrom('order_parts')
      .select('delivered_at')
      .where('id', '=', goods.partId)
      .executeTakeFirstOrThrow();
    const until = (days: number) => returnableUntil(delivered_at as Date, days);
    expect(await ownPart(goods.partId)).toMatchObject({
      until: until(30),
      lines: [
        { until: until(30), onlyIfFaulty: true },
        { until: until(7), onlyIfFaulty: true },
      ],
    });
    const posting = shop.open.db.selectFrom('ledger_postings').select('payable_at').where('cause', '=', 'delivered');
    const [booked] = await posting.where('cause_id', '=', goods.partId).execute();
    expect(Math.abs((booked?.payable_at.getTime() ?? 0) - until(30).getTime())).toBeLessThan(60_000);
    const asked = (at: number, reason: 'unwanted' | 'faulty') =>
      askReturn(buyer, aReturn(goods, { reason, lines: [{ lineId: goods.lineIds[at] as never, quantity: 1 }] }));
    for (const at of [0, 1])
      await expect(asked(at, 'unwanted')).rejects.toMatchObject({ code: calls.onlyIfFaulty.code });
    frozen = new Date(until(7).getTime() + 1);
    await expect(asked(1, 'faulty')).rejects.toMatchObject({ code: calls.windowIsOver.code });
    await asked(0, 'faulty');
    frozen = new Date(until(30).getTime() + 1);
    expect((await ownPart(goods.partId)).isOpen).toBe(false);
    // Orders from now on: as everywhere.
    expect((await orderOf((await delivered()).orderId)).parts[0]?.lines[0]).not.toHaveProperty('returnsNote');
  });

  it('can be asked for until the last moment of the seventh day, and not one later', async () => {
    const goods = await delivered();
    const { delivered_at } = await shop.open.db
      .selectFrom('order_parts')
      .select('delivered_at')
      .where('id', '=', goods.partId)
      .executeTakeFirstOrThrow();
    const last = returnableUntil(delivered_at as Date);
    frozen = new Date(last.getTime() + 1);
    await expect(askReturn(buyer, aReturn(goods))).rejects.toMatchObject({ code: calls.windowIsOver.code });
    expect((await ownPart(goods.partId)).isOpen).toBe(false);
    frozen = last;
    expect(await ownPart(goods.partId)).toMatchObject({ isOpen: true, until: last });
    await askReturn(buyer, aReturn(goods));
  });

  it('are for delivered items, up to the units left, and need a UPI ID for cash', async () => {
    const goods = await delivered();
    const [lineId] = goods.lineIds as [never];
    const ask = (more: object) => askReturn(buyer, aReturn(goods, more));
    await expect(ask({ lines: [{ lineId, quantity: 3 }] })).rejects.toMatchObject({ code: calls.tooManyPieces.code });
    await expect(ask({ upiId: undefined })).rejects.toMatchObject({
      code: calls.upiIdNeeded.code,
      fields: { upiId: expect.any(String) },
    });
    for (const wrong of [
      { upiId: 'asha@gmail.com' },
      { lines: [] },
      { lines: [{ lineId, quantity: 0 }] },
      {
        lines: [
          { lineId, quantity: 1 },
          { lineId, quantity: 1 },
        ],
      },
      { reason: 'bored' },
    ]) {
      const payload = { ...aReturn(goods), ...wrong };
      const answer = await buyer.inject({ method: 'POST', url: '/api/shop/returns/request', payload });
      expect(answer.statusCode).toBe(400);
    }
    await ask({ lines: [{ lineId, quantity: 2 }] });
    await expect(ask({})).rejects.toMatchObject({ code: calls.tooManyPieces.code });

    await admin.call(orders.updateOrder, { orderId: goods.orderId, orderStatus: 'inShipping' });
    await expect(ask({})).rejects.toMatchObject({ code: calls.notDelivered.code });
  });

  it('release their units when cancelled or rejected, with the reason', async () => {
    const goods = await delivered(1);
    const first = await askReturn(buyer, aReturn(goods));
    const { data } = await buyer.call(calls.withdrawReturn, { _id: first });
    expect(data.state).toBe('withdrawn');
    await expect(bringOn(deccan, first, ['approve'])).rejects.toMatchObject({ code: calls.returnMoved.code });
    const second = await askReturn(buyer, aReturn(goods));
    await expect(deccan.call(desk.moveReturn, { _id: second, move: 'refuse' })).rejects.toMatchObject({
      code: desk.sayWhy.code,
    });
    await bringOn(deccan, second, ['approve', 'receive', 'refuse']);
    expect((await ownPart(goods.partId)).returns[0]?.events.at(-1)).toMatchObject({
      state: 'refused',
      note: 'It came back broken.',
    });
    await askReturn(buyer, aReturn(goods));
  });

  it('allow only the defined transitions', async () => {
    const id = await askReturn(buyer, aReturn(await delivered()));
    await expect(bringOn(deccan, id, ['settle'])).rejects.toMatchObject({ code: calls.returnMoved.code });
    await bringOn(deccan, id, ['approve']);
    await expect(deccan.call(desk.moveReturn, { _id: id, move: 'receive' })).rejects.toMatchObject({
      code: desk.sayWhatBecame.code,
    });
    await bringOn(deccan, id, ['receive', 'settle']);
    await expect(buyer.call(calls.withdrawReturn, { _id: id })).rejects.toMatchObject({
      code: calls.returnMoved.code,
    });
  });

  it('keep the seller order delivered permanently, for everybody', async () => {
    for (const quantity of [1, 2]) {
      const goods = await delivered(quantity);
      await bringOn(deccan, await askReturn(buyer, aReturn(goods)), ['approve', 'receive', 'settle']);
      for (const orderStatus of ['pending', 'inProcess', 'inShipping', 'rejected'] as const)
        await expect(admin.call(orders.updateOrder, { orderId: goods.orderId, orderStatus })).rejects.toMatchObject({
          code: orders.moveNotAllowed.code,
        });
    }
  });

  it('wait while the order is not delivered any more', async () => {
    const goods = await delivered();
    const id = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, id, ['approve', 'receive']);
    await admin.call(orders.updateOrder, { orderId: goods.orderId, orderStatus: 'inShipping' });
    await expect(bringOn(deccan, id, ['settle'])).rejects.toMatchObject({ code: calls.notDelivered.code });
    await admin.call(orders.updateOrder, { orderId: goods.orderId, orderStatus: 'delivered' });
    expect(await bringOn(deccan, id, ['settle'])).toMatchObject({ state: 'settled' });
  });

  it('leave a review verified', async () => {
    const productId = await product();
    const goods = await buyDelivered(shop, { buyer, admin }, [productId, 1]);
    await buyer.call(addReview, { productId, reviewMessage: 'Dark.', reviewValue: 2 });
    await bringOn(deccan, await askReturn(buyer, aReturn(goods)), ['approve', 'receive', 'settle']);
    const answer = await buyer.call(listReviews, { productId });
    expect(answer.data[0]).toMatchObject({ verified: true });
  });

  it('are settled once however often and by however many it is asked', async () => {
    const goods = await delivered();
    const id = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, id, ['approve', 'receive']);
    const stock = await stockOf(shop.open.db, await productOf(goods.partId));
    await Promise.all([deccan, admin, deccan, admin].map(who => bringOn(who, id, ['settle'])));
    await bringOn(deccan, id, ['settle']);
    expect(await refunds(id)).toHaveLength(1);
    expect(await papersOf(id)).toEqual({ notes: 1, postings: 1 });
    expect(await stockOf(shop.open.db, await productOf(goods.partId))).toBe(stock + 1);
    const { rows } = await shop.open.execute(
      `select count(*)::int as count from jobs.job where name like 'mail.returns.moved%' and data->>'returnId' = '${id}'
       and data->>'state' = 'settled'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('are asked for once however often, and never for more than there is', async () => {
    const goods = await delivered(2);
    const once = aReturn(goods);
    const same = await Promise.all([1, 2, 3].map(() => askReturn(buyer, once)));
    expect(new Set(same).size).toBe(1);
    const many = await Promise.allSettled([1, 2, 3, 4].map(() => askReturn(buyer, aReturn(goods))));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stranger = await newBuyer(shop);
    await expect(askReturn(stranger, once)).rejects.toMatchObject({ code: calls.partIsMissing.code });
  });

  it('and a move away from delivered at the same moment leave one story', async () => {
    for (let round = 0; round < 4; round += 1) {
      const goods = await delivered();
      const id = newId<'return'>();
      const [asked, moved] = await Promise.allSettled([
        askReturn(buyer, aReturn(goods, { _id: id })),
        admin.call(orders.updateOrder, { orderId: goods.orderId, orderStatus: 'rejected' }),
      ]);
      expect(moved.status).toBe('fulfilled');
      if (asked.status === 'rejected') expect(asked.reason).toMatchObject({ code: calls.notDelivered.code });
      else
        await expect(bringOn(deccan, id, ['approve', 'receive', 'settle'])).rejects.toMatchObject({
          code: calls.notDelivered.code,
        });
      expect(await refunds(id)).toEqual([]);
    }
  });

  it('are nobody else’s: neither another shopper nor another seller finds them', async () => {
    const goods = await delivered();
    const id = await askReturn(buyer, aReturn(goods));
    const stranger = await newBuyer(shop);
    await expect(stranger.call(calls.getReturnsOfPart, { partId: goods.partId })).rejects.toMatchObject({
      code: calls.partIsMissing.code,
    });
    await expect(stranger.call(calls.withdrawReturn, { _id: id })).rejects.toMatchObject({
      code: calls.returnIsMissing.code,
    });
    await expect(bringOn(ritchie, id, ['approve'])).rejects.toMatchObject({ code: calls.returnIsMissing.code });
    const listed = async (who: Client) => (await who.call(desk.listReturns, { limit: 100 })).data.map(row => row._id);
    expect(await listed(ritchie)).toEqual([]);
    expect(await listed(deccan)).toContain(id);
    expect(await listed(admin)).toContain(id);
  });

  it('are found by their number, the order’s number, the shopper and the products', async () => {
    const title = 'Kaveri Radio';
    const goods = await buyDelivered(shop, { buyer, admin }, [await product({ title }), 1]);
    const { number } = (await buyer.call(calls.requestReturn, aReturn(goods))).data;
    const { number: order } = await orderOf(goods.orderId);
    for (const find of [number, order, 'kaveri'])
      expect((await deccan.call(desk.listReturns, { find })).data).toMatchObject([
        { number, title, pieces: 1, amount: paise(1_000_000), state: 'requested' },
      ]);
    expect((await deccan.call(desk.listReturns, { find: 'kaveri', show: 'settled' })).counts).toEqual({
      waiting: 1,
      coming: 0,
      settled: 0,
      closed: 0,
      all: 1,
    });
  });

  /** Credit notes and entries in the seller's account that a return has caused. */
  async function papersOf(id: string) {
    const { db } = shop.open;
    const notes = await db.selectFrom('invoices').select('id').where('cause_id', '=', id).execute();
    const postings = await db.selectFrom('ledger_postings').select('id').where('cause_id', '=', id).execute();
    return { notes: notes.length, postings: postings.length };
  }

  async function productOf(partId: PartId) {
    const { product_id } = await shop.open.db
      .selectFrom('order_lines')
      .select('product_id')
      .where('part_id', '=', partId)
      .executeTakeFirstOrThrow();
    return product_id;
  }
});
