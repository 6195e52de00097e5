import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice, listCommissionInvoices, nameSeller } from '#features/invoices/contract.ts';
import { issueCommissions } from '#features/invoices/server/invoices.ts';
import { updateOrder } from '#features/orders/contract.ts';
import type { ChoosableStatus } from '#features/orders/order-status.ts';
import { DEFAULT_RATES } from '#features/shop/default-rates.ts';
import { changeSetting } from '#features/shop/server/shop.ts';
import type { OrderId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import { notAllowed } from '#shared/problems.ts';
import { buy, newBuyer } from '#test/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/shop.ts';

describe.each(ENGINES)('invoices for commission on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let now = new Date('2026-11-20T06:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    const tenPerCent = { name: 'commission', kind: null, hsn: null, basisPoints: 1000, from: '2026-01-01' } as const;
    await shop.context.tx(tx => changeSetting(tx, 'rates', [...DEFAULT_RATES, tenPerCent]));
  });
  afterAll(() => shop.end());

  const move = (orderId: OrderId, orderStatus: ChoosableStatus) => admin.call(updateOrder, { orderId, orderStatus });
  const issue = () => issueCommissions()(shop.context, {});
  const ofDeccan = async (who = admin) => {
    const { data } = await who.call(listCommissionInvoices, { seller: cast.deccan.sellerId });
    return Promise.all(data.map(async ({ _id }) => (await who.call(getInvoice, { invoiceId: _id })).data));
  };

  it('come after the month, one to each seller, with the tax that the ledger charged; the shop has none', async () => {
    const buyer = await newBuyer(shop);
    const sellers = [cast.deccan.sellerId, cast.ritchie.sellerId, cast.house];
    const ids: OrderId[] = [];
    for (const seller of sellers) ids.push(await buy(buyer, [await makeProduct(shop, seller), 1]));
    for (const orderId of ids) await move(orderId, 'delivered');
    await issue();
    expect(await ofDeccan()).toEqual([]);

    now = new Date('2026-11-30T18:30:00Z');
    await Promise.all([issue(), issue()].map(run => run.catch(() => undefined)));
    await issue();
    const [invoice, ...others] = await ofDeccan(await shop.as(cast.deccan));
    expect(others).toEqual([]);
    const { rows } = await shop.open.execute(
      `select -sum(e.amount_paise)::int as amount from ledger_entries e join ledger_postings p on p.id = e.posting_id
       where p.seller_id = $1 and e.kind in ('commission', 'gst_on_commission')`,
      [cast.deccan.sellerId],
    );
    expect(rows).toEqual([{ amount: invoice?.totals.amount }]);
    expect(invoice).toMatchObject({
      kind: 'commission',
      number: 'SC/26-27/000001',
      month: '2026-11',
      supplier: { name: 'Bijli Bazaar Retail Private Limited', gstin: '29AAHCB4471M1Z6' },
      recipient: { name: 'deccan and sons', gstin: '36AAKFD4127R1ZX' },
      placeOfSupply: '36',
      taxKind: 'igst',
      order: null,
      lines: [{ description: 'Commission on sales', hsn: '998599', rateBp: 1800 }],
    });
    const { rows: issued } = await shop.open.execute(`select to_seller_id from invoices where kind = 'commission'`);
    expect(issued).toHaveLength(2);

    // December takes all of it back and earns less than that, so nothing is left to invoice until January.
    await move(ids[0] as OrderId, 'pending');
    const small = await makeProduct(shop, cast.deccan.sellerId, { price_paise: paise(100_000) });
    await move(await buy(buyer, [small, 1]), 'delivered');
    now = new Date('2027-01-02T00:00:00Z');
    await issue();
    expect(await ofDeccan()).toHaveLength(1);
    await move(ids[0] as OrderId, 'delivered');
    now = new Date('2027-02-02T00:00:00Z');
    await issue();
    const [january] = await ofDeccan();
    expect(january?.month).toBe('2027-01');
    expect((january?.totals.amount ?? 0) * 10).toBe(invoice?.totals.amount);
  });

  it('are seen by their seller and by administrators who say whose', async () => {
    const ritchie = await shop.as(cast.ritchie);
    expect((await ritchie.call(listCommissionInvoices, {})).data).toHaveLength(1);
    const foreign = ritchie.call(listCommissionInvoices, { seller: cast.deccan.sellerId });
    await expect(foreign).rejects.toMatchObject({ code: notAllowed.code });
    await expect(admin.call(listCommissionInvoices, {})).rejects.toMatchObject({ code: nameSeller.code });
    const [own] = (await (await shop.as(cast.deccan)).call(listCommissionInvoices, {})).data;
    if (!own) throw new Error('deccan has an invoice');
    await expect(ritchie.call(getInvoice, { invoiceId: own._id })).rejects.toMatchObject({ status: 404 });
  });
});
