import { expect } from 'vitest';
import * as checkouts from '#orders/checkouts/contract.ts';
import { getOrder } from '#orders/orders/contract.ts';
import type { Engine } from '#platform/db/database.ts';
import type { OrderId, PartId, ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import type { Buyer } from './buying.ts';

type CheckoutId = checkouts.Checkout['_id'];

export type ServiceScene = Awaited<ReturnType<typeof startServiceScene>>;

/** A shop whose seller Deccan sells phones, and services that tests offer. */
export async function startServiceScene(engine: Engine) {
  const shop = await startTestShop(engine, { worksJobs: false });
  const cast = await castOf(shop);
  const seller = await shop.as(cast.deccan);
  const admin = await shop.as(cast.admin);

  const opened = async (buyer: Buyer, productId: ProductId, quantity = 1) =>
    (await buyer.call(checkouts.openCheckout, { items: [{ productId, quantity }] })).data;
  const choose = async (buyer: Buyer, checkoutId: CheckoutId, extras: object) =>
    (await buyer.call(checkouts.changeCheckout, { checkoutId, extras })).data;
  const complete = (buyer: Buyer, { _id, terms }: { _id: CheckoutId; terms: string }) =>
    buyer.call(checkouts.completeCheckout, { checkoutId: _id, terms });
  return {
    ...{ shop, cast, seller, admin, opened, choose, complete },
    phone: (more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock: 20, ...more }),
    async partOf(orderId: OrderId) {
      const part = (await admin.call(getOrder, { orderId })).data.parts[0];
      if (!part) throw new Error('no part');
      return part;
    },
    /** Bought with installation for each unit and gift wrap. */
    async withServices(buyer: Buyer, productId: ProductId, quantity: number, note = 'Happy Diwali, Amma') {
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
    },
    lineIds: (partId: PartId) =>
      shop.open.db
        .selectFrom('order_lines')
        .select(['id', 'service'])
        .where('part_id', '=', partId)
        .orderBy('position')
        .execute(),
    check: async () => expect(await breaches(shop.open.db)).toEqual([]),
    end: () => shop.end(),
  };
}
