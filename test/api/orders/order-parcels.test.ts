import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { newId, type OrderId } from '#shared/id.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('parcels of orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Awaited<ReturnType<typeof newBuyer>>;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());

  const order = () => orderOf(cast.deccan.sellerId);
  const mixed = () => orderOf(cast.deccan.sellerId, cast.ritchie.sellerId);
  async function orderOf(...sellers: (typeof cast.house)[]): Promise<OrderId> {
    const goods = await Promise.all(sellers.map(async id => [await makeProduct(shop, id), 1] as const));
    return buy(buyer, ...goods);
  }
  const partsOf = async (orderId: OrderId) => (await buyer.call(orders.getOwnOrder, { orderId })).data.parts;
  const DELHIVERY = { carrier: 'Delhivery', tracking: '149088302217' };

  it('go with the move to in shipping, and the shopper sees them', async () => {
    const orderId = await order();
    const tracking = ' 1490 8830 2217 ';
    const { data } = await deccan.call(orders.updateOrder, {
      ...{ orderId, orderStatus: 'inShipping', carrier: ' Delhivery ', tracking },
    });
    expect(data.parts[0]).toMatchObject(DELHIVERY);
    expect(data.timeline.at(-1)?.note).toBe('Delhivery 149088302217');
    expect((await partsOf(orderId))[0]).toMatchObject(DELHIVERY);
    const mails = (await shop.mails(3)).map(mail => mail.replace(/=\r?\n/g, ''));
    const mail = mails.find(text => text.includes('is now in shipping'));
    expect(mail).toContain('Shipped with Delhivery 149088302217.');
    expect(mail).toContain('https://www.delhivery.com/track/package/149088302217');
  });

  it('can be changed and reversed, each once in the timeline and by mail', async () => {
    const orderId = await order();
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inShipping', ...DELHIVERY });
    const ekart = { carrier: 'Ekart', tracking: 'FMPC0001' };
    for (const parcel of [ekart, ekart, { carrier: null, tracking: null }])
      await deccan.call(orders.trackOrder, { orderId, ...parcel });
    const { timeline, parts, orderStatus } = (await buyer.call(orders.getOwnOrder, { orderId })).data;
    const notes = timeline.filter(({ kind }) => kind === 'note').map(({ note }) => note);
    expect(notes).toEqual(['Tracking: Ekart FMPC0001', 'Tracking removed']);
    expect([parts[0]?.carrier, parts[0]?.tracking, orderStatus]).toEqual([null, null, 'inShipping']);
    const { rows } = await shop.open.execute(
      `select data from jobs.job where name = 'mail.orders.moved' and data->>'orderId' = $1`,
      [orderId],
    );
    expect(rows).toHaveLength(2);
  });

  it('are one for each part, and named only by the part’s own seller or an administrator', async () => {
    const orderId = await mixed();
    const both = admin.call(orders.updateOrder, { orderId, orderStatus: 'inShipping', ...DELHIVERY });
    await expect(both).rejects.toMatchObject({ code: orders.parcelForOne.code });
    await expect(admin.call(orders.trackOrder, { orderId, ...DELHIVERY })).rejects.toMatchObject({
      code: orders.parcelForOne.code,
    });
    const [ours, theirs] = await partsOf(orderId);
    expect([ours?.orderStatus, theirs?.orderStatus]).toEqual(['pending', 'pending']);
    const foreign = deccan.call(orders.trackOrder, { orderId, ...DELHIVERY, ...(theirs && { partId: theirs.partId }) });
    await expect(foreign).rejects.toMatchObject({ code: orders.orderIsMissing.code });
    const { data } = await deccan.call(orders.trackOrder, { orderId, ...DELHIVERY });
    expect(JSON.stringify(data)).not.toContain('ritchie');
    expect(JSON.stringify((await ritchie.call(orders.getOrder, { orderId })).data)).not.toContain('Delhivery');
    await admin.call(orders.trackOrder, { orderId, ...DELHIVERY, ...(theirs && { partId: theirs.partId }) });
    const { rows } = await shop.open.execute(
      `select after->>'ritchie' as after from audit_entries where act = 'order.tracked'`,
    );
    expect(rows).toEqual([{ after: 'Delhivery 149088302217' }]);
    const strange = deccan.call(orders.trackOrder, { orderId: newId<'order'>(), ...DELHIVERY });
    await expect(strange).rejects.toMatchObject({ code: orders.orderIsMissing.code });
  });

  it('are whole, in time, and never a formula or a page of somebody else', async () => {
    const orderId = await order();
    const move = (payload: object) =>
      deccan.inject({ method: 'PUT', url: `/api/admin/orders/update/${orderId}`, payload });
    const code = async (payload: object) => (await move(payload)).json().code;
    const shipping = { orderStatus: 'inShipping' };
    expect(await code({ ...shipping, carrier: 'Delhivery' })).toBe(orders.parcelIncomplete.code);
    expect(await code({ ...shipping, tracking: '149088302217' })).toBe(orders.parcelIncomplete.code);
    expect(await code({ orderStatus: 'inProcess', ...DELHIVERY })).toBe(orders.parcelTooEarly.code);
    for (const tracking of ['=1+1', '-1234', '@home', '<b>1234', 'javascript:1', 'x'.repeat(41), ''])
      expect((await move({ ...shipping, carrier: 'Delhivery', tracking })).statusCode, tracking).toBe(400);
    expect((await move({ ...shipping, carrier: '  ' })).statusCode).toBe(400);
    expect((await move({ ...shipping, carrier: 'Hand delivery' })).statusCode).toBe(200);
  });

  it('are nothing for an order that was rejected', async () => {
    const orderId = await order();
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'rejected' });
    await expect(deccan.call(orders.trackOrder, { orderId, ...DELHIVERY })).rejects.toMatchObject({
      code: orders.nothingToTrack.code,
    });
  });
});
