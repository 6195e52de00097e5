import { expect } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import { trackShipments } from '#orders/shipments/server/shipments.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import type { CourierBench } from '#shared/ports/bench.ts';
import { editConnection } from '#shop/connections/contract.ts';
import { startBench } from '#test/adapters/bench-server.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const MINUTE = 60_000;

export type CourierScene = Awaited<ReturnType<typeof startCourier>>;

/** A shop that is connected to a courier, with a seller who has packed orders. */
export async function startCourier() {
  const bench = ((await importAdapterFile('courier', 'delhivery', 'bench')) as () => CourierBench)();
  const server = await startBench(bench);
  let now = Date.now();
  const shop = await startTestShop('postgres', { worksJobs: false, tools: server.tools, now: () => new Date(now) });
  const cast = await castOf(shop);
  await givePasswords(shop, PASSWORD);
  const admin = await shop.as(cast.admin);
  const deccan = await shop.as(cast.deccan);
  const asha = await newBuyer(shop);
  await admin.call(editConnection, {
    ...{ port: 'courier', name: 'delhivery', values: bench.settings, password: PASSWORD, isOn: true },
  });
  return {
    ...{ bench, server, shop, cast, admin, deccan, asha },
    async packed(more = {}): Promise<{ readonly orderId: OrderId; readonly partId: PartId }> {
      const orderId = await buy(asha, [await makeProduct(shop, cast.deccan.sellerId, more), 1]);
      const { data } = await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
      return { orderId, partId: data.parts[0]?.partId as PartId };
    },
    part: async (orderId: OrderId) => (await deccan.call(orders.getOrder, { orderId })).data.parts[0],
    shipment: async (partId: PartId) => (await deccan.call(shipments.readShipment, { partId })).data.shipment,
    book: async (partId: PartId, grams = 600) =>
      (await deccan.call(shipments.bookShipment, { partId, grams })).data.shipment?.awb ?? '',
    async round() {
      now += 31 * MINUTE;
      await trackShipments()(shop.context, {});
    },
    async check() {
      server.fault = undefined;
      expect(await breaches(shop.open.db)).toEqual([]);
    },
    async end() {
      await shop.end();
      await server.close();
    },
  };
}
