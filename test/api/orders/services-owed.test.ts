import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getOrder, getOwnOrder, listOrders, tooManyDeliveryCodes, updateOrder } from '#orders/orders/contract.ts';
import { arrangeService } from '#orders/orders/moves/arrange.contract.ts';
import { notDelivered, partIsMissing, requestReturn, tooManyPieces } from '#orders/returns/contract.ts';
import { refundService } from '#orders/returns/desk.contract.ts';
import * as refusals from '#orders/sold-services/refusals.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { GIFT_WRAP, INSTALLATION, offer } from '#test/builders/offering-services.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type ServiceScene, startServiceScene } from '#test/builders/service-scene.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('services that are owed on the %s engine', engine => {
  let scene: ServiceScene;
  beforeAll(async () => {
    scene = await startServiceScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  it('go back with the units as far as they are not done', async () => {
    const { shop, seller, admin, phone, partOf, withServices, lineIds } = scene;
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
    const { shop, seller, admin, opened, choose, complete, phone, partOf, lineIds } = scene;
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
    const { shop, seller, admin, phone, partOf, withServices, lineIds } = scene;
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
    const { shop, seller, admin, phone, partOf, withServices, lineIds } = scene;
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
});
