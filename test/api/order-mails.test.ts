import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#features/orders/contract.ts';
import { paise } from '#shared/money.ts';
import { buy, newBuyer } from '#test/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/shop.ts';

/** A message's own words: folded headers, soft line ends and encoded bytes undone. */
const readable = (mail: string) => {
  const bytes = mail
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

describe.each(ENGINES)('mails about orders on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  it('go to the shopper and to each seller, who reads of its own lines only, and to the shopper on each change', async () => {
    const buyer = await newBuyer(shop);
    const evil = await makeProduct(shop, cast.deccan.sellerId, {
      title: '<b>Nandi</b> 5',
      price_paise: paise(13_790_000),
    });
    const cable = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Kite Cable' });
    const house = await makeProduct(shop, cast.house, { title: 'House Lamp' });
    const id = await buy(buyer, [evil, 1], [cable, 1], [house, 1]);

    const mails = (await shop.mails(4)).map(readable);
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
    const moved = readable((await shop.mails(5)).at(-1) ?? '');
    expect(moved).toMatch(/A part of your order BB-\d+ is now in shipping/);
    expect(moved).toContain(`Message-ID: <order-${id}-event-`);
    expect(moved).not.toContain('Nandi');
  });
});
