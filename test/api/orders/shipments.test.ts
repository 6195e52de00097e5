import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setCashCollection } from '#finance/ledger/payouts/payouts.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import * as edits from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import { cancelFallenParcel, trackShipments } from '#orders/shipments/server/shipments.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import type { CourierBench } from '#shared/ports/bench.ts';
import { editConnection } from '#shop/connections/contract.ts';
import { type BenchServer, startBench } from '#test/adapters/bench-server.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const MINUTE = 60_000;

describe('a courier that is booked', () => {
  let bench: CourierBench;
  let server: BenchServer;
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let asha: Buyer;
  let now = Date.now();
  beforeAll(async () => {
    const make = (await importAdapterFile('courier', 'delhivery', 'bench')) as () => CourierBench;
    bench = make();
    server = await startBench(bench);
    shop = await startTestShop('postgres', { worksJobs: false, tools: server.tools, now: () => new Date(now) });
    cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    asha = await newBuyer(shop);
    await admin.call(editConnection, {
      ...{ port: 'courier', name: 'delhivery', values: bench.settings, password: PASSWORD, isOn: true },
    });
  });
  afterAll(async () => {
    await shop.end();
    await server.close();
  });
  afterEach(async () => {
    server.fault = undefined;
    expect(await breaches(shop.open.db)).toEqual([]);
  });

  async function packed(more = {}): Promise<{ readonly orderId: OrderId; readonly partId: PartId }> {
    const orderId = await buy(asha, [await makeProduct(shop, cast.deccan.sellerId, more), 1]);
    const { data } = await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
    return { orderId, partId: data.parts[0]?.partId as PartId };
  }
  const part = async (orderId: OrderId) => (await deccan.call(orders.getOrder, { orderId })).data.parts[0];
  const shipment = async (partId: PartId) => (await deccan.call(shipments.readShipment, { partId })).data.shipment;
  const book = async (partId: PartId, grams = 600) =>
    (await deccan.call(shipments.bookShipment, { partId, grams })).data.shipment?.awb ?? '';
  const round = async () => {
    now += 31 * MINUTE;
    await trackShipments()(shop.context, {});
  };

  it('fills courier and tracking number, has a label, and moves the order as its parcel moves', async () => {
    const { orderId, partId } = await packed({ weight_grams: 410 });
    const before = (await deccan.call(shipments.readShipment, { partId })).data;
    expect(before).toEqual({ partId, courier: 'Delhivery', grams: 410, shipment: null });
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

  it('is not booked before the order is packed, by others, or where it does not deliver, and then nothing has changed', async () => {
    const orderId = await buy(asha, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    const partId = (await part(orderId))?.partId as PartId;
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.not_packed' });
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
    const ritchie = await shop.as(cast.ritchie);
    await expect(ritchie.call(shipments.bookShipment, { partId, grams: 1 })).rejects.toMatchObject({
      code: 'shipments.part_missing',
    });
    await shop.open.execute(`update orders set ship_pincode = '${bench.refusedPincode}' where id = '${orderId}'`);
    await expect(book(partId)).rejects.toMatchObject({ code: 'shipments.refused' });
    expect(await part(orderId)).toMatchObject({ carrier: null, tracking: null });
    expect(await shipment(partId)).toMatchObject({ state: 'failed' });
  });

  it('is cancelled by the seller until it is fetched, and with a cancelled order by itself', async () => {
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

  it('that can’t be reached holds up nothing, and its news is read in the next round', async () => {
    const { orderId, partId } = await packed();
    const awb = await book(partId);
    bench.move(awb, 'moving');
    server.fault = 'broken';
    await round();
    expect((await part(orderId))?.orderStatus).toBe('inProcess');
    server.fault = undefined;
    await round();
    expect((await part(orderId))?.orderStatus).toBe('inShipping');
  });

  it('keeps its order as it was booked: no edit and no other number, until the booking is cancelled', async () => {
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

  it('that has not answered is asked by itself, and the parcel of a cancelled order is cancelled', async () => {
    const booked = bench.booked();
    const [kept, fallen] = [await packed(), await packed()];
    for (const { partId } of [kept, fallen]) {
      await book(partId);
      // Its answer was lost.
      await shop.open.execute(`update shipments set state = 'booking', awb = null where part_id = '${partId}'`);
      await shop.open.execute(`update order_parts set carrier = null, tracking = null where id = '${partId}'`);
    }
    const never = await packed();
    server.fault = 'away';
    await expect(book(never.partId)).rejects.toMatchObject({ code: 'shipments.away' });
    server.fault = undefined;
    await deccan.call(orders.updateOrder, { orderId: fallen.orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    await round();
    await round();
    expect(await shipment(never.partId)).toMatchObject({ state: 'booking' });
    await shop.open.execute(
      `update shipments set created_at = created_at - interval '2 days' where part_id = '${never.partId}'`,
    );
    await round();
    expect(await shipment(never.partId)).toMatchObject({ state: 'failed' });
    expect(await shipment(kept.partId)).toMatchObject({ state: 'booked' });
    expect((await part(kept.orderId))?.tracking).toMatch(/^\d+$/);
    expect(await shipment(fallen.partId)).toMatchObject({ state: 'cancelled' });
    expect(bench.booked()).toBe(booked + 1);
  });

  it('is not booked for cash that the seller collects, and not cancelled once it has fetched the parcel', async () => {
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

  it('has its news read one by one if one parcel breaks the answer for all', async () => {
    const [one, other] = [await packed(), await packed()];
    const [odd, awb] = [await book(one.partId), await book(other.partId)];
    bench.move(awb, 'moving');
    bench.breakOn(odd);
    await round();
    bench.breakOn(undefined);
    expect((await part(other.orderId))?.orderStatus).toBe('inShipping');
  });
});
