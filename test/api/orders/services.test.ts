import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { getOrder, getOwnOrder, listOrders, tooManyDeliveryCodes, updateOrder } from '#orders/orders/contract.ts';
import { editOrder, editServiceElsewhere, editWindowElsewhere } from '#orders/orders/editing/edit.contract.ts';
import { arrangeService, listOwnWindows, moveOwnWindow, moveWindow } from '#orders/orders/moves/arrange.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import { notDelivered, partIsMissing, requestReturn, tooManyPieces } from '#orders/returns/contract.ts';
import { refundService } from '#orders/returns/desk.contract.ts';
import { getServices, saveServices } from '#orders/sold-services/desk.contract.ts';
import * as refusals from '#orders/sold-services/refusals.ts';
import { getProduct } from '#products/catalog/contract.ts';
import type { OrderId, PartId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, fillCart, newBuyer, stockOf } from '#test/builders/buying.ts';
import { GIFT_WRAP, INSTALLATION, offer, windows } from '#test/builders/offering-services.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('services and delivery windows on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let seller: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    seller = await shop.as(cast.deccan);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const phone = (more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock: 20, ...more });
  const opened = async (buyer: Buyer, productId: ProductId, quantity = 1) =>
    (await buyer.call(checkouts.openCheckout, { items: [{ productId, quantity }] })).data;
  const choose = async (buyer: Buyer, checkoutId: checkouts.Checkout['_id'], extras: object) =>
    (await buyer.call(checkouts.changeCheckout, { checkoutId, extras })).data;
  const complete = (buyer: Buyer, { _id, terms }: { _id: checkouts.Checkout['_id']; terms: string }) =>
    buyer.call(checkouts.completeCheckout, { checkoutId: _id, terms });
  const partOf = async (orderId: OrderId) => {
    const part = (await admin.call(getOrder, { orderId })).data.parts[0];
    if (!part) throw new Error('no part');
    return part;
  };
  /** Bought with installation for each unit and gift wrap. */
  async function withServices(buyer: Buyer, productId: ProductId, quantity: number, note = 'Happy Diwali, Amma') {
    const seen = await opened(buyer, productId, quantity);
    const [part] = seen.parts;
    const installation = part?.lines[0]?.services[0];
    const wrap = part?.services[0];
    if (!part || !installation || !wrap) throw new Error('nothing is offered');
    const chosen = await choose(buyer, seen._id, {
      services: [{ productId, serviceId: installation.serviceId }],
      wraps: [{ sellerId: part.sellerId, serviceId: wrap.serviceId, note }],
    });
    return { seen, chosen, ...(await complete(buyer, chosen)) };
  }
  const lineIds = async (partId: PartId) =>
    shop.open.db
      .selectFrom('order_lines')
      .select(['id', 'service'])
      .where('part_id', '=', partId)
      .orderBy('position')
      .execute();

  it('are lines of their own: on the order, the invoice, the slip and in the total', async () => {
    await offer(seller, [INSTALLATION, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const product = await phone({ title: 'Nandi 3' });
    const { seen, chosen, orderId } = await withServices(buyer, product, 2, ' Happy\nDiwali,  Amma ');
    expect(seen.parts[0]).toMatchObject({
      lines: [{ services: [{ kind: 'installation', name: 'Installation', price: 59_900, days: 3, isChosen: false }] }],
      services: [{ kind: 'gift-wrap', price: 4_900, isChosen: false, note: null }],
      slots: null,
    });
    const extra = 2 * 59_900 + 4_900;
    expect(chosen.terms).not.toBe(seen.terms);
    expect(chosen.charges).toEqual({ ...seen.charges, services: extra, total: seen.charges.total + extra });
    expect(await stockOf(shop.open.db, product)).toBe(18);

    const own = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(own).toMatchObject({
      totalAmount: chosen.charges.total,
      cartItems: [{ title: 'Nandi 3', quantity: 2 }],
      parts: [
        {
          lines: [{ title: 'Nandi 3' }],
          services: [
            { kind: 'installation', title: 'Installation: Nandi 3', quantity: 2, total: 119_800, isDone: false },
            { kind: 'gift-wrap', title: 'Gift wrap', note: 'Happy Diwali, Amma', quantity: 1, code: null },
          ],
        },
      ],
    });
    expect(own.parts[0]?.services[0]?.code).toMatch(/^\d{6}$/);
    expect((await partOf(orderId)).services[0]?.code).toBeNull();
    const { data: slips } = await seller.call(listSlips, {});
    expect(slips.find(({ number }) => number === own.number)).toMatchObject({
      lines: [{ title: 'Nandi 3' }],
      services: [{ title: 'Installation: Nandi 3' }, { title: 'Gift wrap', note: 'Happy Diwali, Amma' }],
    });

    await admin.call(updateOrder, { orderId, orderStatus: 'inShipping', ...BY_COURIER });
    const invoiceId = (await partOf(orderId)).documents[0]?._id;
    if (!invoiceId) throw new Error('no invoice');
    const { lines, ...invoice } = (await admin.call(getInvoice, { invoiceId })).data;
    expect(lines.map(({ description, hsn, amount }) => [description, hsn, amount])).toEqual([
      ['Nandi 3', expect.any(String), 2_000_000],
      ['Installation: Nandi 3', '998739', 119_800],
      ['Gift wrap', '998541', 4_900],
    ]);
    expect(JSON.stringify(invoice)).toContain('21247');
  });

  it('are refunded with the part that is called off, and free ones stand on the order too', async () => {
    await offer(seller, [{ ...INSTALLATION, price: paise(0) }, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const { orderId, chosen } = await withServices(buyer, await phone(), 1);
    expect(chosen.charges.services).toBe(4_900);
    expect((await partOf(orderId)).services).toMatchObject([{ total: 0, dueOn: null }, { total: 4_900 }]);
    await buyer.call(cancelOrder, { orderId, reason: 'No' });
    expect((await partOf(orderId)).services[0]).toMatchObject({ dueOn: null });
  });

  it('go back with the units as far as they are not done', async () => {
    await offer(seller, [INSTALLATION, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const { orderId } = await withServices(buyer, await phone(), 3);
    const early = await partOf(orderId);
    const [line, service] = await lineIds(early.partId);
    if (!line || !service) throw new Error('no lines');
    const done = { orderId, lineId: service.id, done: { note: 'The buyer was there' } };
    await expect(seller.call(arrangeService, done)).rejects.toMatchObject({ code: refusals.serviceTooEarly.code });
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
    expect((await partOf(orderId)).services[0]?.dueOn).toMatch(/^20\d\d-/);

    const due = async (visit: 'due' | 'overdue') =>
      (await seller.call(listOrders, { visit })).data.some(({ _id }) => _id === orderId);
    expect([await due('due'), await due('overdue')]).toEqual([true, false]);
    await shop.open.execute(`update order_services set days = 1 where line_id = '${service.id}'`);
    await shop.open.execute(
      `update order_parts set delivered_at = delivered_at - interval '3 days' where id = '${early.partId}'`,
    );
    await shop.context.tx(async tx => tx.changed('orders'));
    expect(await due('overdue')).toBe(true);

    const part = { orderId, partId: early.partId, lineIds: [line.id] };
    const id = await askReturn(buyer, aReturn(part));
    const settled = await bringOn(admin, id, ['approve', 'receive', 'settle']);
    expect(settled?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const refund = (await admin.call(getOrder, { orderId })).data.refunds[0];
    expect(refund?.amount).toBe(1_000_000 + 59_900);

    const day = '2099-12-31';
    await seller.call(arrangeService, { orderId, lineId: service.id, visit: { day, period: 'morning' } });
    expect((await partOf(orderId)).services[0]).toMatchObject({ scheduled: { day, period: 'morning' }, isDone: false });
    const code = (await buyer.call(getOwnOrder, { orderId })).data.parts[0]?.services[0]?.code ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await expect(seller.call(arrangeService, { ...done, done: { code: wrong } })).rejects.toMatchObject({
      code: refusals.wrongServiceCode.code,
    });
    const finished = await seller.call(arrangeService, { ...done, done: { code } });
    expect(finished.data.parts[0]?.services[0]).toMatchObject({ isDone: true, dueOn: null });
    expect(await seller.call(arrangeService, { ...done, done: { code } })).toEqual(finished);
    expect(await due('due')).toBe(false);
    const second = await askReturn(buyer, aReturn(part));
    const back = await bringOn(admin, second, ['approve', 'receive', 'settle']);
    expect(back?.lines.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('are not done by guessing the code, nor once they go back', async () => {
    await offer(seller, [INSTALLATION]);
    const buyer = await newBuyer(shop);
    const product = await phone();
    const seen = await opened(buyer, product);
    const serviceId = seen.parts[0]?.lines[0]?.services[0]?.serviceId;
    const { orderId } = await complete(
      buyer,
      await choose(buyer, seen._id, { services: [{ productId: product, serviceId }] }),
    );
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
    const { partId } = await partOf(orderId);
    const [line, service] = await lineIds(partId);
    if (!line || !service) throw new Error('no lines');
    const code = (await buyer.call(getOwnOrder, { orderId })).data.parts[0]?.services[0]?.code ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const finish = (done: object) => seller.call(arrangeService, { orderId, lineId: service.id, done });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(finish({ code: wrong })).rejects.toMatchObject({ code: refusals.wrongServiceCode.code });
    await expect(finish({ code })).rejects.toMatchObject({ code: tooManyDeliveryCodes.code });
    await askReturn(buyer, aReturn({ orderId, partId, lineIds: [line.id] }));
    await expect(finish({ note: 'Was there' })).rejects.toMatchObject({ code: refusals.serviceGoesBack.code });
    expect((await partOf(orderId)).services[0]).toMatchObject({ isDone: false });
  });

  it('are refunded when nobody does them, once, and nobody owes them any more', async () => {
    await offer(seller, [INSTALLATION, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const { orderId } = await withServices(buyer, await phone(), 2);
    const { partId } = await partOf(orderId);
    const [line, service] = await lineIds(partId);
    if (!line || !service) throw new Error('no lines');
    const refund = { orderId, lineId: service.id, note: 'Nobody came' };
    await expect(admin.call(refundService, refund)).rejects.toMatchObject({ code: notDelivered.code });
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
    await expect(admin.call(refundService, { ...refund, lineId: line.id })).rejects.toMatchObject({
      code: refusals.serviceMissing.code,
    });
    const [{ data }] = await Promise.all([admin.call(refundService, refund), admin.call(refundService, refund)]);
    expect(data.parts[0]?.services).toMatchObject([
      { isCalledOff: true, isDone: false, dueOn: null },
      { isCalledOff: false },
    ]);
    const after = (await admin.call(getOrder, { orderId })).data;
    expect(after.refunds.map(({ amount }) => amount)).toEqual([2 * 59_900]);
    expect(after.parts[0]?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect((await seller.call(listOrders, { visit: 'due' })).data.some(({ _id }) => _id === orderId)).toBe(false);
    await expect(
      seller.call(arrangeService, { orderId, lineId: service.id, done: { note: 'After all' } }),
    ).rejects.toMatchObject({ code: refusals.serviceGoesBack.code });
    const id = await askReturn(buyer, aReturn({ orderId, partId, lineIds: [line.id] }));
    const back = await bringOn(admin, id, ['approve', 'receive', 'settle']);
    expect(back?.lines.map(({ lineId }) => lineId)).toEqual([line.id]);
  });

  it('that were due and not done are asked back by the buyer, and settled without being sent', async () => {
    await offer(seller, [INSTALLATION, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const { orderId } = await withServices(buyer, await phone(), 2);
    const { partId } = await partOf(orderId);
    const [line, service, wrap] = await lineIds(partId);
    if (!line || !service || !wrap) throw new Error('no lines');
    const asks = (...lineIds: string[]) => {
      const lines = lineIds.map(id => ({ lineId: id as never, quantity: id === service.id ? 2 : 1 }));
      return aReturn({ orderId, partId, lineIds }, { lines });
    };
    const refused = (input: ReturnType<typeof asks>, code: string) =>
      expect(buyer.call(requestReturn, input)).rejects.toMatchObject({ code });
    await refused(asks(service.id), notDelivered.code);
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
    await refused(asks(service.id), refusals.serviceNotDue.code);
    await refused(asks(line.id, service.id), partIsMissing.code);
    const setBack = (days: number) =>
      sql`update order_parts set delivered_at = delivered_at - make_interval(days => ${days}::int) where id = ${partId}`.execute(
        shop.open.db,
      );
    await setBack(200);
    await refused(asks(service.id), refusals.serviceClaimOver.code);
    await setBack(-180);
    const visitIn = (days: number) => {
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      return seller.call(arrangeService, { orderId, lineId: service.id, visit: { day, period: 'morning' } });
    };
    await visitIn(3);
    await refused(asks(service.id), refusals.serviceNotDue.code);
    // A visit far away puts the refund off for a month only.
    await visitIn(300);
    await refused(asks(service.id), refusals.serviceNotDue.code);
    await setBack(50);
    await refused(asks(wrap.id), refusals.serviceMissing.code);
    const id = await askReturn(buyer, asks(service.id));
    await refused(asks(service.id), tooManyPieces.code);
    const own = (await buyer.call(getOwnOrder, { orderId })).data.parts[0]?.services;
    expect(own).toMatchObject([{ isAskedBack: true, isDone: false }, { isAskedBack: false }]);
    await expect(
      seller.call(arrangeService, { orderId, lineId: service.id, done: { note: 'Now' } }),
    ).rejects.toMatchObject({ code: refusals.serviceGoesBack.code });
    const back = await bringOn(seller, id, ['settle']);
    expect(back).toMatchObject({ state: 'settled', isOfServices: true, faulty: false, deliveryAmount: 0 });
    const after = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(after.refunds.map(({ amount }) => amount)).toEqual([2 * 59_900]);
    expect(after.parts[0]?.services).toMatchObject([{ isCalledOff: true, isAskedBack: false }, { isCalledOff: false }]);
  });

  it('are agreed to: another price or an ended service is told before anything is ordered', async () => {
    const before = await offer(seller, [INSTALLATION]);
    const buyer = await newBuyer(shop);
    const product = await phone();
    const seen = await opened(buyer, product);
    const serviceId = before.services[0]?._id;
    const chosen = await choose(buyer, seen._id, { services: [{ productId: product, serviceId }] });
    const dearer = { ...before, services: before.services.map(each => ({ ...each, price: paise(60_000) })) };
    const onPage = async () =>
      (await shop.guest.call(getProduct, { id: product })).data.services.map(({ price, isLocal }) => [price, isLocal]);
    expect(await onPage()).toEqual([[59_900, false]]);
    const { version } = (await seller.call(saveServices, dearer)).data;
    expect(await onPage()).toEqual([[60_000, false]]);
    await expect(seller.call(saveServices, dearer)).rejects.toMatchObject({
      code: refusals.servicesChanged.code,
      data: { version },
    });
    await expect(complete(buyer, chosen)).rejects.toMatchObject({ code: checkouts.checkoutHasChanged.code });
    await seller.call(saveServices, { ...dearer, version, services: [] });
    const now = (await buyer.call(checkouts.getCheckout, { checkoutId: seen._id })).data;
    expect(now.charges).toEqual(seen.charges);
    await complete(buyer, now);
  });

  it('belong to their seller, to categories of the shop, and to places where they are done', async () => {
    const other = await shop.as(cast.ritchie);
    const mine = await offer(seller, [{ ...INSTALLATION, pincodes: ['11'] }]);
    const { data } = await shop.guest.call(getProduct, { id: await phone() });
    expect(data.services).toMatchObject([{ name: 'Installation', isLocal: true }]);
    expect((await other.call(getServices, {})).data.services).toEqual([]);
    const theirs = await offer(other, mine.services);
    expect(theirs.services[0]?._id).not.toBe(mine.services[0]?._id);
    expect((await seller.call(getServices, {})).data).toEqual(mine);
    const faults = async (...services: Parameters<typeof offer>[1]) =>
      offer(seller, services).catch(error => Object.keys(error.fields ?? {}));
    expect(await faults({ ...INSTALLATION, category: 'nothing' }, INSTALLATION, INSTALLATION)).toEqual([
      'services.0.category',
      'services.2.category',
    ]);
    expect(await faults({ ...GIFT_WRAP, days: 2, names: { hi: 'उपहार' } })).toEqual([
      'services.0.names',
      'services.0.days',
    ]);
    const buyer = await newBuyer(shop);
    expect((await opened(buyer, await phone())).parts[0]?.lines[0]?.services).toEqual([]);
  });

  it('keep an order near: no move to where they are not done, nor to another state with a window', async () => {
    const move = async (orderId: OrderId, address: object) => {
      const { orderUpdateDate: seen } = (await admin.call(getOrder, { orderId })).data;
      const whole = {
        name: 'Asha Rao',
        address: '1 MG Road',
        city: 'Bengaluru',
        phone: '9876543210',
        notes: 'Ring twice',
        ...address,
      };
      return admin.call(editOrder, { orderId, seen, why: 'A typo', address: { pincode: '560029', ...whole } });
    };
    await offer(seller, [{ ...INSTALLATION, pincodes: ['5600'] }, GIFT_WRAP]);
    const { orderId } = await withServices(await newBuyer(shop), await phone(), 1);
    await expect(move(orderId, { pincode: '562101' })).rejects.toMatchObject({ code: editServiceElsewhere.code });
    await move(orderId, { pincode: '560001' });
    await offer(seller, [], windows(5));
    const buyer = await newBuyer(shop);
    const seen = await opened(buyer, await phone());
    const slot = { sellerId: cast.deccan.sellerId, ...seen.parts[0]?.slots?.at(-1) };
    const { orderId: inWindow } = await complete(buyer, await choose(buyer, seen._id, { slots: [slot] }));
    const kolkata = { pincode: '700016', city: 'Kolkata' };
    await expect(move(inWindow, kolkata)).rejects.toMatchObject({ code: editWindowElsewhere.code });
    await move(inWindow, { pincode: '562101' });
  });

  const racing = 4;
  it('a window is never overbooked, and who comes too late is told what is free', async () => {
    await offer(seller, [], windows(1));
    const product = await phone({ stock: 100 });
    const buyers = await Promise.all(Array.from({ length: racing }, () => newBuyer(shop)));
    const chosen = await Promise.all(
      buyers.map(async buyer => {
        const seen = await opened(buyer, product);
        const [slot] = seen.parts[0]?.slots ?? [];
        return choose(buyer, seen._id, { slots: [{ sellerId: cast.deccan.sellerId, ...slot }] });
      }),
    );
    const wanted = chosen[0]?.parts[0]?.slot;
    expect(wanted?.period).toBe('morning');
    const answers = await Promise.allSettled(
      chosen.map((checkout, at) => complete(buyers[at] as Buyer, checkout as checkouts.Checkout)),
    );
    const placed = answers.flatMap(each => (each.status === 'fulfilled' ? each.value : []));
    expect(placed).toHaveLength(1);
    const late = answers.flatMap(each => (each.status === 'rejected' ? each.reason : []));
    const codes = new Set(late.map(({ code }) => code));
    expect([refusals.slotIsFull.code, checkouts.checkoutNotReady.code]).toEqual(expect.arrayContaining([...codes]));
    expect(late[0].data.parts[0].slots).not.toContainEqual(wanted);
    expect(late[0].data.problems).toMatchObject([{ path: `slots.${cast.deccan.sellerId}` }]);
    expect(await stockOf(shop.open.db, product)).toBe(99);

    // Cancelled, its place is free again; reopened, it takes it again.
    const orderId = placed[0]?.orderId;
    const first = buyers[answers.findIndex(({ status }) => status === 'fulfilled')];
    if (!orderId || !first) throw new Error('nobody has it');
    expect((await partOf(orderId)).slot).toEqual(wanted);
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect((await opened(first, product)).parts[0]?.slots?.[0]).toEqual(wanted);
    await admin.call(updateOrder, { orderId, orderStatus: 'inProcess' });
    expect((await opened(first, product)).parts[0]?.slots?.[0]).not.toEqual(wanted);
  });

  it('a window can be moved until the order leaves, by buyer and seller, as far as there is a place', async () => {
    await offer(seller, [], windows(1));
    const product = await phone();
    const orderIn = async (buyer: Buyer, at: number) => {
      const seen = await opened(buyer, product);
      const slot = seen.parts[0]?.slots?.[at];
      const chosen = await choose(buyer, seen._id, { slots: [{ sellerId: cast.deccan.sellerId, ...slot }] });
      const { orderId } = await complete(buyer, chosen);
      return { orderId, partId: (await partOf(orderId)).partId, slot };
    };
    const [one, two] = [await newBuyer(shop), await newBuyer(shop)];
    const mine = await orderIn(one, 3);
    const theirs = await orderIn(two, 4);
    const move = { orderId: mine.orderId, partId: mine.partId };
    await expect(
      one.call(moveOwnWindow, { ...move, ...(theirs.slot as { day: string; period: 'morning' }) }),
    ).rejects.toMatchObject({
      code: refusals.slotIsFull.code,
    });
    await expect(two.call(listOwnWindows, move)).rejects.toMatchObject({ code: 'orders.missing' });
    const { data: free } = await one.call(listOwnWindows, move);
    const [to] = free;
    if (!to) throw new Error('nothing is free');
    const moved = (await one.call(moveOwnWindow, { ...move, ...to })).data;
    expect(moved.parts[0]?.slot).toEqual(to);
    expect(moved.timeline.at(-1)?.note).toMatch(/^Delivery window: /);
    await expect(seller.call(moveWindow, { ...move, day: '2020-01-01', period: 'morning' })).rejects.toMatchObject({
      code: refusals.slotNotOffered.code,
    });
    await admin.call(updateOrder, { orderId: mine.orderId, orderStatus: 'inShipping', ...BY_COURIER });
    await expect(one.call(moveOwnWindow, { ...move, ...to })).rejects.toMatchObject({
      code: refusals.slotIsFinal.code,
    });
    const other = await shop.as(cast.ritchie);
    await expect(other.call(moveWindow, { ...move, ...to })).rejects.toMatchObject({ code: 'orders.missing' });
  });

  it('leave ordinary orders as they were', async () => {
    await offer(seller, [INSTALLATION, GIFT_WRAP], windows(1));
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await phone(), 1]);
    const seen = (await buyer.call(checkouts.openCheckout, {})).data;
    expect(seen).toMatchObject({ ready: true, charges: { services: 0 }, parts: [{ slot: null, servicesAmount: 0 }] });
    const { orderId } = await complete(buyer, seen);
    expect(await partOf(orderId)).toMatchObject({ services: [], slot: null });
  });
});
