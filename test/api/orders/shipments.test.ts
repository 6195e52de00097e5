import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setCashCollection } from '#finance/ledger/payouts/payouts.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import * as edits from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import { cancelFallenParcel } from '#orders/shipments/server/shipments.ts';
import type { PartId } from '#shared/id.ts';
import { removeConnection } from '#shop/connections/contract.ts';
import { type CourierScene, startCourier } from '#test/builders/courier-scene.ts';

describe('a courier that is booked', () => {
  let scene: CourierScene;
  beforeAll(async () => {
    scene = await startCourier();
  });
  afterEach(() => scene.check());
  afterAll(() => scene.end());

  it('fills courier and tracking number, has a label, and moves the order as its parcel moves', async () => {
    const { bench, server, deccan, packed, part, book, round } = scene;
    const { orderId, partId } = await packed({ weight_grams: 410 });
    const before = (await deccan.call(shipments.readShipment, { partId })).data;
    expect(before).toEqual({ partId, courier: 'Delhivery', cancelBy: null, grams: 410, shipment: null });
    const awb = await book(partId);
    expect(await part(orderId)).toMatchObject({ carrier: 'Delhivery', tracking: awb, orderStatus: 'inProcess' });
    expect((await deccan.call(shipments.shipmentLabel, { partId })).data.url).toContain(awb);
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.booked' });

    await round();
    expect((await part(orderId))?.orderStatus).toBe('inProcess');
    bench.move(awb, 'moving');
    await round();
    expect((await part(orderId))?.orderStatus).toBe('inShipping');
    bench.move(awb, 'delivered');
    await round();
    const { data } = await deccan.call(orders.getOrder, { orderId });
    expect(data.parts[0]).toMatchObject({ orderStatus: 'delivered', cash: { state: 'collected', holder: 'courier' } });
    expect(data.timeline.map(({ status, actorName }) => [status, actorName]).slice(-2)).toEqual([
      ['inShipping', 'Delhivery'],
      ['delivered', 'Delhivery'],
    ]);
    // What is over is not asked about any more.
    const { length } = server.calls;
    await round();
    expect(server.calls.length).toBe(length);
  });

  it('is booked once, whatever answers are lost and however many ask at once', async () => {
    const { bench, server, packed, part, shipment, book } = scene;
    const { orderId, partId } = await packed();
    const booked = bench.booked();
    server.fault = 'lost';
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.away' });
    expect(await shipment(partId)).toMatchObject({ state: 'booking', awb: null });
    expect((await part(orderId))?.tracking).toBeNull();
    server.fault = undefined;
    const answers = await Promise.allSettled([book(partId), book(partId), book(partId)]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(bench.booked()).toBe(booked + 1);
  });

  it('is cancelled by the seller until it is fetched, and with a cancelled order by itself', async () => {
    const { bench, deccan, packed, part, shipment, book, round } = scene;
    const { orderId, partId } = await packed();
    const booked = bench.booked();
    const first = await book(partId);
    await deccan.call(shipments.cancelShipment, { partId });
    expect(await part(orderId)).toMatchObject({ carrier: null, tracking: null });
    const second = await book(partId);
    expect(second).not.toBe(first);
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    await round();
    expect(bench.booked()).toBe(booked);
    expect(await shipment(partId)).toMatchObject({ state: 'cancelled' });
    // A parcel that moves all the same moves no rejected order.
    bench.move(second, 'delivered');
    await round();
    expect((await part(orderId))?.orderStatus).toBe('rejected');
  });

  it('stops where the rules stop a seller, says so, and goes on by itself', async () => {
    const { bench, deccan, packed, part, shipment, book, round } = scene;
    const { orderId, partId } = await packed({ serial_kind: 'imei' });
    const awb = await book(partId);
    bench.move(awb, 'moving');
    await round();
    expect((await part(orderId))?.orderStatus).toBe('inProcess');
    expect(await shipment(partId)).toMatchObject({ state: 'moving', isStuck: true });
    const [line] = (await part(orderId))?.lines ?? [];
    await deccan.call(orders.noteSerials, {
      ...{ orderId, partId, serials: [{ productId: line?.productId as never, numbers: ['490154203237518'] }] },
    } as never);
    await round();
    expect((await part(orderId))?.orderStatus).toBe('inShipping');
    expect(await shipment(partId)).toMatchObject({ isStuck: false });
  });

  it('may say by message that there is news, and only with what was agreed', async () => {
    const { bench, shop, deccan, packed, shipment, book } = scene;
    const { orderId, partId } = await packed();
    const awb = await book(partId);
    const tell = (headers: object, payload: string) =>
      shop.app.inject({ method: 'POST', url: '/api/couriers/delhivery/webhook', headers: { ...headers }, payload });
    bench.move(awb, 'problem');
    const { body, headers } = bench.message(awb);
    expect((await tell({ 'content-type': 'application/json' }, body)).statusCode).toBe(401);
    expect((await tell({ ...headers, authorization: 'guessed' }, body)).statusCode).toBe(401);
    expect(await shipment(partId)).toMatchObject({ state: 'booked' });
    for (let times = 0; times < 2; times += 1) expect((await tell(headers, body)).statusCode).toBe(200);
    expect(await shipment(partId)).toMatchObject({ state: 'problem', words: 'Shipment lost, Pune_Hub' });
    const notes = (await deccan.call(orders.getOrder, { orderId })).data.timeline.filter(({ kind }) => kind === 'note');
    expect(notes.filter(({ actorName }) => actorName === 'Delhivery')).toHaveLength(1);
  });

  it('keeps its order as it was booked: no edit and no other number, until the booking is cancelled', async () => {
    const { server, admin, deccan, packed, part, book } = scene;
    const { orderId, partId } = await packed();
    const refused = { code: 'orders.booking_stands' };
    const address = {
      ...{ name: 'Asha Rao', address: '15 MG Road', city: 'Bengaluru', pincode: '560029' },
      ...{ phone: '9876543210', notes: 'Ring twice' },
    };
    const change = async (more: object) => {
      const { data } = await admin.call(orders.getOrder, { orderId });
      const productId = data.parts[0]?.lines[0]?.productId as never;
      const lines = { partId, edits: [{ productId, quantity: 2 }] };
      const edit = { orderId, seen: data.orderUpdateDate, why: 'The buyer called', ...more };
      return admin.call(edits.editOrder, 'address' in more ? edit : { ...edit, lines });
    };
    // Also one that the courier has not answered.
    server.fault = 'lost';
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.away' });
    server.fault = undefined;
    await expect(change({})).rejects.toMatchObject(refused);
    const awb = await book(partId);
    await expect(change({})).rejects.toMatchObject(refused);
    await expect(change({ address })).rejects.toMatchObject(refused);
    const other = { orderId, partId, carrier: 'DTDC', tracking: 'D1234567' };
    await expect(deccan.call(orders.trackOrder, other)).rejects.toMatchObject(refused);
    await expect(deccan.call(orders.updateOrder, { ...other, orderStatus: 'inShipping' })).rejects.toMatchObject(
      refused,
    );
    expect(await part(orderId)).toMatchObject({ tracking: awb, orderStatus: 'inProcess' });
    await deccan.call(shipments.cancelShipment, { partId });
    await change({});
    await change({ address });
  });

  it('is told of a cancelled order at once, and what it has fetched already is said', async () => {
    const { bench, shop, deccan, asha, packed, shipment, book, round } = scene;
    const waiting = async (of: PartId) => {
      const { rows } = await shop.open.execute(
        `select 1 from jobs.job where name = 'shipments.fallen' and data::text like '%${of}%'`,
      );
      return rows.length;
    };
    const { orderId, partId } = await packed();
    await book(partId);
    const booked = bench.booked();
    await asha.call(cancelOrder, { orderId, reason: 'Not needed' } as never);
    expect(await waiting(partId)).toBe(1);
    await cancelFallenParcel()(shop.context, { partId });
    expect(bench.booked()).toBe(booked - 1);
    expect(await shipment(partId)).toMatchObject({ state: 'cancelled', isStuck: false });

    const late = await packed();
    bench.move(await book(late.partId), 'moving');
    await deccan.call(orders.updateOrder, { orderId: late.orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    await cancelFallenParcel()(shop.context, { partId: late.partId });
    await round();
    await round();
    expect(await shipment(late.partId)).toMatchObject({ state: 'moving', isStuck: true });
    const { timeline } = (await deccan.call(orders.getOrder, { orderId: late.orderId })).data;
    expect(timeline.filter(({ kind, actorName }) => kind === 'note' && actorName === 'Delhivery')).toHaveLength(1);
  });

  it('is not booked for cash that the seller collects, and not cancelled once it has fetched the parcel', async () => {
    const { bench, cast, admin, deccan, packed, shipment, book } = scene;
    const { partId } = await packed();
    const collects = (collectsCash: boolean) =>
      admin.call(setCashCollection, { sellerId: cast.deccan.sellerId as never, collectsCash });
    await collects(true);
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.seller_collects' });
    expect(await shipment(partId)).toBeNull();
    await collects(false);
    bench.move(await book(partId), 'moving');
    await expect(deccan.call(shipments.cancelShipment, { partId })).rejects.toMatchObject({
      code: 'shipments.under_way',
    });
    expect(await shipment(partId)).toMatchObject({ state: 'booked' });
  });

  it('collects what it was booked to collect, also if the seller collects cash since', async () => {
    const { bench, cast, admin, deccan, packed, part, book, round } = scene;
    const { orderId, partId } = await packed();
    const collects = (collectsCash: boolean) =>
      admin.call(setCashCollection, { sellerId: cast.deccan.sellerId as never, collectsCash });
    const awb = await book(partId);
    await collects(true);
    for (const state of ['moving', 'delivered'] as const) {
      bench.move(awb, state);
      await round();
    }
    expect(await part(orderId)).toMatchObject({
      orderStatus: 'delivered',
      cash: { state: 'collected', holder: 'courier' },
    });
    // What the seller delivers in another way is the seller's.
    const own = await packed();
    await deccan.call(orders.updateOrder, {
      ...{ orderId: own.orderId, orderStatus: 'inShipping', carrier: 'DTDC', tracking: 'D7654321' },
    });
    await deccan.call(orders.updateOrder, { orderId: own.orderId, orderStatus: 'delivered' });
    expect(await part(own.orderId)).toMatchObject({ cash: { state: 'kept', holder: 'seller' } });
    await collects(false);
  });

  it('that the shop is connected to no more is not asked: its booking is marked as cancelled by hand', async () => {
    const { bench, server, admin, deccan, packed, shipment, book } = scene;
    const [booked, asked] = [await packed(), await packed()];
    const awb = await book(booked.partId);
    server.fault = 'away';
    await expect(book(asked.partId)).rejects.toMatchObject({ code: 'shipments.away' });
    server.fault = undefined;
    const read = async (partId: PartId) => (await deccan.call(shipments.readShipment, { partId })).data.cancelBy;
    const byHand = (partId: PartId) => deccan.call(shipments.cancelShipment, { partId, byHand: true });
    expect([await read(booked.partId), await read(asked.partId)]).toEqual(['courier', null]);
    // Whoever answers is asked.
    await expect(byHand(asked.partId)).rejects.toMatchObject({ code: 'shipments.nothing_booked' });
    bench.move(awb, 'moving');
    await expect(byHand(booked.partId)).rejects.toMatchObject({ code: 'shipments.under_way' });

    await admin.call(removeConnection, { port: 'courier', name: 'delhivery' });
    expect([await read(booked.partId), await read(asked.partId)]).toEqual(['hand', 'hand']);
    await expect(deccan.call(shipments.cancelShipment, { partId: booked.partId })).rejects.toMatchObject({
      code: 'shipments.no_courier',
    });
    for (const { orderId, partId } of [booked, asked]) {
      await byHand(partId);
      await expect(byHand(partId)).rejects.toMatchObject({ code: 'shipments.nothing_booked' });
      await deccan.call(orders.trackOrder, { orderId, partId, carrier: 'DTDC', tracking: 'D1234567' });
      const { timeline } = (await deccan.call(orders.getOrder, { orderId })).data;
      expect(timeline.some(({ note }) => /by hand/.test(note ?? ''))).toBe(true);
    }
    expect([(await shipment(booked.partId))?.state, (await shipment(asked.partId))?.state]).toEqual([
      'cancelled',
      'failed',
    ]);
    const audit = (await admin.inject({ method: 'GET', url: '/api/admin/audit/get' })).body;
    expect(audit.split('order.parcel-cancelled')).toHaveLength(3);
  });
});
