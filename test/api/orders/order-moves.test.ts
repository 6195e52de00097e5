import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { reasonNotRejecting } from '#orders/orders/moves/reject-reasons.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { newId, type OrderId, type PartId, type ProductId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('moving orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const product = (more = {}, seller = cast.deccan.sellerId) => makeProduct(shop, seller, more);
  const move = (who: Client, orderId: OrderId, orderStatus: ChoosableStatus, partId?: PartId) =>
    who.call(orders.updateOrder, { orderId, orderStatus, ...(partId && { partId }) });
  const moveAll = async (who: Client, orderId: OrderId, ...statuses: readonly ChoosableStatus[]) => {
    for (const status of statuses) await move(who, orderId, status);
  };
  const mailJobs = async () => {
    const { rows } = await shop.open.execute(`select data from jobs.job where name = 'mail.orders.moved'`);
    return rows.length;
  };
  /** An order with goods of both sellers. */
  async function mixedOrder(): Promise<{ id: OrderId; ours: ProductId; theirs: ProductId }> {
    const [ours, theirs] = [await product(), await product({}, cast.ritchie.sellerId)];
    return { id: await buy(buyer, [ours, 2], [theirs, 1]), ours, theirs };
  }

  it('lets an administrator choose any of the five at any time, and keeps who did it', async () => {
    const id = await buy(buyer, [await product(), 1]);
    const way = ['delivered', 'pending', 'inShipping', 'inProcess', 'rejected', 'inProcess'] as const;
    for (const status of way) {
      const answer = await move(admin, id, status);
      expect(answer.message).toBe('Order status is updated successfully!');
      expect(answer.data.orderStatus).toBe(status);
    }
    const { timeline } = (await buyer.call(orders.getOwnOrder, { orderId: id })).data;
    expect(timeline.map(event => event.status)).toEqual(['pending', ...way]);
    expect(timeline.at(-1)).toMatchObject({ kind: 'status', actorName: 'anita', at: expect.any(Date) });
  });

  it.each([['confirmed'], ['cancelled'], ['DELIVERED'], [''], [null], [1], ['x'.repeat(10_240)]])(
    'refuses the status %j (C18)',
    async orderStatus => {
      const url = `/api/admin/orders/update/${newId()}`;
      expect((await admin.inject({ method: 'PUT', url, payload: { orderStatus } })).statusCode).toBe(400);
    },
  );

  it('restores stock once when rejected, and reserves it again when reactivated (C18)', async () => {
    const phone = await product({ stock: 5 });
    const id = await buy(buyer, [phone, 2]);
    await moveAll(admin, id, 'rejected', 'rejected');
    expect(await stockOf(shop.open.db, phone)).toBe(5);
    await moveAll(admin, id, 'delivered');
    expect(await stockOf(shop.open.db, phone)).toBe(3);
    await moveAll(admin, id, 'rejected');
    expect(await stockOf(shop.open.db, phone)).toBe(5);
  });

  it('is not reactivated if its items are sold out', async () => {
    const phone = await product({ stock: 2, title: 'Scarce' });
    const id = await buy(buyer, [phone, 2]);
    await move(admin, id, 'rejected');
    await buy(buyer, [phone, 1]);
    const revival = move(admin, id, 'pending');
    await expect(revival).rejects.toThrow("Scarce has been sold since, so this order can't be reopened.");
    await expect(revival).rejects.toMatchObject({ code: orders.stockIsGone.code });
    expect((await admin.call(orders.getOrder, { orderId: id })).data.orderStatus).toBe('rejected');
  });

  it('marks cash on delivery as paid at delivery, and reverses that', async () => {
    const { id } = await mixedOrder();
    const [first] = (await admin.call(orders.getOrder, { orderId: id })).data.parts;
    expect((await move(admin, id, 'delivered', first?.partId)).data.paymentStatus).toBe('pending');
    expect((await move(admin, id, 'delivered')).data.paymentStatus).toBe('paid');
    expect((await move(admin, id, 'inShipping')).data.paymentStatus).toBe('pending');
  });

  it('lets a seller move its own part alone, and shows it nothing of the other (B11, G3)', async () => {
    const { id, ours } = await mixedOrder();
    const { data } = await move(deccan, id, 'inProcess');
    expect(data).toMatchObject({
      orderStatus: 'inProcess',
      totalAmount: 2_000_000,
      cartItems: [{ productId: ours }],
      parts: [{ sellerName: 'deccan' }],
      userId: null,
      cartId: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/ritchie|@cast/);
    const whole = (await buyer.call(orders.getOwnOrder, { orderId: id })).data;
    expect(whole.orderStatus).toBe('pending');
    expect(whole.parts.map(part => [part.sellerName, part.orderStatus])).toEqual([
      ['deccan', 'inProcess'],
      ['ritchie', 'pending'],
    ]);
  });

  it('lets a seller go forward, or reject before shipping, and nothing else', async () => {
    const id = await buy(buyer, [await product(), 1]);
    await moveAll(deccan, id, 'inProcess', 'inProcess', 'inShipping');
    for (const status of ['pending', 'inProcess', 'rejected'] as const) {
      await expect(move(deccan, id, status)).rejects.toMatchObject({ code: orders.moveNotAllowed.code });
    }
    await deccan.call(orders.updateOrder, { orderId: id, orderStatus: 'delivered', ...BY_COURIER });
    await expect(move(deccan, id, 'rejected')).rejects.toThrow("An order that is delivered can't become rejected.");
  });

  it('is not there for a seller without a part in it, nor a part of another', async () => {
    const { id } = await mixedOrder();
    const only = await buy(buyer, [await product({}, cast.ritchie.sellerId), 1]);
    for (const url of [`/api/admin/orders/details/${only}`, `/api/admin/orders/details/${newId()}`])
      expect((await deccan.inject({ url })).json()).toMatchObject({ code: orders.orderIsMissing.code });
    await expect(move(deccan, only, 'inProcess')).rejects.toMatchObject({ code: orders.orderIsMissing.code });
    const { parts } = (await admin.call(orders.getOrder, { orderId: id })).data;
    const theirs = parts.find(part => part.sellerName === 'ritchie')?.partId;
    await expect(move(deccan, id, 'inProcess', theirs)).rejects.toMatchObject({ code: orders.orderIsMissing.code });
  });

  it('changes nothing and mails nobody when it is there already', async () => {
    const id = await buy(buyer, [await product(), 1]);
    await move(deccan, id, 'inProcess');
    const before = await mailJobs();
    const { data } = await move(deccan, id, 'inProcess');
    expect(data.timeline).toHaveLength(2);
    expect(await mailJobs()).toBe(before);
    await move(deccan, id, 'inShipping');
    expect(await mailJobs()).toBe(before + 1);
  });

  it('updates the seller orders that can change, skips cancelled ones, and says how many', async () => {
    const { id, theirs } = await mixedOrder();
    const parts = async () =>
      Object.fromEntries(
        (await admin.call(orders.getOrder, { orderId: id })).data.parts.map(part => [part.sellerName, part]),
      );
    await buyer.call(cancelOrder, { orderId: id, partId: (await parts()).ritchie?.partId as PartId });
    const stock = await stockOf(shop.open.db, theirs);
    const moved = await move(admin, id, 'inProcess');
    expect(moved.message).toBe('Order status is updated successfully! 1 seller order updated, 1 unchanged.');
    expect((await move(admin, id, 'inProcess')).message).toBe('Order status is updated successfully!');
    const many = await admin.call(orders.moveOrders, { orderStatus: 'delivered', orders: [{ orderId: id }] });
    expect(many.data).toMatchObject([{ outcome: 'moved', moved: 1, left: 1 }]);
    expect(many.message).toBe('1 order is now delivered, 1 seller order unchanged');
    expect(await parts()).toMatchObject({
      deccan: { orderStatus: 'delivered' },
      ritchie: { orderStatus: 'cancelled' },
    });
    expect(await stockOf(shop.open.db, theirs)).toBe(stock);
    const ritchie = await shop.as(cast.ritchie);
    await expect(move(ritchie, id, 'inProcess')).rejects.toMatchObject({ code: orders.moveNotAllowed.code });
  });

  it('stores the reason of a rejection, mails it to the shopper, and accepts a reason with no other status', async () => {
    const id = await buy(buyer, [await product(), 1]);
    const say = (more: object) => deccan.call(orders.updateOrder, { orderId: id, orderStatus: 'rejected', ...more });
    await expect(say({ reason: 'other' })).rejects.toMatchObject({ fields: { note: expect.any(String) } });
    await expect(say({ orderStatus: 'inProcess', reason: 'price-error' })).rejects.toMatchObject({
      code: reasonNotRejecting.code,
      fields: { reason: expect.any(String) },
    });
    await say({ reason: 'out-of-stock', note: 'It comes again in March.' });
    const { timeline } = (await buyer.call(orders.getOwnOrder, { orderId: id })).data;
    expect(timeline.find(event => event.status === 'rejected')).toMatchObject({
      reason: 'out-of-stock',
      note: 'It comes again in March.',
    });
  });

  it('serialises concurrent updates by two administrators (C19)', async () => {
    const phone = await product({ stock: 5 });
    const id = await buy(buyer, [phone, 1]);
    await Promise.all([move(admin, id, 'rejected'), move(admin, id, 'delivered'), move(admin, id, 'rejected')]);
    const { data } = await admin.call(orders.getOrder, { orderId: id });
    expect(data.timeline.at(-1)?.status).toBe(data.orderStatus);
    expect(await stockOf(shop.open.db, phone)).toBe(data.orderStatus === 'rejected' ? 5 : 4);
  });

  it('is closed to guests, shoppers and sellers who wait', async () => {
    const url = '/api/admin/orders/get';
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
    for (const client of [buyer, await shop.as(cast.waiting)]) {
      expect((await client.inject({ url })).statusCode).toBe(403);
      const payload = { orderStatus: 'delivered' };
      expect(
        (await client.inject({ method: 'PUT', url: `/api/admin/orders/update/${newId()}`, payload })).statusCode,
      ).toBe(403);
    }
  });
});
