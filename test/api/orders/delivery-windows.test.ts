import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as checkouts from '#orders/checkouts/contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { listOwnWindows, moveOwnWindow, moveWindow } from '#orders/orders/moves/arrange.contract.ts';
import * as refusals from '#orders/sold-services/refusals.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { offer, windows } from '#test/builders/offering-services.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type ServiceScene, startServiceScene } from '#test/builders/service-scene.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('delivery windows on the %s engine', engine => {
  let scene: ServiceScene;
  beforeAll(async () => {
    scene = await startServiceScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  const racing = 4;
  it('a window is never overbooked, and who comes too late is told what is free', async () => {
    const { shop, cast, seller, admin, opened, choose, complete, phone, partOf } = scene;
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
    const { shop, cast, seller, admin, opened, choose, complete, phone, partOf } = scene;
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
});
