import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { keepRefund } from '#payments/payments/server/refunds/refunds.queries.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { approve, buyAndPay, buyOnline, comeBack, endHold, payAgain } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readableMail } from '#test/inspect/readable-mail.ts';

describe.each(ENGINES)('mails about orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let seen: number;
  beforeAll(async () => {
    shop = await startTestShop(engine, { payments: { sandbox: true } });
    cast = await castOf(shop);
    seen = 0;
  });
  afterAll(() => shop.end());

  /** So many mails that have come since, oldest first. */
  async function nextMails(count: number): Promise<string[]> {
    const mails = (await shop.mails(seen + count)).slice(seen).map(readableMail);
    seen += count;
    return mails;
  }

  it('go to the shopper and to each seller, who reads of its own lines only, and to the shopper on each change', async () => {
    const buyer = await newBuyer(shop);
    const evil = await makeProduct(shop, cast.deccan.sellerId, {
      title: '<b>Nandi</b> 5',
      price_paise: paise(13_790_000),
    });
    const cable = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Kite Cable' });
    const house = await makeProduct(shop, cast.house, { title: 'House Lamp' });
    const id = await buy(buyer, [evil, 1], [cable, 1], [house, 1]);

    const mails = await nextMails(4);
    const to = (address: string) =>
      mails.find(mail => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`)) ?? '';
    const [receipt, deccan, ritchie] = [to(buyer.email), to(cast.deccan.email), to(cast.ritchie.email)];
    expect(receipt).toContain('₹1,37,900.00');
    expect(receipt).toContain('₹1,57,900.00');
    expect(receipt).toMatch(/Placed on \d{1,2} \w{3,4} 20\d\d\. To be paid in cash on delivery\./);
    expect(receipt).toContain('&lt;b&gt;Nandi&lt;/b&gt; 5');
    expect(receipt).toContain('560029, Karnataka');
    expect(receipt).toContain(`Message-ID: <order-${id}-placed@`);
    expect(receipt).not.toContain('href=');
    expect(deccan).toContain('12 MG Road');
    expect(deccan).not.toMatch(/Kite Cable|House Lamp|1,57,900/);
    expect(deccan).not.toContain(buyer.email);
    expect(ritchie).toContain('Kite Cable');
    expect(to('care@bijlibazaar.example')).not.toBe('');

    await (await shop.as(cast.ritchie)).call(orders.updateOrder, { orderId: id, orderStatus: 'inShipping' });
    const moved = (await nextMails(1)).at(-1) ?? '';
    expect(moved).toMatch(/Part of your order BB-\d+ is now in shipping/);
    expect(moved).toContain(`Message-ID: <order-${id}-event-`);
    expect(moved).not.toContain('Nandi');
  });

  it('notify a seller of an administrator’s changes, and nobody of their own', async () => {
    const buyer = await newBuyer(shop);
    const phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 8' });
    const lamp = await makeProduct(shop, cast.house, { title: 'House Lamp' });
    const id = await buy(buyer, [phone, 1], [lamp, 1]);
    await nextMails(3);
    const [admin, deccan] = [await shop.as(cast.admin), await shop.as(cast.deccan)];
    await deccan.call(orders.updateOrder, { orderId: id, orderStatus: 'inProcess' });
    expect((await nextMails(1))[0]).toContain(buyer.email);
    await admin.call(orders.updateOrder, {
      ...{ orderId: id, orderStatus: 'rejected' },
      ...{ reason: 'not-verified', note: 'Please call us.' },
    });
    const mails = await nextMails(2);
    const toSeller = mails.find(mail => mail.includes(cast.deccan.email)) ?? '';
    expect(mails.filter(mail => mail.includes(buyer.email))).toHaveLength(1);
    const toBuyer = mails.find(mail => mail.includes(buyer.email)) ?? '';
    expect(toBuyer).toContain('Reason: We could not verify this order. Please call us.');
    expect(toBuyer).not.toContain('fraud');
    expect(toSeller).toContain('Reason: Suspected fraud: Please call us.');
    expect(toSeller).toMatch(/Subject: Order BB-\d+ is rejected/);
    expect(toSeller).toContain('Bijli Bazaar updated it on');
    expect(toSeller).toContain('please don’t send it');
    expect(toSeller).not.toMatch(new RegExp(`House Lamp|${buyer.email}`));

    const unpaid = await buyOnline(buyer, [phone, 1]);
    await admin.call(orders.updateOrder, { orderId: unpaid.orderId, orderStatus: 'rejected' });
    expect((await nextMails(1))[0]).toContain(buyer.email);
    const { rows } = await shop.open.execute(
      `select data->>'orderId' as id from jobs.job where name = 'mail.orders.sale-moved'`,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('of online orders are sent when they are paid, and report a failed attempt', async () => {
    const buyer = await newBuyer(shop);
    const phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 7' });
    const { orderId, approvalURL } = await buyOnline(buyer, [phone, 1]);
    await comeBack(buyer, await approve(buyer, approvalURL, 'decline'));
    const [failed = ''] = await nextMails(1);
    expect(failed).toMatch(/Subject: Payment failed for your order BB-\d+/);
    expect(failed).toMatch(/We’re holding your items until \d{1,2} \w{3,4} 20\d\d, \d{1,2}:\d\d [ap]m\./);
    await comeBack(buyer, await approve(buyer, await payAgain(buyer, orderId), 'pay'));
    const mails = await nextMails(2);
    const toBuyer = mails.find(mail => mail.includes(buyer.email)) ?? '';
    const toSeller = mails.find(mail => mail.includes(cast.deccan.email)) ?? '';
    expect(toBuyer).toMatch(/Thank you for paying for your order BB-\d+/);
    expect(toBuyer).toMatch(/Paid(: |<\/td>).*₹10,000\.00/s);
    expect(toSeller).toMatch(/You have a new order: BB-\d+/);
  });

  it('say that an order was not paid in time, to its buyer alone', async () => {
    const buyer = await newBuyer(shop);
    const { orderId } = await buyOnline(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await endHold(shop, orderId);
    await shop.context.tx(tx => giveUpUnpaid(tx, orderId));
    const [expired = ''] = await nextMails(1);
    expect(expired).toContain(buyer.email);
    expect(expired).toMatch(/Subject: Your order BB-\d+ was not paid in time/);
    const rows = await shop.open.execute(
      `select name from jobs.job where name like 'mail.orders.s%' and data->>'orderId' = $1`,
      [orderId],
    );
    expect(rows.rows).toEqual([]);
  });

  it('tell the shopper of a cancelled order the refund, its way and date, the seller not to ship, and when it was sent', async () => {
    const buyer = await newBuyer(shop);
    const id = await buyAndPay(buyer, [await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 6' }), 1]);
    await nextMails(2);
    const [refund] = (await buyer.call(cancelOrder, { orderId: id, reason: 'Bought <i>twice</i>' })).data.refunds;
    const mails = await nextMails(2);
    const toBuyer = mails.find(mail => mail.includes(buyer.email)) ?? '';
    const toSeller = mails.find(mail => mail.includes(cast.deccan.email)) ?? '';
    expect(toBuyer).toMatch(/Subject: Your order BB-\d+ is cancelled/);
    expect(toBuyer).toMatch(
      /₹10,000\.00 (will be refunded|is on its way) to your original payment method.* by \d{1,2} \w{3,4} 20\d\d\./,
    );
    expect(toSeller).toMatch(/Please don’t ship order BB-\d+: it is cancelled/);
    expect(toSeller).toContain('Bought &lt;i&gt;twice&lt;/i&gt;');
    expect(toSeller).not.toContain(buyer.email);

    const refundId = refund?.refundId ?? newId<'refund'>();
    const settled = { ref: null, state: 'settled', failure: null } as const;
    for (let times = 0; times < 2; times += 1) await shop.context.tx(tx => keepRefund(tx, refundId, settled));
    const [gone = ''] = await nextMails(1);
    expect(gone).toMatch(/₹10,000\.00 was refunded to your original payment method on \d{1,2} \w{3,4} 20\d\d\./);
    expect(gone).toContain(`Message-ID: <refund-${refundId}-settled@`);
    const { rows } = await shop.open.execute(`select id from jobs.job where name = 'mail.orders.refunded'`);
    expect(rows).toHaveLength(1);
  });
});
