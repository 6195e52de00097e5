import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('moving many orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let buyer: Buyer;
  let ours: ProductId;
  let theirs: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    buyer = await newBuyer(shop);
    ours = await makeProduct(shop, cast.deccan.sellerId, { stock: 100 });
    theirs = await makeProduct(shop, cast.ritchie.sellerId, { stock: 100 });
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const order = () => buy(buyer, [ours, 1]);
  const move = (who: Client, input: InputOf<typeof orders.moveOrders>) => who.call(orders.moveOrders, input);
  const named = (...ids: OrderId[]) => ids.map(orderId => ({ orderId }));
  const statusOf = async (who: Client, orderId: OrderId) =>
    (await who.call(orders.getOrder, { orderId })).data.orderStatus;

  it('updates the orders that can change and gives the reason for each of the others', async () => {
    const [open, done, half] = [await order(), await order(), await order()];
    await admin.call(orders.updateOrder, { orderId: done, orderStatus: 'delivered' });
    const { data, message } = await move(deccan, {
      orderStatus: 'inShipping',
      orders: [
        { orderId: open, carrier: 'Ekart', tracking: 'FM 1001' },
        { orderId: done },
        { orderId: half, carrier: 'Ekart' },
      ],
    });
    expect(message).toBe('1 order is now in shipping, 2 could not be updated');
    expect(data.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['moved', null],
      ['refused', orders.moveNotAllowed.code],
      ['refused', orders.parcelIncomplete.code],
    ]);
    expect(data.map(({ number }) => number)).toEqual([
      expect.stringMatching(/^BB-\d+$/),
      expect.stringMatching(/^BB-\d+$/),
      expect.stringMatching(/^BB-\d+$/),
    ]);
    expect(data[1]?.message).toBe("An order that is delivered can't become in shipping.");
    expect((await deccan.call(orders.getOrder, { orderId: open })).data.parts[0]).toMatchObject({
      carrier: 'Ekart',
      tracking: 'FM1001',
      orderStatus: 'inShipping',
    });
    expect(await statusOf(deccan, half)).toBe('pending');
  });

  it('changes nothing and mails nobody when it is repeated, also concurrently', async () => {
    const ids = [await order(), await order(), await order()];
    const stock = await stockOf(shop.open.db, ours);
    const input = { orderStatus: 'rejected' as const, orders: named(...ids) };
    const twice = await Promise.all([move(deccan, input), move(deccan, input)]);
    const third = await move(admin, input);
    const outcomes = twice.flatMap(({ data }) => data.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('moved'), ...Array(3).fill('unchanged')]);
    expect(third.data.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    expect(await stockOf(shop.open.db, ours)).toBe(stock + 3);
    const { rows } = await shop.open.execute(
      `select data->>'orderId' as id from jobs.job where name = 'mail.orders.moved' and data->>'orderId' = any($1)`,
      [ids],
    );
    expect(rows).toHaveLength(3);
  });

  it('leaves an order whole when one of its parts may not move', async () => {
    const id = await buy(buyer, [ours, 1], [theirs, 1]);
    await shop.open.execute('update sellers set gstin = null where id = $1', [cast.ritchie.sellerId]);
    const { data } = await move(admin, { orderStatus: 'inShipping', orders: named(id) });
    expect(data[0]).toMatchObject({ outcome: 'refused', code: orders.sellerNotReady.code });
    const { parts } = (await admin.call(orders.getOrder, { orderId: id })).data;
    expect(parts.map(part => part.orderStatus)).toEqual(['pending', 'pending']);
    await shop.open.execute(`update sellers set gstin = '33BKYPM6203J1ZS' where id = $1`, [cast.ritchie.sellerId]);
  });

  it('updates only a seller’s own seller orders, and reveals nothing of others', async () => {
    const mixed = await buy(buyer, [ours, 1], [theirs, 1]);
    const foreign = await buy(buyer, [theirs, 1]);
    const { data } = await move(deccan, { orderStatus: 'inProcess', orders: named(mixed, foreign, newId<'order'>()) });
    expect(data.map(({ outcome }) => outcome)).toEqual(['moved', 'refused', 'refused']);
    expect(data.slice(1).map(({ number, code }) => [number, code])).toEqual([
      [null, orders.orderIsMissing.code],
      [null, orders.orderIsMissing.code],
    ]);
    expect(await statusOf(admin, foreign)).toBe('pending');
    const { parts } = (await admin.call(orders.getOrder, { orderId: mixed })).data;
    expect(parts.map(part => part.orderStatus)).toEqual(['inProcess', 'pending']);
    const as = move(deccan, { orderStatus: 'inProcess', seller: cast.ritchie.sellerId, orders: named(mixed) });
    await expect(as).rejects.toMatchObject({ code: notAllowed.code });
  });

  it('moves for an administrator who looks at one seller that seller’s parts', async () => {
    const mixed = await buy(buyer, [ours, 1], [theirs, 1]);
    await move(admin, { orderStatus: 'inProcess', seller: cast.ritchie.sellerId, orders: named(mixed) });
    const { parts } = (await admin.call(orders.getOrder, { orderId: mixed })).data;
    expect(parts.map(part => part.orderStatus)).toEqual(['pending', 'inProcess']);
    const { rows } = await shop.open.execute(`select after from audit_entries where subject_id = $1`, [mixed]);
    expect(rows).toEqual([{ after: { ritchie: 'inProcess' } }]);
  });

  it('skips orders without proof of delivery or payment, with a reason for each', async () => {
    const [tracked, bare, unpaid] = [await order(), await order(), await order()];
    const owed = `update orders set payment_method = 'sandbox', held_until = now() + interval '30 minutes' where id = $1`;
    await shop.open.execute(owed, [unpaid]);
    await deccan.call(orders.updateOrder, {
      ...{ orderId: tracked, orderStatus: 'inShipping', carrier: 'Ekart', tracking: 'FM2001' },
    });
    const all = { orderStatus: 'delivered' as const, orders: named(tracked, bare, unpaid) };
    const { data, message } = await move(deccan, all);
    expect(message).toBe('1 order is now delivered, 2 could not be updated');
    expect(data.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['moved', null],
      ['refused', orders.proofNeeded.code],
      ['refused', orders.moveNotAllowed.code],
    ]);
    expect(data[1]?.message).toContain('delivery code');
    expect(data[2]?.message).toBe('This order is not paid yet. You can change its status once its payment has come.');
    for (const id of [bare, unpaid]) expect(await statusOf(deccan, id)).toBe('pending');
    const again = await move(admin, { ...all, withoutProof: 'The buyer called' });
    expect(again.data.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['unchanged', null],
      ['moved', null],
      ['refused', orders.notPaidYet.code],
    ]);
    expect(again.data[2]?.message).toContain('To deliver it before payment, enter a reason.');
    const decided = await move(admin, { ...all, againstLaterPayment: 'A known customer' });
    expect(decided.data.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'moved']);
  });

  it('takes 200 at most, and one at least', async () => {
    const many = (count: number) => ({
      orderStatus: 'inProcess',
      orders: Array.from({ length: count }, () => ({ orderId: newId() })),
    });
    const send = (payload: object) => deccan.inject({ method: 'PUT', url: '/api/admin/orders/update-many', payload });
    expect((await send(many(201))).statusCode).toBe(400);
    expect((await send(many(0))).statusCode).toBe(400);
    expect((await send({ ...many(1), orderStatus: 'cancelled' })).statusCode).toBe(400);
    expect((await send(many(200))).json().data).toHaveLength(200);
  });
});
