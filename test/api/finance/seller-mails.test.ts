import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCommissions } from '#finance/invoices/server/invoices.ts';
import { adjustBalance, recordPayout, reversePayout } from '#finance/ledger/payouts/payouts.contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { notifyLowStock } from '#products/inventory/server/stock/notify-low-stock.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('mails to sellers on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let buyer: Buyer;
  let now = new Date('2026-11-20T06:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { now: () => now });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());

  /** What a mail says, its soft line breaks taken out. */
  const said = (mail: string) => mail.replaceAll('=\r\n', '');
  const about = async (address: string, words: RegExp) =>
    (await shop.mails(0)).filter(mail => mail.includes(address) && words.test(said(mail)));

  it('say how a balance was adjusted, what was paid out, once, and why a payout does not count any more', async () => {
    const { sellerId, email } = cast.deccan;
    const broughtOver = { key: newId<'payout'>(), sellerId, amount: paise(4_812_350), reason: 'Brought over' };
    for (const _ of [1, 2]) await admin.call(adjustBalance, broughtOver);
    const [adjusted = ''] = await mailsTo(shop, email, 1);
    expect(said(adjusted)).toMatch(/48,123.50 was added to your balance[\s\S]*Brought over/);
    const payout = { key: newId<'payout'>(), sellerId, amount: paise(4_812_350), paidOn: '2026-11-20', seen: null };
    for (const _ of [1, 2]) await admin.call(recordPayout, { ...payout, reference: 'N3252600123' });
    const [, sent = ''] = await mailsTo(shop, email, 2);
    expect(said(sent)).toContain('48,123.50');
    expect(said(sent)).toContain('20 Nov 2026');
    expect(said(sent)).toContain('N3252600123');
    for (const _ of [1, 2]) await admin.call(reversePayout, { payoutId: payout.key, reason: 'It came back.' });
    const [, , reversed = '', ...others] = await mailsTo(shop, email, 3);
    expect(said(reversed)).toContain('It came back.');
    expect(others).toEqual([]);
    expect(await about(cast.ritchie.email, /./)).toEqual([]);
  });

  it('bring the invoice for a month’s commission', async () => {
    const { sellerId, email } = cast.ritchie;
    const tenPerCent = { name: 'commission', kind: null, hsn: null, basisPoints: 1000, from: '2026-01-01' } as const;
    await shop.context.tx(tx => changeSetting(tx, 'rates', [...DEFAULT_RATES, tenPerCent]));
    const orderId = await buy(buyer, [await makeProduct(shop, sellerId), 1]);
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    now = new Date('2026-11-30T18:45:00Z');
    await Promise.all([1, 2, 3].map(() => issueCommissions()(shop.context, {})));
    await expect
      .poll(async () => (await about(email, /Subject: Our invoice for November 2026: SC\/26-27\/000001/)).length)
      .toBe(1);
  });

  describe('of goods that run out', () => {
    // One product with each statement, so that there are several.
    const round = () => notifyLowStock(1)(shop.context, {});
    const product = (title: string, stock: number, more: object = {}) =>
      makeProduct(shop, cast.deccan.sellerId, { title, stock, ...more });
    const running = (address = cast.deccan.email) => about(address, /Subject:.* (?:is|are) low on stock/);
    const sell = (id: ProductId, quantity: number) => buy(buyer, [id, quantity]);
    const nextDay = () => {
      now = new Date(now.getTime() + DAY);
    };

    it('are sent once for each crossing and once a day in all, to the seller', async () => {
      const lamp = await product('Lamp', 12);
      const fan = await product('Fan', 11);
      await product('Hidden', 1, { listed: false, status: 'hidden' });
      await round();
      expect(await running()).toEqual([]);
      await sell(lamp, 3);
      await Promise.all([round(), round()]);
      await expect.poll(async () => (await running()).length).toBe(1);
      expect(said((await running())[0] ?? '')).toMatch(/Subject: Lamp is low on stock[\s\S]*9 left/);

      await sell(fan, 11);
      await sell(lamp, 1);
      await round();
      nextDay();
      await round();
      await expect.poll(async () => (await running()).length).toBe(2);
      const second = said((await running())[1] ?? '');
      expect(second).toMatch(/Subject: Fan is low on stock[\s\S]*Sold out/);
      expect(second).not.toContain('Lamp');

      await shop.open.execute('update products set stock = 20 where id = $1', [lamp]);
      await round();
      await sell(lamp, 15);
      nextDay();
      for (const _ of [1, 2]) await round();
      await expect.poll(async () => (await running()).length).toBe(3);
      expect(said((await running())[2] ?? '')).toMatch(/Subject: Lamp is low on stock[\s\S]*5 left/);
      expect((await running(cast.ritchie.email)).filter(mail => /Lamp|Fan/.test(mail))).toEqual([]);
    });

    it('come where the shop has set it, for its own products to the shop, and not at all at 0', async () => {
      await makeProduct(shop, cast.house, { title: 'House lamp', stock: 3 });
      await shop.context.tx(tx => changeSetting(tx, 'lowStockBelow', 0));
      await round();
      await shop.context.tx(tx => changeSetting(tx, 'lowStockBelow', 4));
      await round();
      await expect.poll(async () => (await about('', /Subject: House lamp is low on stock/)).length).toBe(1);
    });
  });
});
