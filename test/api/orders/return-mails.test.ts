import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleRefund } from '#orders/returns/refunds/refunds.contract.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

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

  it('notify the seller of a request and the shopper of each step, up to the refund', async () => {
    const [buyer, admin, deccan] = [await newBuyer(shop), await shop.as(cast.admin), await shop.as(cast.deccan)];
    const title = '<b>Nandi</b> 5';
    const product = await makeProduct(shop, cast.deccan.sellerId, { title });
    const goods = await buyDelivered(shop, { buyer, admin }, [product, 2]);
    const about = async () => (await shop.mails(1)).map(readable).filter(mail => /return-|refund-/.test(mail));
    const id = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, id, ['approve', 'receive', 'settle']);
    const mailOf = async (event: string) => {
      const found = async () => (await about()).find(mail => mail.includes(`Message-ID: <${event}@`)) ?? '';
      await expect.poll(found).not.toBe('');
      return found();
    };
    const withId = (event: string) => mailOf(`return-${id}-${event}`);
    expect(await withId('requested-seller')).toMatch(
      /It stays dark\..*It doesn’t work|It doesn’t work.*It stays dark\./s,
    );
    expect(await withId('requested-seller')).toContain(cast.deccan.email);
    expect(await withId('requested-seller')).not.toMatch(new RegExp(`${buyer.email}|okhdfcbank`));
    expect(await withId('requested-seller')).toContain('&lt;b&gt;Nandi&lt;/b&gt; 5');
    for (const event of ['requested', 'approved', 'received', 'settled'])
      expect(await withId(event)).toContain(buyer.email);
    expect(await withId('settled')).toContain('₹10,000.00 will be refunded by UPI within 10 days.');
    expect(await withId('settled-seller')).toContain('Returned items: back to stock.');

    const second = await askReturn(buyer, aReturn(goods));
    await bringOn(deccan, second, ['refuse']);
    expect(await mailOf(`return-${second}-refused`)).toContain('It came back broken.');

    const told = await shop.open.execute(
      `select data->>'state' as state from jobs.job where name = 'mail.returns.moved-for-seller' and data->>'returnId' = '${second}'`,
    );
    expect(told.rows).toEqual([{ state: 'requested' }]);

    const third = await askReturn(buyer, aReturn(goods));
    await bringOn(admin, third, ['refuse']);
    expect(await mailOf(`return-${third}-refused-seller`)).toContain(
      'Bijli Bazaar made this decision: It came back broken.',
    );

    const { id: refundId } = await shop.open.db
      .selectFrom('refunds')
      .select('id')
      .where('cause_id', '=', id)
      .executeTakeFirstOrThrow();
    await admin.call(settleRefund, { _id: refundId, reference: 'UTR 40321178' });
    const sent = await mailOf(`refund-${refundId}-settled`);
    expect(sent).toContain('UTR 40321178');
    expect(sent).toContain(buyer.email);
  });
});
