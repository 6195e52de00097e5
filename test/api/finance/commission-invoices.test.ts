import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice, listCommissionInvoices, nameInvoiceSeller } from '#finance/invoices/contract.ts';
import { issueCommissions } from '#finance/invoices/server/invoices.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { DocumentId, OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

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
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const move = (orderId: OrderId, orderStatus: ChoosableStatus) =>
    admin.call(updateOrder, { orderId, orderStatus, ...(orderStatus === 'delivered' && BY_COURIER) });
  const issue = () => issueCommissions()(shop.context, {});
  /** What the documents of a month come to, and what its statement has. */
  const onDocuments = async (wanted: string) =>
    (await ofDeccan())
      .filter(({ month }) => month === wanted)
      .reduce((sum, { kind, totals }) => sum + (kind === 'commission' ? totals.amount : -totals.amount), 0);
  const onStatement = async (month: string) => {
    const { rows } = await shop.open.execute(
      `select coalesce(-sum(e.amount_paise), 0)::int as amount
       from ledger_entries e join ledger_postings p on p.id = e.posting_id
       where p.seller_id = $1 and e.kind in ('commission', 'gst_on_commission')
         and to_char(p.at at time zone 'Asia/Kolkata', 'YYYY-MM') = $2`,
      [cast.deccan.sellerId, month],
    );
    return (rows[0] as { amount: number }).amount;
  };
  const ofDeccan = async (who = admin) => {
    const { data } = await who.call(listCommissionInvoices, { seller: cast.deccan.sellerId });
    return Promise.all(data.map(async ({ _id }) => (await who.call(getInvoice, { invoiceId: _id })).data));
  };

  it('are issued after the month, one to each seller, with the tax from the ledger; the shop itself gets none', async () => {
    const buyer = await newBuyer(shop);
    const sellers = [cast.deccan.sellerId, cast.ritchie.sellerId, cast.house];
    await shop.open.execute(`update users set language = 'hi' where id = $1`, [cast.ritchie.id]);
    const ids: OrderId[] = [];
    for (const seller of sellers) ids.push(await buy(buyer, [await makeProduct(shop, seller), 1]));
    for (const orderId of ids) await move(orderId, 'delivered');
    await issue();
    expect(await ofDeccan()).toEqual([]);

    now = new Date('2026-11-30T18:35:00Z');
    await issue();
    expect(await ofDeccan()).toEqual([]);
    now = new Date('2026-11-30T18:40:00Z');
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
    expect(invoice?.language).toBeUndefined();
    const [ritchies] = (await admin.call(listCommissionInvoices, { seller: cast.ritchie.sellerId })).data;
    const answer = await admin.call(getInvoice, { invoiceId: ritchies?._id as DocumentId });
    expect([answer.data.language, answer.words.month]).toEqual(['hi', { text: 'For', beside: 'महीना' }]);
    const { rows: issued } = await shop.open.execute(`select to_seller_id from invoices where kind = 'commission'`);
    expect(issued).toHaveLength(2);

    // December takes all of it back, and earns less than that.
    await move(ids[0] as OrderId, 'pending');
    const small = await makeProduct(shop, cast.deccan.sellerId, { price_paise: paise(100_000) });
    await move(await buy(buyer, [small, 1]), 'delivered');
    now = new Date('2027-01-02T00:00:00Z');
    await issue();
    const [december, credit, first, ...more] = await ofDeccan();
    expect(more).toEqual([]);
    expect(first).toEqual(invoice);
    expect(december).toMatchObject({ kind: 'commission', number: 'SC/26-27/000003', month: '2026-12' });
    expect((december?.totals.amount ?? 0) * 10).toBe(invoice?.totals.amount);
    expect(credit).toMatchObject({
      ...{
        kind: 'commission-credit',
        number: 'SN/26-27/000001',
        month: '2026-12',
        placeOfSupply: '36',
        taxKind: 'igst',
      },
      against: { number: 'SC/26-27/000001', cause: 'reversed' },
      totals: invoice?.totals,
    });
    expect(await onDocuments('2026-12')).toBe(await onStatement('2026-12'));
  });

  it('are issued month by month by a shop that is behind, also across financial years', async () => {
    const buyer = await newBuyer(shop);
    const sell = async (day: string) => {
      now = new Date(`${day}T06:00:00Z`);
      const id = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      await move(id, 'delivered');
      return id;
    };
    const january = await sell('2027-01-20');
    await sell('2027-03-30');
    await sell('2027-04-02');
    await move(january, 'pending');
    now = new Date('2027-06-02T00:00:00Z');
    await issue();
    const documents = (await ofDeccan()).filter(({ month }) => (month ?? '') > '2026-12').reverse();
    expect(documents.map(({ kind, month, number }) => [kind, month, number])).toEqual([
      ['commission', '2027-01', 'SC/27-28/000001'],
      ['commission', '2027-03', 'SC/27-28/000002'],
      ['commission-credit', '2027-04', 'SN/27-28/000001'],
      ['commission', '2027-04', 'SC/27-28/000003'],
    ]);
    expect(documents[2]?.against?.number).toBe('SC/27-28/000001');
    for (const month of ['2027-01', '2027-02', '2027-03', '2027-04'])
      expect([month, await onDocuments(month)]).toEqual([month, await onStatement(month)]);
    await issue();
    expect(await ofDeccan()).toHaveLength(7);
  });

  it('do not repeat months of an older invoice, and credit against it', async () => {
    const { sellerId } = cast.ritchie;
    now = new Date('2027-07-10T06:00:00Z');
    const id = await buy(await newBuyer(shop), [await makeProduct(shop, sellerId), 1]);
    await move(id, 'delivered');
    // As it was issued once: August's invoice has July's commission too.
    await shop.open.execute(
      `insert into invoices (id, kind, seller_id, year, serial, number, to_seller_id, month, total_paise, document, issued_at)
       select gen_random_uuid(), kind, seller_id, year, 900, 'SC/26-27/000900', to_seller_id, '2027-08', total_paise,
         jsonb_set(document, '{number}', '"SC/26-27/000900"'), issued_at
       from invoices where to_seller_id = $1 and month = '2026-11'`,
      [sellerId],
    );
    await shop.open.execute(`insert into commission_months values ($1, '2027-08', now())`, [sellerId]);
    now = new Date('2027-09-02T06:00:00Z');
    await issue();
    await move(id, 'pending');
    now = new Date('2027-10-02T06:00:00Z');
    await issue();
    const { data } = await admin.call(listCommissionInvoices, { seller: sellerId });
    expect(data.map(({ kind, month }) => [kind, month])).toEqual([
      ['commission-credit', '2027-09'],
      ['commission', '2027-08'],
      ['commission', '2026-11'],
    ]);
    const [credit] = await Promise.all(
      data.slice(0, 1).map(async ({ _id }) => (await admin.call(getInvoice, { invoiceId: _id })).data),
    );
    expect(credit?.against?.number).toBe('SC/26-27/000900');
  });

  it('are reported by the check if one is missing', async () => {
    const undone = new Error('undone');
    const without = shop.open.db.transaction().execute(async tx => {
      await sql`alter table invoices disable trigger invoices_stay`.execute(tx);
      await sql`delete from invoices where kind = 'commission-credit' and month = '2026-12'`.execute(tx);
      const found = await breaches(tx);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/^M11 .*month 2026-12, statements \d+, invoices \d+/);
      throw undone;
    });
    await expect(without).rejects.toBe(undone);
  });

  it('are shown to their seller, and to administrators who name the seller', async () => {
    const ritchie = await shop.as(cast.ritchie);
    expect((await ritchie.call(listCommissionInvoices, {})).data).toHaveLength(3);
    const foreign = ritchie.call(listCommissionInvoices, { seller: cast.deccan.sellerId });
    await expect(foreign).rejects.toMatchObject({ code: notAllowed.code });
    await expect(admin.call(listCommissionInvoices, {})).rejects.toMatchObject({ code: nameInvoiceSeller.code });
    const [own] = (await (await shop.as(cast.deccan)).call(listCommissionInvoices, {})).data;
    if (!own) throw new Error('deccan has an invoice');
    await expect(ritchie.call(getInvoice, { invoiceId: own._id })).rejects.toMatchObject({ status: 404 });
  });
});
