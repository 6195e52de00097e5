import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard, getWaiting } from '#office/dashboard/contract.ts';
import * as privacy from '#office/privacy/contract.ts';
import * as refunds from '#orders/returns/refunds/refunds.contract.ts';
import { createRefund } from '#payments/payments/server/payments.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { newId, type RefundId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { aReturn, askReturn, bringOn, buyDelivered, refuseRefund } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'phir milenge chalte chalte';

describe.each(ENGINES)('refunds on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let buyer: Buyer;
  let later = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => new Date(Date.now() + later) });
    cast = await castOf(shop);
    [admin, deccan, buyer] = [await shop.as(cast.admin), await shop.as(cast.deccan), await newBuyer(shop)];
  });
  afterAll(() => shop.end());

  const delivered = async (who = buyer) =>
    buyDelivered(shop, { buyer: who, admin }, [await makeProduct(shop, cast.deccan.sellerId), 1]);
  async function owed(who = buyer): Promise<RefundId> {
    const id = await askReturn(who, aReturn(await delivered(who)));
    await bringOn(deccan, id, ['approve', 'receive', 'settle']);
    const row = shop.open.db.selectFrom('refunds').select('id').where('cause_id', '=', id);
    return (await row.executeTakeFirstOrThrow()).id;
  }
  const settle = (_id: RefundId, reference = 'UTR 4032 1178 9921') =>
    admin.call(refunds.settleRefund, { _id, reference });

  it('of cash are completed once by an administrator, who reads the UPI ID, and the shopper gets a mail', async () => {
    const id = await owed();
    const listed = (await admin.call(refunds.listRefunds, {})).data.find(row => row._id === id);
    expect(listed).toMatchObject({ byHand: true, state: 'owed', age: 'fresh', upiId: 'as•••@okhdfcbank' });
    expect((await admin.call(refunds.readRefund, { refundId: id })).data.upiId).toBe('asha.rao@okhdfcbank');

    const told = await Promise.all([settle(id), settle(id)]);
    expect(told[0]?.data).toMatchObject({ state: 'settled', reference: 'UTR 4032 1178 9921' });
    await expect(settle(id, 'another')).rejects.toMatchObject({ code: refunds.refundIsSettled.code });
    const { rows } = await shop.open.execute(
      `select count(*)::int as count from jobs.job where name = 'mail.returns.cash-refunded'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const acts = (await admin.call(listAudit, { act: 'refund.settled' })).data;
    expect(acts).toMatchObject([{ by: 'anita', after: { amount: '₹10,000.00', reference: 'UTR 4032 1178 9921' } }]);
  });

  it('are owed once for one cause, however many write them down', async () => {
    const { orderId } = await delivered();
    const cause = { orderId, partId: null, paymentId: null, cause: 'unwanted', causeId: newId(), lines: [] } as const;
    const owe = () => shop.context.tx(tx => createRefund(tx, { ...cause, delivery: paise(0), amount: paise(500) }));
    const ids = await Promise.all([owe(), owe(), owe()]);
    expect(ids.filter(id => id !== undefined)).toHaveLength(1);
    expect(await owe()).toBeUndefined();
  });

  it('that a provider sends are not settled by hand, and sent once more when it refused', async () => {
    const id = await owed();
    const again = () => admin.call(refunds.retryRefund, { _id: id });
    await expect(again()).rejects.toMatchObject({ code: refunds.refundNotToSend.code });
    await refuseRefund(shop.open.db, id);
    await expect(settle(id)).rejects.toMatchObject({ code: refunds.refundByProvider.code });
    expect((await admin.call(refunds.readRefund, { refundId: id })).data.failure).toBe('the account is closed');
    expect((await again()).data).toMatchObject({ state: 'owed', failure: null, byHand: false });
    const { rows } = await shop.open.execute(
      `select count(*)::int as count from jobs.job where name = 'payments.send-refund' and data->>'refundId' = '${id}'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect((await admin.call(listAudit, { act: 'refund.retried' })).data).toHaveLength(1);
    await expect(settle(newId<'refund'>())).rejects.toMatchObject({ code: refunds.refundIsMissing.code });
  });

  it('grow late after seven days and an alert after ten, until they are settled', async () => {
    const id = await owed();
    const seen = async (days: number) => {
      later = days * DAY + 60_000;
      const { data, counts, alerts } = await admin.call(refunds.listRefunds, { show: 'late', limit: 100 });
      return { age: data.find(row => row._id === id)?.age, late: counts.late > 0, alert: alerts > 0 };
    };
    expect(await seen(6)).toEqual({ age: undefined, late: false, alert: false });
    expect(await seen(7)).toEqual({ age: 'late', late: true, alert: false });
    expect(await seen(10)).toEqual({ age: 'alert', late: true, alert: true });
    later = 0;
    await settle(id);
    expect((await admin.call(refunds.listRefunds, { show: 'settled' })).data[0]).toMatchObject({ _id: id });
  });

  it('and returns that wait are counted on the dashboard, for sellers their own', async () => {
    const ritchie = await shop.as(cast.ritchie);
    const waiting = async (who: Client) => (await who.call(getDashboard, {})).data.returnsWaiting;
    const before = await waiting(deccan);
    const id = await askReturn(buyer, aReturn(await delivered()));
    expect(await waiting(deccan)).toBe(before + 1);
    expect(await waiting(ritchie)).toBe(0);
    expect((await admin.call(getWaiting, {})).data.returns).toBe(await waiting(admin));
    await bringOn(deccan, id, ['approve']);
    expect(await waiting(deccan)).toBe(before);
    await bringOn(deccan, id, ['receive']);
    expect(await waiting(deccan)).toBe(before + 1);
  });

  it('keep an account until they have arrived; then words and UPI id go with it', async () => {
    const leaver = await newBuyer(shop);
    await shop.open.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', leaver.id)
      .execute();
    const leave = () => leaver.call(privacy.deleteAccount, { password: PASSWORD });
    const id = await askReturn(leaver, aReturn(await delivered(leaver)));
    const { data } = await leaver.call(privacy.exportMine, {});
    expect(data.returns).toMatchObject([
      { state: 'requested', words: 'It stays dark.', upiId: 'asha.rao@okhdfcbank', photos: 0 },
    ]);
    await expect(leave()).rejects.toMatchObject({ code: privacy.notSettled.code });
    await bringOn(deccan, id, ['approve', 'receive', 'settle']);
    await expect(leave()).rejects.toMatchObject({ code: privacy.notSettled.code });
    const refund = await shop.open.db
      .selectFrom('refunds')
      .select('id')
      .where('cause_id', '=', id)
      .executeTakeFirstOrThrow();
    await settle(refund.id);
    await leave();
    const kept = await shop.open.db
      .selectFrom('returns')
      .innerJoin('refunds', 'refunds.cause_id', 'returns.id')
      .select(['returns.words', 'returns.upi_id', 'refunds.upi_id as refunded_to'])
      .where('returns.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ words: '', upi_id: null, refunded_to: null });
  });
});
