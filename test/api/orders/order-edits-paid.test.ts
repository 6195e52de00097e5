import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseTraces } from '#office/privacy/server/erase-traces.ts';
import * as orders from '#orders/orders/contract.ts';
import * as edits from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { makePayLink } from '#orders/orders/server/orders.ts';
import { captureOrder, nothingToPay, payOrder } from '#orders/settlement/contract.ts';
import { captureByLink, payByLink, readPayLink } from '#orders/settlement/pay-links.contract.ts';
import { expireUnpaid, reconcile } from '#orders/settlement/server/settlement-jobs.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import type { OrderId, ProductId, ProposedEditId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer, stockOf } from '#test/builders/buying.ts';
import { approve, buyAndPay, comeBack, latestTry, standingOf, tell, work } from '#test/builders/paying-online.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { providersOf } from '#test/fakes/providers-of.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { NO_RESERVE_LIMITS } from '#test/fixtures/no-reserve-limits.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

describe.each(ENGINES)('an edit of a paid order that costs more, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let phone: ProductId;
  let cover: ProductId;
  beforeAll(async () => {
    const payments = { sandbox: true } as const;
    shop = await startTestShop(engine, { worksJobs: false, payments, reserveLimits: NO_RESERVE_LIMITS });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    phone = await makeProduct(shop, cast.deccan.sellerId, {
      ...{ title: 'Nandi 5', stock: 500, price_paise: paise(1_000_00) },
    });
    cover = await makeProduct(shop, cast.deccan.sellerId, {
      ...{ title: 'Cover', stock: 500, price_paise: paise(1_500_00) },
    });
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const read = async (orderId: OrderId, by = admin) => (await by.call(orders.getOrder, { orderId })).data;
  const unitsOf = () => Promise.all([phone, cover].map(id => stockOf(shop.open.db, id)));
  async function edit(orderId: OrderId, quantity: number, swapFor?: ProductId) {
    const { orderUpdateDate: seen, parts } = await read(orderId);
    const part = parts[0];
    const productId = part?.lines[0]?.productId;
    if (!part || !productId) throw new Error('an order without lines');
    const lines = { partId: part.partId, edits: [{ productId, quantity, ...(swapFor && { swapFor }) }] };
    return (await admin.call(edits.editOrder, { orderId, seen, why: 'The buyer called', lines })).data;
  }

  interface Scene {
    readonly buyer: Buyer;
    readonly orderId: OrderId;
    readonly editId: ProposedEditId;
  }
  /** An order of one phone, paid, and an edit to two that waits. */
  async function proposed(quantity = 2, swapFor?: ProductId): Promise<Scene> {
    const buyer = await newBuyer(shop);
    const orderId = await buyAndPay(buyer, [phone, 1]);
    const editId = (await edit(orderId, quantity, swapFor)).parts[0]?.proposedEdit?.editId;
    if (!editId) throw new Error('nothing waits');
    return { buyer, orderId, editId };
  }
  const pay = async ({ buyer, orderId, editId }: Scene) => {
    const { approvalURL } = await buyer.call(payOrder, { orderId, edit: editId });
    return approve(buyer, approvalURL, 'pay');
  };
  const endWait = ({ editId }: Scene) =>
    shop.open.execute(`update proposed_edits set held_until = now() - interval '1 second' where id = $1`, [editId]);
  const expire = () => work(shop, 'settlement.expire', {});
  const stateOf = async ({ editId }: Scene) => {
    const edit = shop.open.db.selectFrom('proposed_edits').select('state').where('id', '=', editId);
    return (await edit.executeTakeFirstOrThrow()).state;
  };
  const actsOn = async (orderId: OrderId) => {
    const { rows } = await shop.open.execute('select act from audit_entries where subject_id = $1 order by id', [
      orderId,
    ]);
    return rows.map(row => (row as { act: string }).act);
  };
  const sumOf = (list: readonly { readonly amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0);
  it('waits with its units reserved, and becomes real with the payment of the difference', async () => {
    const before = await unitsOf();
    const scene = await proposed();
    const waiting = await read(scene.orderId);
    expect(waiting).toMatchObject({
      ...{ totalAmount: 1_000_00, paymentStatus: 'paid', cartItems: [{ quantity: 1 }] },
      parts: [
        { proposedEdit: { changes: ['1 × Nandi 5 → 2 × Nandi 5'], difference: 1_000_00, why: 'The buyer called' } },
      ],
    });
    expect(waiting.timeline.at(-1)?.note).toBe(
      'Change proposed, ₹1,000.00 to pay: 1 × Nandi 5 → 2 × Nandi 5 (The buyer called)',
    );
    expect(await unitsOf()).toEqual([(before[0] ?? 0) - 2, before[1]]);
    expect(await breaches(shop.open.db)).toEqual([]);

    const told = await comeBack(scene.buyer, await pay(scene));
    expect(told.data).toMatchObject({ paymentStatus: 'paid', editId: scene.editId, payUntil: null });
    const data = await read(scene.orderId);
    expect(data).toMatchObject({ totalAmount: 2_000_00, cartItems: [{ quantity: 2 }] });
    expect(data.parts[0]?.proposedEdit).toBeUndefined();
    expect(data.timeline.at(-1)).toMatchObject({
      ...{ kind: 'edited', actorName: cast.admin.userName },
      note: '1 × Nandi 5 → 2 × Nandi 5\n100000\nThe buyer called',
    });
    expect(await unitsOf()).toEqual([(before[0] ?? 0) - 2, before[1]]);
    expect((await standingOf(shop, scene.orderId)).payments.map(({ state }) => state)).toEqual(['paid', 'paid']);
    await expect(pay(scene)).rejects.toEqual(refusedAs(nothingToPay('paid')));
    await expect(scene.buyer.call(edits.declineEdit, { editId: scene.editId })).rejects.toEqual(
      refusedAs(edits.editIsOver),
    );
  });

  it('swaps in what costs more, and gives back what goes only then', async () => {
    const before = await unitsOf();
    const scene = await proposed(2, cover);
    expect(await unitsOf()).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 2]);
    // What is on sale may change meanwhile; the proposal does not.
    await shop.open.db
      .updateTable('products')
      .set({ title: 'Case', price_paise: paise(9_000_00) })
      .where('id', '=', cover)
      .execute();
    await comeBack(scene.buyer, await pay(scene));
    expect(await read(scene.orderId)).toMatchObject({
      totalAmount: 3_000_00,
      cartItems: [{ title: 'Cover', quantity: 2 }],
    });
    expect(await unitsOf()).toEqual([before[0], (before[1] ?? 0) - 2]);
    await shop.open.db
      .updateTable('products')
      .set({ title: 'Cover', price_paise: paise(1_500_00) })
      .where('id', '=', cover)
      .execute();
  });

  it('is paid with its link, which says what changes and nothing of the buyer', async () => {
    const scene = await proposed();
    const token = await makePayLink(shop.open.db, scene.orderId, scene.editId);
    const link = async () => (await shop.guest.call(readPayLink, { token })).data;
    expect(await link()).toMatchObject({
      ...{ state: 'waiting', totalAmount: 1_000_00, changes: ['1 × Nandi 5 → 2 × Nandi 5'], items: [] },
    });
    const { approvalURL } = await shop.guest.call(payByLink, { token });
    await approve(scene.buyer, approvalURL, 'pay');
    const { data } = await shop.guest.call(captureByLink, { link: token, words: {} });
    expect(data).toMatchObject({ paymentStatus: 'paid', editId: scene.editId });
    expect(await link()).toMatchObject({ state: 'paid' });
  });

  it('falls when it is declined, withdrawn or not paid in time; what comes later is refunded', async () => {
    const before = (await unitsOf())[0] ?? 0;
    const [declined, withdrawn, late] = [await proposed(), await proposed(), await proposed()];
    const stranger = await newBuyer(shop);
    const { editId } = declined;
    await expect(stranger.call(edits.declineEdit, { editId })).rejects.toEqual(refusedAs(orders.orderIsMissing));
    const page = await pay(declined);
    await declined.buyer.call(edits.declineEdit, { editId });
    await admin.call(edits.withdrawEdit, { editId: withdrawn.editId });
    await endWait(late);
    // The order itself is paid, so nobody is told to order again.
    await expect(pay(late)).rejects.toMatchObject({ message: nothingToPay('edit over').message });
    await expire();
    expect(await Promise.all([declined, withdrawn, late].map(stateOf))).toEqual(['declined', 'withdrawn', 'expired']);
    expect((await unitsOf())[0]).toBe(before - 3);
    expect(await comeBack(declined.buyer, page)).toMatchObject({
      message: expect.stringContaining('too late for this change'),
      data: { paymentStatus: 'failed', amount: 1_000_00 },
    });
    const seen = await late.buyer.call(captureOrder, { orderId: late.orderId });
    expect(seen.message).toBe(nothingToPay('edit over').message);
    expect(await actsOn(withdrawn.orderId)).toEqual(['order.edit-proposed', 'order.edit-withdrawn']);
    const { payments, refunds } = await standingOf(shop, declined.orderId);
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'returned']);
    expect(refunds).toMatchObject([{ cause: 'unwanted', amount: 1_000_00 }]);
    expect(await read(declined.orderId)).toMatchObject({ totalAmount: 1_000_00, cartItems: [{ quantity: 1 }] });
  });

  it('counts as paid if the money came in time, although nobody came back', async () => {
    const scene = await proposed();
    await pay(scene);
    await endWait(scene);
    await expire();
    expect(await stateOf(scene)).toBe('paid');
    expect((await read(scene.orderId)).totalAmount).toBe(2_000_00);
  });

  it('is overtaken by another edit, and by whatever moves the order on', async () => {
    const before = (await unitsOf())[0] ?? 0;
    const first = await proposed(4);
    const page = await pay(first);
    const editId = (await edit(first.orderId, 3)).parts[0]?.proposedEdit?.editId ?? first.editId;
    expect([await stateOf(first), await stateOf({ ...first, editId })]).toEqual(['overtaken', 'open']);
    expect((await unitsOf())[0]).toBe(before - 3);
    await comeBack(first.buyer, page);
    expect(await read(first.orderId)).toMatchObject({ totalAmount: 1_000_00 });
    await admin.call(orders.updateOrder, { orderId: first.orderId, orderStatus: 'inProcess' });
    expect(await stateOf({ ...first, editId })).toBe('overtaken');
    expect((await unitsOf())[0]).toBe(before - 1);

    const tracked = await proposed();
    await admin.call(orders.trackOrder, { orderId: tracked.orderId, ...BY_COURIER });
    expect(await stateOf(tracked)).toBe('overtaken');

    const cancelled = await proposed();
    const payment = await pay(cancelled);
    await cancelled.buyer.call(cancelOrder, { orderId: cancelled.orderId });
    await comeBack(cancelled.buyer, payment);
    const { refunds } = await standingOf(shop, cancelled.orderId);
    expect(refunds.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['cancelled', 1_000_00],
      ['unwanted', 1_000_00],
    ]);
    expect((await unitsOf())[0]).toBe(before - 2);
  });

  it('takes no other amount than the difference', async () => {
    const scene = await proposed();
    const { approvalURL } = await scene.buyer.call(payOrder, { orderId: scene.orderId, edit: scene.editId });
    await approve(scene.buyer, approvalURL, 'rupee');
    const { message } = await scene.buyer.call(captureOrder, { orderId: scene.orderId });
    expect(message).toContain('The change still waits for the full amount.');
    expect(await stateOf(scene)).toBe('open');
    expect((await standingOf(shop, scene.orderId)).refunds).toMatchObject([{ cause: 'unwanted', amount: 1_00 }]);
    await admin.call(edits.withdrawEdit, { editId: scene.editId });
  });

  it('leaves no second attempt open once a first that failed is paid all the same', async () => {
    const { buyer, orderId, editId } = await proposed();
    const open = async () => (await buyer.call(payOrder, { orderId, edit: editId })).approvalURL;
    const first = await open();
    await approve(buyer, first, 'decline');
    const second = await open();
    expect(second).not.toBe(first);
    await shop.open.execute(`update sandbox_payments set state = 'open' where ref = $1`, [first.split('/').at(-1)]);
    await comeBack(buyer, await approve(buyer, first, 'pay'));
    const { payments } = await standingOf(shop, orderId);
    expect(payments.map(({ state }) => state).sort()).toEqual(['expired', 'paid', 'paid']);
  });

  it.each([
    ['a line of it is gone', `jsonb_set(changes, '{0,lineId}', to_jsonb(gen_random_uuid()))`],
    ['a line of it was another', `jsonb_set(changes, '{0,of,quantity}', '3')`],
    ['it costs something else', `jsonb_set(changes, '{0,after,quantity}', '3')`],
  ])('falls when it is paid although %s, and the money goes back', async (_what, changes) => {
    const before = (await unitsOf())[0] ?? 0;
    const scene = await proposed();
    const page = await pay(scene);
    await shop.open.execute(`update proposed_edits set changes = ${changes} where id = $1`, [scene.editId]);
    await comeBack(scene.buyer, page);
    expect(await stateOf(scene)).toBe('overtaken');
    expect((await unitsOf())[0]).toBe(before - 1);
    expect((await standingOf(shop, scene.orderId)).refunds).toMatchObject([{ cause: 'unwanted', amount: 1_000_00 }]);
    expect(await read(scene.orderId)).toMatchObject({ totalAmount: 1_000_00, cartItems: [{ quantity: 1 }] });
  });

  it('is given up in time and holds up no other, whatever is wrong with its payment', async () => {
    const [broken, other] = [await proposed(), await proposed()];
    const page = await pay(broken);
    await pay(other);
    await endWait(broken);
    const bad = await latestTry(shop, broken.orderId);
    await shop.open.execute(
      `update payments set created_at = now() - case id when $1 then interval '2 hours' else interval '1 hour' end
        where order_id in ($2, $3)`,
      [bad, broken.orderId, other.orderId],
    );
    const row = shop.open.db.selectFrom('payments').select('provider_ref').where('id', '=', bad);
    const { provider_ref: badRef } = await row.executeTakeFirstOrThrow();
    const provider = sandbox(shop.open.db);
    const providers = providersOf({
      ...provider,
      look: ref => (ref === badRef ? Promise.reject(new Error('no words')) : provider.look(ref)),
    });
    await expect(expireUnpaid(providers)(shop.context, {})).rejects.toThrow('errors while unpaid orders');
    expect(await stateOf(broken)).toBe('expired');
    await expect(reconcile(providers)(shop.context, {})).rejects.toThrow('could not be settled');
    expect(await stateOf(other)).toBe('paid');
    await comeBack(broken.buyer, page);
    expect((await standingOf(shop, broken.orderId)).refunds).toMatchObject([{ cause: 'unwanted' }]);
  });

  it('forgets the administrator who proposed it with the account, and becomes real all the same', async () => {
    const scene = await proposed();
    await shop.context.tx(tx => eraseTraces(tx, cast.admin.id));
    await comeBack(scene.buyer, await pay(scene));
    expect((await read(scene.orderId)).timeline.at(-1)).toMatchObject({ kind: 'edited', actorName: 'Deleted user' });
    const { rows } = await shop.open.execute(`select from proposed_edits where made_by = $1`, [cast.admin.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['its end', (scene: Scene) => endWait(scene).then(expire)],
    ['packing', ({ orderId }: Scene) => admin.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' })],
    ['another edit', ({ orderId }: Scene) => edit(orderId, 5).catch(() => undefined)],
    ['being declined', ({ buyer, editId }: Scene) => buyer.call(edits.declineEdit, { editId }).catch(() => undefined)],
  ])('is either paid or fallen when the payment meets %s', async (_what, other) => {
    for (const isPaidFirst of [true, false]) {
      const scene = await proposed();
      const page = await pay(scene);
      const acts = [() => comeBack(scene.buyer, page), () => other(scene)];
      await Promise.all((isPaidFirst ? acts : acts.reverse()).map(act => act()));
      const isPaid = (await stateOf(scene)) === 'paid';
      const { payments, refunds } = await standingOf(shop, scene.orderId);
      expect(payments.filter(({ state }) => state === 'paid')).toHaveLength(isPaid ? 2 : 1);
      expect(sumOf(refunds.filter(({ cause }) => cause === 'unwanted'))).toBe(isPaid ? 0 : 1_000_00);
      expect((await read(scene.orderId)).totalAmount).toBe(isPaid ? 2_000_00 : 1_000_00);
      expect(await breaches(shop.open.db)).toEqual([]);
      await expire();
    }
  });

  it('refunds later over both payments, of none more than it brought in', async () => {
    const scene = await proposed(3);
    await comeBack(scene.buyer, await pay(scene));
    const { orderId } = scene;
    await edit(orderId, 2);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    const { id: lineId, part_id: partId } = await shop.open.db
      .selectFrom('order_lines')
      .innerJoin('order_parts', 'order_parts.id', 'order_lines.part_id')
      .select(['order_lines.id', 'order_lines.part_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { upiId: _, ...asked } = aReturn({ orderId, partId, lineIds: [lineId] });
    const id = await askReturn(scene.buyer, asked);
    const settled = await bringOn(admin, id, ['approve', 'receive', 'settle']);
    const { refunds, payments } = await standingOf(shop, orderId);
    expect(sumOf(payments.filter(({ state }) => state === 'paid'))).toBe(3_000_00);
    expect(sumOf(refunds.filter(({ cause }) => cause === 'edited'))).toBe(1_000_00);
    expect(settled?.refund?.amount).toBe(sumOf(refunds.filter(({ cause }) => cause === 'returned')));

    const whole = await proposed(3);
    await comeBack(whole.buyer, await pay(whole));
    await whole.buyer.call(cancelOrder, { orderId: whole.orderId });
    const back = (await standingOf(shop, whole.orderId)).refunds;
    expect(back.map(({ cause, amount }) => [cause, amount]).sort()).toEqual([
      ['cancelled', 1_000_00],
      ['cancelled', 2_000_00],
    ]);
    expect((await read(whole.orderId)).paymentStatus).toBe('refunded');
  });

  it('is told once, and by a webhook that comes late', async () => {
    const scene = await proposed();
    await pay(scene);
    const ref = await shop.open.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('id', '=', await latestTry(shop, scene.orderId))
      .executeTakeFirstOrThrow();
    const message = { id: `edit-${scene.editId}`, kind: 'payment.paid', ref: ref.provider_ref ?? '' };
    expect([await tell(shop, message), await tell(shop, message)]).toEqual([200, 200]);
    expect(await stateOf(scene)).toBe('paid');
    const { rows } = await shop.open.execute(
      `select count(*)::int as count from order_events where order_id = $1 and kind = 'edited'`,
      [scene.orderId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
