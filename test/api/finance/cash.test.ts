import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cashDiffers,
  cashIsSpent,
  cashNotIn,
  cashNotOut,
  importCash,
  listCash,
  recordCollected,
  recordReceived,
  undoReceived,
} from '#finance/cash/contract.ts';
import { getEarnings } from '#finance/ledger/contract.ts';
import { recordPayout, reversePayout, setCashCollection } from '#finance/ledger/payouts/payouts.contract.ts';
import { deleteAccount } from '#office/privacy/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { settleRefund } from '#orders/returns/refunds/refunds.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { newId, type OrderId, type PartId } from '#shared/id.ts';
import { paise, toRupees } from '#shared/money/money.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash, settleBalance } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const IN_HINDI = { headers: { 'accept-language': 'hi' } };
const HINDI = /\p{Script=Devanagari}/u;

describe.each(ENGINES)('the cash of deliveries on the %s engine', engine => {
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

  const order = async (seller = cast.deccan.sellerId) => buy(buyer, [await makeProduct(shop, seller), 1]);
  const move = (by: Client, orderId: OrderId, more: object) =>
    by.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...more } as never);
  const partOf = (orderId: OrderId) =>
    shop.open.db.selectFrom('order_parts').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const codeOf = async (orderId: OrderId) =>
    (await buyer.call(orders.getOwnOrder, { orderId })).data.parts[0]?.deliveryCode ?? '';
  const standing = async () => (await admin.call(getEarnings, { seller: cast.deccan.sellerId })).summary;
  const received = (partId: PartId, amount: number, more: object = {}) =>
    admin.call(recordReceived, {
      ...{ partId, way: 'remitted', amount: paise(amount), receivedOn: '2026-11-02', reference: 'UTR 1' },
      ...more,
    } as never);
  const file = (text: string, record = false) => admin.call(importCash, { text, reference: 'UTR 77', record });

  it('a seller delivers only with a tracking number or the buyer’s code', async () => {
    const id = await order();
    await expect(move(deccan, id, {})).rejects.toMatchObject({ code: orders.proofNeeded.code });
    await expect(move(deccan, id, { carrier: 'Hand delivery' })).rejects.toMatchObject({
      code: orders.proofNeeded.code,
    });
    const code = await codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    const { data } = await move(deccan, id, { deliveryCode: code });
    expect(data.parts[0]).toMatchObject({ deliveryCode: null, cash: { state: 'collected', holder: 'seller' } });
    expect(await codeOf(id)).toBe('');
    const sent = await order();
    expect((await move(deccan, sent, BY_COURIER)).data.parts[0]?.cash).toEqual({
      state: 'collected',
      holder: 'courier',
    });
  });

  it('the code is shown to the buyer only, and wrong codes are limited', async () => {
    const id = await order();
    const code = await codeOf(id);
    for (const desk of [deccan, admin])
      expect(JSON.stringify(await desk.call(orders.getOrder, { orderId: id }))).not.toContain(code);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(move(deccan, id, { deliveryCode: wrong })).rejects.toMatchObject({
        code: orders.wrongDeliveryCode.code,
      });
    await expect(move(deccan, id, { deliveryCode: code })).rejects.toMatchObject({
      code: orders.tooManyDeliveryCodes.code,
    });
    expect((await partOf(id)).status).toBe('pending');
  });

  it('is credited at delivery and payable once the cash has arrived', async () => {
    const before = await standing();
    const id = await order();
    await move(deccan, id, BY_COURIER);
    const part = await partOf(id);
    await shop.open.execute(`update order_parts set delivered_at = now() where id = $1`, [part.id]);
    const out = await standing();
    expect(out.awaitingCash - before.awaitingCash).toBeGreaterThan(0);
    expect(out.payable).toBe(before.payable);
    await received(part.id, part.total_paise);
    expect((await standing()).awaitingCash).toBe(before.awaitingCash);
    expect((await standing()).balance).toBe(out.balance);
  });

  it('an administrator delivers without proof with a reason, which credits nobody until the cash has arrived', async () => {
    const before = await standing();
    const id = await order();
    const { data } = await move(admin, id, { withoutProof: 'The buyer called' });
    expect(data.paymentStatus).toBe('paid');
    expect(data.timeline.at(-1)?.note).toContain('The buyer called');
    expect((await standing()).balance).toBe(before.balance);
    const part = await partOf(id);
    expect([part.cash_state, part.unproven_reason]).toEqual(['expected', 'The buyer called']);
    await received(part.id, part.total_paise, { way: 'direct' });
    expect((await standing()).balance).toBeGreaterThan(before.balance);
    const other = await partOf(await order());
    await move(admin, other.order_id, {});
    await admin.call(recordCollected, { partId: other.id, holder: 'courier' });
    expect((await standing()).awaitingCash).toBeGreaterThan(0);
  });

  it('a different amount is refused with the difference; recording the same again changes nothing', async () => {
    const id = await order();
    await move(deccan, id, BY_COURIER);
    const { id: partId, total_paise } = await partOf(id);
    await expect(received(partId, total_paise - 100)).rejects.toMatchObject({
      code: cashDiffers.code,
      message: expect.stringContaining('₹1 is missing'),
    });
    await received(partId, total_paise);
    await received(partId, total_paise);
    await expect(received(partId, total_paise, { reference: 'UTR 2' })).rejects.toMatchObject({
      code: cashNotOut.code,
    });
    const pending = await partOf(await order());
    await expect(received(pending.id, pending.total_paise)).rejects.toMatchObject({ code: cashNotOut.code });
  });

  it('a reversed delivery stays paid if the cash has arrived, and loses its cash otherwise', async () => {
    const [kept, out] = [await order(), await order()];
    for (const id of [kept, out]) await move(deccan, id, BY_COURIER);
    await receiveCash(shop, admin, kept);
    for (const id of [kept, out]) await admin.call(orders.updateOrder, { orderId: id, orderStatus: 'inShipping' });
    expect(await partOf(kept)).toMatchObject({ payment_status: 'paid', cash_state: 'remitted' });
    expect(await partOf(out)).toMatchObject({ payment_status: 'pending', cash_state: null });
    await move(deccan, kept, {});
    expect(await partOf(kept)).toMatchObject({ status: 'delivered', cash_state: 'remitted' });
  });

  it('the balance of a seller that collects its own cash is reduced by it', async () => {
    const { sellerId } = cast.ritchie;
    await admin.call(setCashCollection, { sellerId, collectsCash: true });
    const id = await order(sellerId);
    await move(admin, id, {});
    const part = await partOf(id);
    expect(part.cash_state).toBe('kept');
    await expect(received(part.id, part.total_paise)).rejects.toMatchObject({ code: cashNotOut.code });
    expect((await admin.call(getEarnings, { seller: sellerId })).summary).toMatchObject({ awaitingCash: 0 });
    expect((await admin.call(getEarnings, { seller: sellerId })).summary.balance).toBeLessThan(0);
    await admin.call(setCashCollection, { sellerId, collectsCash: false });
  });

  it('the cash of the shop’s own products, delivered with the buyer’s code, counts as collected by the shop', async () => {
    const id = await order(cast.house);
    await move(admin, id, { deliveryCode: await codeOf(id) });
    expect(await partOf(id)).toMatchObject({ cash_state: 'direct' });
  });

  it('reads a courier’s list, reports the errors of a row, and records the rest once', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    await move(deccan, first, { carrier: 'Delhivery', tracking: 'AWB900100' });
    await move(deccan, second, { carrier: 'Delhivery', tracking: 'AWB900200' });
    const number = (await admin.call(orders.getOrder, { orderId: second })).data.number;
    const waiting = (await admin.call(orders.getOrder, { orderId: third })).data.number;
    const amount = toRupees((await partOf(first)).total_paise);
    const list = [
      'Date;AWB No;COD Amount',
      `02/11/2026;AWB900100;${amount}`,
      `2026-11-02;${number};${amount - 10}`,
      `2026-11-02;${waiting};${amount}`,
      '2026-11-02;NOWHERE1;10',
      `soon;AWB900100;${amount}`,
      `2026-11-02;AWB900100;${amount}`,
    ].join('\r\n');
    const looked = (await file(list)).data;
    expect(looked.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'ready'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
    ]);
    expect(looked.rows[1]?.message).toContain('₹10 is missing');
    expect((await partOf(first)).cash_state).toBe('collected');
    expect((await file(list, true)).data).toMatchObject({ recorded: 1, refused: 5 });
    expect((await partOf(first)).cash_reference).toBe('UTR 77');
    expect((await file(list, true)).data).toMatchObject({ recorded: 0, known: 1, refused: 5 });
    await expect(file('a,b\n1,2')).rejects.toMatchObject({ code: 'cash.heads_missing' });
  });

  it('refuses in the language of the call, and stores what many read in English', async () => {
    const id = await order();
    await move(deccan, id, { carrier: 'Delhivery', tracking: 'AWB900300' });
    const part = await partOf(id);
    const rows = ['Date,AWB No,COD Amount', `2026-11-02,AWB900300,${toRupees(part.total_paise) + 10}`, '2026-11-02,,5'];
    const looked = await admin.call(
      importCash,
      { text: rows.join('\n'), reference: 'UTR 78', record: false },
      IN_HINDI,
    );
    expect(looked.data.rows.map(({ message }) => message)).toEqual([
      expect.stringMatching(/₹10 ज़्यादा/),
      expect.stringMatching(HINDI),
    ]);
    expect(looked.message).toMatch(HINDI);
    await expect(
      admin.call(importCash, { text: 'a,b\n1,2', reference: 'UTR 78', record: false }, IN_HINDI),
    ).rejects.toMatchObject({ message: expect.stringContaining('ऑर्डर या ट्रैकिंग नंबर, रकम, तारीख') });
    await expect(admin.call(undoReceived, { partId: part.id, reason: 'Too early' }, IN_HINDI)).rejects.toMatchObject({
      code: cashNotIn.code,
      message: expect.stringContaining('कूरियर के पास'),
    });
    const sent = {
      partId: part.id,
      way: 'remitted',
      amount: paise(part.total_paise),
      receivedOn: '2026-11-02',
    } as const;
    const { message } = await admin.call(recordReceived, { ...sent, reference: 'UTR 78' }, IN_HINDI);
    expect(message).toMatch(HINDI);
    const { timeline } = (await admin.call(orders.getOrder, { orderId: id })).data;
    expect(timeline.at(-1)?.note).toMatch(/^Cash \S+: received by the shop, UTR 78$/);
  });

  it('lists outstanding cash by holder, and finds it by number', async () => {
    const id = await order();
    await move(deccan, id, { carrier: 'Ekart', tracking: 'EK55501' });
    const answer = await admin.call(listCash, { find: 'EK55501' });
    expect(answer.data).toMatchObject([{ orderId: id, state: 'collected', holder: 'courier', tracking: 'EK55501' }]);
    expect(answer.debtors.find(({ name }) => name === 'Ekart')).toMatchObject({ holder: 'courier', count: 1 });
  });

  const undo = (partId: PartId) => admin.call(undoReceived, { partId, reason: 'The transfer was another order’s' });
  const undone = () =>
    shop.open.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('act', '=', 'cash.undone')
      .orderBy('id', 'desc')
      .execute();

  it('undoes cash recorded by mistake: it is with its courier again, and the credit is not payable', async () => {
    const id = await order();
    await move(deccan, id, BY_COURIER);
    const before = await standing();
    const part = await partOf(id);
    await received(part.id, part.total_paise);
    const { data } = await undo(part.id);
    expect(data).toMatchObject({ state: 'collected', holder: 'courier', receivedOn: null, reference: null });
    expect(await standing()).toMatchObject({ balance: before.balance, awaitingCash: before.awaitingCash });
    expect((await undone())[0]).toMatchObject({
      before: { cash: 'Received by the shop', reference: 'UTR 1' },
      after: { cash: 'With the courier', reason: 'The transfer was another order’s' },
    });
    const { timeline } = (await buyer.call(orders.getOwnOrder, { orderId: id })).data;
    expect(timeline.at(-1)?.note).toContain('recorded by mistake, now with the courier');
    expect(JSON.stringify(timeline)).not.toContain('another order');
    await expect(undo(part.id)).rejects.toMatchObject({ code: cashNotIn.code });
    await received(part.id, part.total_paise, { reference: 'UTR 2' });
    expect(await partOf(id)).toMatchObject({ cash_state: 'remitted', cash_reference: 'UTR 2' });
  });

  it('reverses the credit of a delivery without proof, and posts it again when its cash arrives', async () => {
    const before = await standing();
    const id = await order();
    await move(admin, id, { withoutProof: 'The buyer called' });
    const part = await partOf(id);
    await received(part.id, part.total_paise);
    const credited = (await standing()).balance;
    await undo(part.id);
    expect((await partOf(id)).cash_state).toBe('expected');
    expect((await standing()).balance).toBe(before.balance);
    const postings = await shop.open.db
      .selectFrom('ledger_postings')
      .select(['cause', 'note'])
      .where('part_id', '=', part.id)
      .orderBy('id')
      .execute();
    expect(postings).toEqual([
      { cause: 'delivered', note: null },
      { cause: 'undelivered', note: 'Its cash was recorded by mistake: The transfer was another order’s' },
    ]);
    expect(await breaches(shop.open.db)).toEqual([]);
    await received(part.id, part.total_paise);
    expect((await standing()).balance).toBe(credited);
  });

  it('does not undo cash that was paid out, until the payout is reversed', async () => {
    const { sellerId } = cast.ritchie;
    await settleBalance(admin, sellerId);
    const id = await order(sellerId);
    await move(admin, id, { withoutProof: 'The buyer called' });
    const part = await partOf(id);
    await shop.open.execute(`update order_parts set delivered_at = now() - interval '8 days' where id = $1`, [part.id]);
    await received(part.id, part.total_paise);
    const { payable: amount } = (await admin.call(getEarnings, { seller: sellerId })).summary;
    expect(amount).toBeGreaterThan(0);
    const key = newId<'payout'>();
    await admin.call(recordPayout, {
      ...{ key, sellerId, amount, paidOn: '2025-01-01', reference: 'NEFT 1', seen: null },
    });
    await expect(undo(part.id)).rejects.toMatchObject({
      code: cashIsSpent.code,
      message: expect.stringContaining('Reverse the payout first'),
    });
    expect((await partOf(id)).cash_state).toBe('remitted');
    await admin.call(reversePayout, { payoutId: key, reason: 'The bank sent it back' });
    await undo(part.id);
    expect((await partOf(id)).cash_state).toBe('expected');
  });

  it('does not undo cash that was refunded; a refund that is due waits for the cash again', async () => {
    const bought = await buyDelivered(shop, { buyer, admin }, [await makeProduct(shop, cast.deccan.sellerId), 2]);
    await bringOn(admin, await askReturn(buyer, aReturn(bought)), ['approve', 'receive', 'settle']);
    const refund = () =>
      shop.open.db.selectFrom('refunds').selectAll().where('part_id', '=', bought.partId).executeTakeFirstOrThrow();
    await undo(bought.partId);
    const { id: _id } = await refund();
    await expect(admin.call(settleRefund, { _id, reference: 'UPI 1' })).rejects.toMatchObject({
      code: 'refunds.cash_not_in',
    });
    await receiveCash(shop, admin, bought.orderId);
    await admin.call(settleRefund, { _id, reference: 'UPI 1' });
    await expect(undo(bought.partId)).rejects.toMatchObject({ code: cashIsSpent.code });
  });

  it('undoes cash before its refund is recorded as sent or not at all, under concurrency', async () => {
    for (let round = 0; round < 3; round += 1) {
      const bought = await buyDelivered(shop, { buyer, admin }, [await makeProduct(shop, cast.deccan.sellerId), 2]);
      await bringOn(admin, await askReturn(buyer, aReturn(bought)), ['approve', 'receive', 'settle']);
      const refund = shop.open.db.selectFrom('refunds').select('id').where('part_id', '=', bought.partId);
      const { id: _id } = await refund.executeTakeFirstOrThrow();
      const both = await Promise.allSettled([
        admin.call(settleRefund, { _id, reference: `UPI ${round}` }),
        undo(bought.partId),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await breaches(shop.open.db)).toEqual([]);
    }
  });

  it('does not undo the cash of a reversed delivery', async () => {
    const id = await order();
    await move(deccan, id, BY_COURIER);
    await receiveCash(shop, admin, id);
    await admin.call(orders.updateOrder, { orderId: id, orderStatus: 'inShipping' });
    await expect(undo((await partOf(id)).id)).rejects.toMatchObject({ code: cashNotIn.code });
  });

  it('refuses to delete a seller’s account until the cash of its orders has arrived, also without a credit', async () => {
    const { id, sellerId } = cast.ritchie;
    const password = 'phir milenge chalte chalte';
    const password_hash = await hashPassword(password);
    await shop.open.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    const ritchie = await shop.as(cast.ritchie);
    const remove = () => ritchie.call(deleteAccount, { password }).catch((error: Error) => error.message);
    const bought = await order(sellerId);
    await move(admin, bought, { withoutProof: 'The buyer called' });
    for (const { order_id } of await shop.open.db
      .selectFrom('order_parts')
      .select('order_id')
      .where('seller_id', '=', sellerId)
      .where('id', '!=', (await partOf(bought)).id)
      .execute())
      await receiveCash(shop, admin, order_id);
    await shop.open.db.updateTable('products').set({ listed: false }).where('seller_id', '=', sellerId).execute();
    await settleBalance(admin, sellerId);
    expect(await remove()).toBe('The shop is waiting for the cash of one of your orders. It must be received first.');
    await receiveCash(shop, admin, bought);
    expect(await remove()).toMatch(/^The shop owes you ₹[\d,.]+\. It has to be paid out first\.$/);
    await settleBalance(admin, sellerId);
    expect(await remove()).toMatchObject({ success: true });
  });
});
