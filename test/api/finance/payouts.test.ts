import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as ledger from '#finance/ledger/contract.ts';
import * as payouts from '#finance/ledger/payouts/payouts.contract.ts';
import { holdPart, releasePart } from '#finance/ledger/server/ledger.ts';
import { lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
import * as orders from '#orders/orders/contract.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { newId, type OrderId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { BY_COURIER, receiveCash, sellAndDeliver, settleBalance } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const DAY = 86_400_000;
const BEGIN = new Date('2026-11-21T06:00:00Z');
/** What one phone at ₹10,000 comes to without commission: less TCS of ₹42.37 and TDS of ₹10. */
const PHONE = 994_763;

describe.each(ENGINES)('payouts on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let other: Client;
  let buyer: Buyer;
  let now = BEGIN;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    other = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  /** Sells so many phones and waits until they can be paid out, from a balance of nothing. */
  async function owe(seller: SellerId, phones: number) {
    await settle(seller);
    const sold: OrderId[] = [];
    for (let at = 0; at < phones; at += 1) sold.push(await sellAndDeliver(shop, { admin, buyer, seller }));
    now = new Date(now.getTime() + 7 * DAY);
    return sold;
  }
  const standing = async (seller: SellerId) => (await admin.call(ledger.getEarnings, { seller })).summary;
  const settle = (seller: SellerId) => settleBalance(admin, seller);
  const pay = async (seller: SellerId, amount: number, more: object = {}, who = admin) =>
    who.call(payouts.recordPayout, {
      key: newId<'payout'>(),
      sellerId: seller,
      amount: paise(amount),
      paidOn: '2026-11-21',
      reference: 'HDFC0001',
      seen: (await standing(seller)).lastPayout?.id ?? null,
      ...more,
    });

  /** On PostgreSQL all of them stand before the seller's account when it is let go; the embedded engine has one connection. */
  async function startTogether<Tried>(seller: SellerId, start: () => Promise<Tried>[]): Promise<Promise<Tried>[]> {
    if (engine === 'embedded') return start();
    return shop.open.db.transaction().execute(async db => {
      await lockAccount(db, seller);
      const started = start();
      for (const until = Date.now() + 20_000; ; ) {
        const { rows } = await shop.open.execute(`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        if ((rows[0] as { waiting: number }).waiting === started.length) return started;
        if (Date.now() > until) throw new Error('the payouts do not wait for each other');
      }
    });
  }

  it('are owed from delivery and payable after seven days', async () => {
    const seller = cast.deccan.sellerId;
    await settle(seller);
    await sellAndDeliver(shop, { admin, buyer, seller });
    const payableAt = new Date(now.getTime() + 7 * DAY);
    expect(await standing(seller)).toMatchObject({
      ...{ balance: PHONE, payable: 0, held: 0, next: { amount: PHONE, at: payableAt } },
    });
    await expect(pay(seller, 1)).rejects.toMatchObject({ code: payouts.moreThanPayable.code });
    now = new Date(payableAt.getTime() - 1);
    expect((await standing(seller)).payable).toBe(0);
    now = payableAt;
    expect(await standing(seller)).toMatchObject({ balance: PHONE, payable: PHONE, next: null });
    await expect(pay(seller, PHONE + 1)).rejects.toThrow('Only ₹9,947.63 can be paid out now.');
    const { message, data } = await pay(seller, PHONE);
    expect(message).toBe('Payout of ₹9,947.63 to deccan is recorded');
    expect(data).toEqual({ balance: 0, payable: 0, held: 0, awaitingCash: 0 });
  });

  it('are held while the cash is pending, however old the delivery is', async () => {
    const seller = cast.deccan.sellerId;
    await settle(seller);
    const orderId = await buy(buyer, [await makeProduct(shop, seller), 1]);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    now = new Date(now.getTime() + 30 * DAY);
    expect(await standing(seller)).toMatchObject({ balance: PHONE, payable: 0, awaitingCash: PHONE });
    await expect(pay(seller, 100)).rejects.toMatchObject({ code: payouts.moreThanPayable.code });
    await receiveCash(shop, admin, orderId);
    expect(await standing(seller)).toMatchObject({ balance: PHONE, payable: PHONE, awaitingCash: 0 });
  });

  it('are held while something is open about the order', async () => {
    const seller = cast.deccan.sellerId;
    const [order] = await owe(seller, 2);
    const part = await shop.open.db
      .selectFrom('order_parts')
      .select('id')
      .where('order_id', '=', order as OrderId)
      .executeTakeFirstOrThrow();
    const causeId = newId();
    await shop.context.tx(tx => holdPart(tx, { partId: part.id, causeId }));
    expect(await standing(seller)).toMatchObject({ balance: 2 * PHONE, payable: PHONE, held: PHONE });
    await shop.context.tx(tx => releasePart(tx, causeId));
    expect(await standing(seller)).toMatchObject({ payable: 2 * PHONE, held: 0 });
  });

  it('are recorded once for each key, however often and concurrently they are sent', async () => {
    const seller = cast.deccan.sellerId;
    await owe(seller, 2);
    const key = newId<'payout'>();
    const seen = (await standing(seller)).lastPayout?.id ?? null;
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => pay(seller, PHONE, { key, seen })));
    expect(results.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
    expect(await standing(seller)).toMatchObject({ balance: PHONE, lastPayout: { id: key, amount: PHONE } });
    for (const more of [{ reference: 'Another' }, { paidOn: '2026-11-20' }, { amount: paise(5) }])
      await expect(pay(seller, PHONE, { key, seen, ...more })).rejects.toMatchObject({
        code: payouts.keyUsedForOther.code,
      });
  });

  it('never pays twice when two administrators pay at once', async () => {
    const seller = cast.deccan.sellerId;
    await owe(seller, 4);
    const seen = (await standing(seller)).lastPayout?.id ?? null;
    const pays = () => Array.from({ length: 4 }, (_, at) => pay(seller, PHONE, { seen }, at % 2 ? admin : other));
    const results = await Promise.allSettled(await startTogether(seller, pays));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: payouts.paidMeanwhile.code });
    expect(await standing(seller)).toMatchObject({ balance: 3 * PHONE });
  });

  it('are reversed once, by a posting of their own', async () => {
    const seller = cast.deccan.sellerId;
    await owe(seller, 1);
    const payoutId = newId<'payout'>();
    await pay(seller, PHONE, { key: payoutId });
    const reverse = () => admin.call(payouts.reversePayout, { payoutId, reason: 'The account was closed' });
    const answers = await Promise.all([reverse(), reverse()]);
    expect(answers.map(({ data }) => data.balance)).toEqual([PHONE, PHONE]);
    expect((await standing(seller)).lastPayout?.id).not.toBe(payoutId);
    const { data } = await admin.call(ledger.getEarnings, { seller });
    const paid = data.flatMap(row => row.postings).find(posting => posting.causeId === payoutId && posting.paidOn);
    expect(paid).toMatchObject({ cause: 'paid_out', amount: -PHONE, isReversed: true });
    const unknown = admin.call(payouts.reversePayout, { payoutId: newId(), reason: 'None' });
    await expect(unknown).rejects.toMatchObject({ code: payouts.payoutIsMissing.code });
  });

  it('adjusts a balance once under its key, both ways, and writes down who did it and why', async () => {
    const seller = cast.ritchie.sellerId;
    const key = newId<'payout'>();
    const adjust = (amount: number, reason = 'Damaged in our warehouse') =>
      admin.call(payouts.adjustBalance, { key, sellerId: seller, amount: paise(amount), reason });
    await Promise.all([adjust(50_000), adjust(50_000)]);
    await expect(adjust(50_001)).rejects.toMatchObject({ code: payouts.keyUsedForOther.code });
    expect(await standing(seller)).toMatchObject({ balance: 50_000, payable: 50_000 });
    await admin.call(payouts.adjustBalance, {
      key: newId(),
      sellerId: seller,
      amount: paise(-70_000),
      reason: 'Again',
    });
    expect(await standing(seller)).toMatchObject({ balance: -20_000, payable: -20_000 });
    await expect(pay(seller, 1)).rejects.toThrow('Nothing can be paid out now.');
    const { rows } = await shop.open.execute(
      `select act, after from audit_entries where subject_id = '${seller}' order by id`,
    );
    expect(rows).toEqual([
      { act: 'balance.adjusted', after: { amount: '₹500', reason: 'Damaged in our warehouse' } },
      { act: 'balance.adjusted', after: { amount: '-₹700', reason: 'Again' } },
    ]);
  });

  it('refuses what makes no sense', async () => {
    const seller = cast.deccan.sellerId;
    await owe(seller, 1);
    await expect(pay(seller, 0)).rejects.toMatchObject({ code: payouts.amountTooSmall.code });
    await expect(pay(seller, -100)).rejects.toMatchObject({ code: payouts.amountTooSmall.code });
    const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
    await expect(pay(seller, 1, { paidOn: tomorrow })).rejects.toMatchObject({ code: payouts.payoutDayAhead.code });
    for (const unknown of [newId<'seller'>(), cast.house]) {
      const more = { key: newId<'payout'>(), sellerId: unknown, amount: paise(1) };
      const paid = admin.call(payouts.recordPayout, { ...more, paidOn: '2026-11-21', reference: 'x', seen: null });
      await expect(paid).rejects.toMatchObject({ code: sellerIsMissing.code });
      const adjusted = admin.call(payouts.adjustBalance, { ...more, reason: 'x' });
      await expect(adjusted).rejects.toMatchObject({ code: sellerIsMissing.code });
    }
  });

  it('lists all sellers with what they are owed, whom most can be paid to first, and finds them by name', async () => {
    await owe(cast.deccan.sellerId, 2);
    await owe(cast.ritchie.sellerId, 1);
    const { data } = await admin.call(payouts.listPayouts, {});
    expect(data.map(({ seller, payable }) => [seller.name, payable])).toEqual([
      ['deccan', 2 * PHONE],
      ['ritchie', PHONE],
      ['waiting', 0],
    ]);
    const found = await admin.call(payouts.listPayouts, { find: 'RITCH', sort: 'balance', order: 'asc' });
    expect(found.data.map(({ seller }) => seller.name)).toEqual(['ritchie']);
  });

  it('lets nobody but administrators pay, adjust or see the list', async () => {
    const deccan = await shop.as(cast.deccan);
    for (const who of [deccan, buyer]) {
      await expect(who.call(payouts.listPayouts, {})).rejects.toMatchObject({ code: notAllowed.code });
      const adjust = { key: newId<'payout'>(), sellerId: cast.deccan.sellerId, amount: paise(1), reason: 'Mine' };
      await expect(who.call(payouts.adjustBalance, adjust)).rejects.toMatchObject({ code: notAllowed.code });
    }
  });
});
