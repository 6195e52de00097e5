import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ledger from '#finance/ledger/contract.ts';
import * as payouts from '#finance/ledger/payouts/payouts.contract.ts';
import { deleteAccount, notSettled } from '#office/privacy/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { sellAndDeliver } from '#test/builders/selling.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PHONE = 994_763;

describe.each(ENGINES)('earnings on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Buyer;
  let now = new Date('2026-10-31T18:29:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    buyer = await newBuyer(shop);
    const sell = (seller = cast.deccan.sellerId) => sellAndDeliver(shop, { admin, buyer, seller });
    // A minute before November begins in India, and then on its first day.
    await sell();
    now = new Date('2026-11-01T06:00:00Z');
    const second = await sell();
    await sell(cast.ritchie.sellerId);
    await admin.call(orders.updateOrder, { orderId: second, orderStatus: 'inShipping' });
    await admin.call(payouts.adjustBalance, {
      ...{ key: newId(), sellerId: cast.deccan.sellerId, amount: paise(12_345), reason: '=SUM(A1), "quoted"' },
    });
  });
  afterAll(() => shop.end());

  const file = async (who: Client, query: string) => who.inject({ url: `/api/admin/earnings/statement?${query}` });

  it('are listed by order, newest first, with their components', async () => {
    const { data, summary, totalItems } = await deccan.call(ledger.getEarnings, {});
    expect(totalItems).toBe(3);
    expect(summary).toMatchObject({ balance: PHONE + 12_345, payable: 12_345, months: ['2026-11', '2026-10'] });
    expect(data.map(row => [row.order === null, row.amount, row.postings.map(({ cause }) => cause)])).toEqual([
      [true, 12_345, ['adjusted']],
      [false, 0, ['delivered', 'undelivered']],
      [false, PHONE, ['delivered']],
    ]);
    const [sold] = data[2]?.postings ?? [];
    expect(sold?.lines).toEqual([{ title: expect.stringContaining('Phone'), quantity: 1, amount: 1_000_000 }]);
    expect(sold?.entries.map(({ kind, rateBp, base, amount }) => [kind, rateBp, base, amount])).toEqual([
      ['sale', null, 1_000_000, 1_000_000],
      ['commission', 0, 1_000_000, 0],
      ['gst_on_commission', 1800, 0, 0],
      ['tcs', 50, 847_458, -4_237],
      ['tds', 10, 1_000_000, -1_000],
    ]);
  });

  it('can be filtered by a month in India, and are paged', async () => {
    const october = await deccan.call(ledger.getEarnings, { month: '2026-10' });
    expect(october.data.map(row => row.amount)).toEqual([PHONE]);
    const second = await deccan.call(ledger.getEarnings, { page: 2, limit: 2 });
    expect(second).toMatchObject({ totalPages: 2, totalItems: 3 });
    expect(second.data.map(row => row.amount)).toEqual([PHONE]);
  });

  it('can be downloaded for a month, from opening to closing balance', async () => {
    const answer = await file(deccan, 'month=2026-10');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="statement-deccan-2026-10.csv"');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const number = (await deccan.call(ledger.getEarnings, { month: '2026-10' })).data[0]?.order?.number;
    expect(answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Date,Activity,Order ID,Note,Items,Delivery,Commission,GST on Commission,TCS,TDS,Cash Collected,Adjustment,Payout,Amount,Balance,Payable From',
      '2026-10-01 00:00,Opening balance,,,,,,,,,,,,,0,',
      `2026-10-31 23:59,Delivered,${number},,10000,,0,0,-42.37,-10,,,,9947.63,9947.63,2026-11-07 23:59`,
      '2026-11-01 00:00,Closing balance,,,10000,0,0,0,-42.37,-10,0,0,0,9947.63,9947.63,',
    ]);
  });

  it('are downloaded in the language of the request, with the same numbers', async () => {
    const answer = await deccan.inject({
      url: '/api/admin/earnings/statement?month=2026-10',
      headers: { 'accept-language': 'hi' },
    });
    const [heads, opening, sold, closing] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(heads).toBe(
      'तारीख,क्या हुआ,ऑर्डर ID,नोट,आइटम,डिलीवरी,कमीशन,कमीशन पर GST,TCS,TDS,लिया गया नकद,सुधार,भुगतान,रकम,बैलेंस,देय कब से',
    );
    expect(opening).toBe('2026-10-01 00:00,शुरुआती बैलेंस,,,,,,,,,,,,,0,');
    expect(sold).toContain('2026-10-31 23:59,डिलीवर हुआ,');
    expect(closing).toBe('2026-11-01 00:00,अंतिम बैलेंस,,,10000,0,0,0,-42.37,-10,0,0,0,9947.63,9947.63,');
  });

  it('start the next month’s file with the last closing balance, and no cell is a formula', async () => {
    const lines = (await file(admin, `seller=${cast.deccan.sellerId}&month=2026-11`)).body.trimEnd().split('\r\n');
    expect(lines[1]).toBe('2026-11-01 00:00,Opening balance,,,,,,,,,,,,,9947.63,');
    expect(lines.map(line => line.split(',')[1]).slice(2)).toEqual([
      ...['Delivered', 'Delivery reversed', 'Adjustment', 'Balance so far'],
    ]);
    expect(lines[4]).toContain(`,"'=SUM(A1), ""quoted""",`);
    expect(lines[5]).toBe('2026-11-01 11:30,Balance so far,,,0,0,0,0,0,0,0,123.45,0,123.45,10071.08,');
  });

  it('are visible to their seller, and to administrators who name the seller; shoppers have none', async () => {
    const { summary } = await ritchie.call(ledger.getEarnings, { seller: cast.ritchie.sellerId });
    expect(summary).toMatchObject({ balance: PHONE, seller: { name: 'ritchie' } });
    const foreign = ritchie.call(ledger.getEarnings, { seller: cast.deccan.sellerId });
    await expect(foreign).rejects.toMatchObject({ code: notAllowed.code });
    expect((await file(ritchie, `seller=${cast.deccan.sellerId}&month=2026-11`)).statusCode).toBe(403);
    await expect(admin.call(ledger.getEarnings, {})).rejects.toMatchObject({ code: ledger.nameSeller.code });
    await expect(buyer.call(ledger.getEarnings, {})).rejects.toMatchObject({ code: notAllowed.code });
    expect((await file(deccan, 'month=2026-13')).statusCode).toBe(400);
    expect((await file(deccan, 'month=november')).statusCode).toBe(400);
  });

  it('must be zero before a seller’s account can be deleted; the entries stay', async () => {
    const password = 'phir milenge chalte chalte';
    await shop.open.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', cast.ritchie.id)
      .execute();
    await shop.open.db
      .updateTable('products')
      .set({ listed: false })
      .where('seller_id', '=', cast.ritchie.sellerId)
      .execute();
    const remove = () => ritchie.call(deleteAccount, { password });
    await expect(remove()).rejects.toMatchObject({ code: notSettled.code });
    await expect(remove()).rejects.toThrow('The shop owes you ₹9,947.63. It has to be paid out first.');
    const { sellerId } = cast.ritchie;
    const settle = (amount: number) =>
      admin.call(payouts.adjustBalance, { key: newId(), sellerId, amount: paise(amount), reason: 'Settled' });
    await settle(-PHONE - 100);
    await expect(remove()).rejects.toThrow('You owe the shop ₹1. It has to be paid first.');
    await settle(100);
    await remove();
    const { totalItems, summary } = await admin.call(ledger.getEarnings, { seller: sellerId });
    expect({ totalItems, balance: summary.balance }).toEqual({ totalItems: 3, balance: 0 });
  });
});
