import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleRefund } from '#features/returns/refunds.contract.ts';
import { newBuyer } from '#test/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/cast.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/returning.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/shop.ts';

/** A message's own words: soft line ends and encoded bytes undone. */
const readable = (mail: string) => {
  const bytes = mail
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

describe.each(ENGINES)('mails about returns on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  it('tell the seller of a request and the shopper of each step, to the money’s arrival', async () => {
    const [buyer, admin, deccan] = [await newBuyer(shop), await shop.as(cast.admin), await shop.as(cast.deccan)];
    const title = '<b>Nandi</b> 5';
    const product = await makeProduct(shop, cast.deccan.sellerId, { title });
    const goods = await buyDelivered(shop, { buyer, admin }, [product, 2]);
    const about = async (count: number) =>
      (await shop.mails(count)).map(readable).filter(mail => /return-|refund-/.test(mail));
    // Order received, sale, delivered.
    const id = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, id, ['approve', 'receive', 'settle']);
    const mails = await about(8);
    const withId = (event: string) => mails.find(mail => mail.includes(`Message-ID: <return-${id}-${event}@`)) ?? '';
    expect(withId('requested-seller')).toMatch(/It stays dark\..*It does not work|It does not work.*It stays dark\./s);
    expect(withId('requested-seller')).toContain(cast.deccan.email);
    expect(withId('requested-seller')).not.toMatch(new RegExp(`${buyer.email}|okhdfcbank`));
    expect(withId('requested-seller')).toContain('&lt;b&gt;Nandi&lt;/b&gt; 5');
    for (const event of ['approved', 'received', 'settled']) expect(withId(event)).toContain(buyer.email);
    expect(withId('settled')).toContain('₹10,000.00 goes back to you by UPI, within 10 days.');
    expect(withId('settled-seller')).toContain('The goods: back to stock.');

    const second = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, second, ['refuse']);
    const refused = (await about(10)).find(mail => mail.includes(`<return-${second}-refused@`)) ?? '';
    expect(refused).toContain('It came back broken.');

    const { id: refundId } = await shop.open.db
      .selectFrom('refunds')
      .select('id')
      .where('cause_id', '=', id)
      .executeTakeFirstOrThrow();
    await admin.call(settleRefund, { _id: refundId, reference: 'UTR 40321178' });
    const sent = (await about(11)).find(mail => mail.includes(`<refund-${refundId}-settled@`)) ?? '';
    expect(sent).toContain('UTR 40321178');
    expect(sent).toContain(buyer.email);
  });
});
