import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import type { PartId } from '#shared/id.ts';
import { buy } from '#test/builders/buying.ts';
import { type CourierScene, startCourier } from '#test/builders/courier-scene.ts';
import { makeProduct } from '#test/fixtures/cast.ts';

describe('a courier that does not answer, or refuses', () => {
  let scene: CourierScene;
  beforeAll(async () => {
    scene = await startCourier();
  });
  afterEach(() => scene.check());
  afterAll(() => scene.end());

  it('is not booked before the order is packed, by others, or where it does not deliver, and then nothing has changed', async () => {
    const { bench, shop, cast, deccan, asha, part, shipment, book } = scene;
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

  it('that can’t be reached holds up nothing, and its news is read in the next round', async () => {
    const { bench, server, packed, part, book, round } = scene;
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

  it('that has not answered is asked by itself, and the parcel of a cancelled order is cancelled', async () => {
    const { bench, server, shop, deccan, packed, part, shipment, book, round } = scene;
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

  it('has its news read one by one if one parcel breaks the answer for all', async () => {
    const { bench, packed, part, book, round } = scene;
    const [one, other] = [await packed(), await packed()];
    const [odd, awb] = [await book(one.partId), await book(other.partId)];
    bench.move(awb, 'moving');
    bench.breakOn(odd);
    await round();
    bench.breakOn(undefined);
    expect((await part(other.orderId))?.orderStatus).toBe('inShipping');
  });
});
