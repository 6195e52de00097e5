import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { exportMine } from '#office/privacy/contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { changeCompany, companyIsInvoiced, companyOfDead } from '#orders/orders/companies/company.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { deleteCompany, getCompany, saveCompany } from '#people/addresses/company/company.contract.ts';
import type { OrderId } from '#shared/id.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Registered in Telangana, where the seller is; the buyer's address is in Karnataka. */
const COMPANY = { name: 'Rao Traders', gstin: '36AAPFU0939F1ZW', address: '4 Banjara Hills, Hyderabad 500034' };

describe.each(ENGINES)('buying for a business on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  const opened = async (buyer: Buyer, forCompany = true) => {
    const productId = await makeProduct(shop, cast.deccan.sellerId);
    return (await buyer.call(checkouts.openCheckout, { items: [{ productId, quantity: 1 }], forCompany })).data;
  };
  const bought = async (buyer: Buyer, forCompany = true): Promise<OrderId> => {
    const { _id: checkoutId, terms } = await opened(buyer, forCompany);
    return (await buyer.call(checkouts.completeCheckout, { checkoutId, terms })).orderId;
  };
  const ship = (orderId: OrderId) => deccan.call(orders.updateOrder, { orderId, orderStatus: 'inShipping' });
  /** As stored: reading them by the API would draw them. */
  const documentsOf = async (orderId: OrderId) => {
    const rows = await shop.open.db
      .selectFrom('invoices as i')
      .innerJoin('order_parts as part', 'part.id', 'i.part_id')
      .select('i.document')
      .where('part.order_id', '=', orderId)
      .orderBy('i.issued_at')
      .execute();
    return rows.map(({ document }) => document as unknown as TaxDocument);
  };

  it('invoices the business, taxed where it is registered, on the order as on the credit note', async () => {
    const buyer = await newBuyer(shop);
    await buyer.call(saveCompany, { ...COMPANY, gstin: '36 aapfu0939f 1zw' });
    expect((await buyer.call(getCompany, {})).data).toEqual(COMPANY);
    const alone = await opened(buyer, false);
    expect(alone.company).toBeNull();
    expect(alone.taxes?.igst).toBeGreaterThan(0);
    const { _id: checkoutId } = alone;
    const chosen = (await buyer.call(checkouts.changeCheckout, { checkoutId, forCompany: true })).data;
    expect(chosen).toMatchObject({ company: COMPANY, taxes: { igst: 0 } });
    expect(chosen.terms).not.toBe(alone.terms);
    const { orderId } = await buyer.call(checkouts.completeCheckout, { checkoutId, terms: chosen.terms });
    // What is saved later is for later orders.
    await buyer.call(saveCompany, { ...COMPANY, name: 'Rao Brothers' });
    expect((await deccan.call(orders.getOrder, { orderId })).data.company).toEqual(COMPANY);

    await ship(orderId);
    const admin = await shop.as(cast.admin);
    await admin.call(orders.updateOrder, { orderId, orderStatus: 'rejected' });
    const [invoice, note] = await documentsOf(orderId);
    const billed = {
      recipient: { ...COMPANY, state: '36' },
      deliveredTo: { name: 'Asha Rao', address: '12 MG Road, Bengaluru 560029', state: '29' },
      ...{ placeOfSupply: '36', taxKind: 'sgst' },
    };
    expect(invoice).toMatchObject({ kind: 'invoice', ...billed, totals: { igst: 0 } });
    expect(invoice?.totals.taxable).toBe(chosen.taxes?.taxable);
    expect(note).toMatchObject({ kind: 'credit-note', ...billed, totals: invoice?.totals });

    // The invoice keeps what the order loses with the account.
    await shop.open.execute(
      'update orders set ship_name = null, company_name = null, company_gstin = null, company_address = null where id = $1',
      [orderId],
    );
    const { body } = await deccan.inject({ url: '/api/admin/orders/export' });
    const row = body.split('\r\n').find(each => each.includes('Rao Traders'));
    expect(row).toContain('Rao Traders,36AAPFU0939F1ZW,Telangana');
    expect(row).toContain('Asha Rao');
  });

  it('completes only what the buyer has seen: other details are another order', async () => {
    const buyer = await newBuyer(shop);
    await buyer.call(saveCompany, COMPANY);
    const { _id: checkoutId, terms } = await opened(buyer);
    await buyer.call(saveCompany, { ...COMPANY, name: 'Rao Brothers' });
    await expect(buyer.call(checkouts.completeCheckout, { checkoutId, terms })).rejects.toMatchObject({
      code: checkouts.checkoutHasChanged.code,
      data: { company: { name: 'Rao Brothers' }, orderId: null },
    });
    await buyer.call(deleteCompany, {});
    const { data } = await buyer.call(checkouts.getCheckout, { checkoutId });
    expect(data).toMatchObject({ company: null, ready: true });
  });

  it('can be added, changed and removed until the invoice is issued', async () => {
    const buyer = await newBuyer(shop);
    const orderId = await bought(buyer, false);
    const change = (company: typeof COMPANY | null) => buyer.call(changeCompany, { orderId, company });
    expect((await change(COMPANY)).data.company).toEqual(COMPANY);
    expect((await change(null)).data.company).toBeUndefined();
    for (const name of ['One', 'Two', 'Rao Traders']) await change({ ...COMPANY, name });
    const { timeline } = (await buyer.call(orders.getOwnOrder, { orderId })).data;
    expect(timeline.map(({ note }) => note)).toEqual([null, 'GST details changed', 'GST details removed']);
    await ship(orderId);
    const [invoice] = await documentsOf(orderId);
    for (const company of [null, { ...COMPANY, name: 'Three' }]) {
      const refusal = await change(company).catch(error => error);
      expect(refusal).toMatchObject({ code: companyIsInvoiced.code });
      expect(refusal.message).toContain(invoice?.number);
    }
    expect((await deccan.call(orders.getOrder, { orderId })).data.company).toEqual(COMPANY);

    const dead = await bought(buyer, false);
    await buyer.call(cancelOrder, { orderId: dead });
    await expect(buyer.call(changeCompany, { orderId: dead, company: COMPANY })).rejects.toMatchObject({
      code: companyOfDead.code,
    });
  });

  it('has one invoice that says what the order says, also if it ships at the same moment', async () => {
    const buyer = await newBuyer(shop);
    const orderId = await bought(buyer, false);
    const [changed] = await Promise.allSettled([
      buyer.call(changeCompany, { orderId, company: COMPANY }),
      ship(orderId),
    ]);
    if (changed.status === 'rejected') expect(changed.reason).toMatchObject({ code: companyIsInvoiced.code });
    const [invoice, ...others] = await documentsOf(orderId);
    expect(others).toEqual([]);
    const { company } = (await deccan.call(orders.getOrder, { orderId })).data;
    expect(company?.gstin ?? null).toBe(invoice?.recipient.gstin);
    expect(company !== undefined).toBe(changed.status === 'fulfilled');
  });

  it('says in one sentence what is wrong with a GST number, and saves nothing', async () => {
    const buyer = await newBuyer(shop);
    for (const [gstin, words] of [
      ['36AAPFU0939F1ZX', 'the last one is W, not X'],
      ['97AAPFU0939F1ZO', 'state code 97'],
    ] as const) {
      const payload = { ...COMPANY, gstin };
      const refused = await buyer.inject({ method: 'PUT', url: '/api/shop/company', payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields.gstin).toContain(words);
    }
    expect((await buyer.call(getCompany, {})).data).toBeNull();
    await buyer.call(saveCompany, COMPANY);
    await bought(buyer);
    const { body } = await buyer.inject({ url: `/api${exportMine.path}` });
    expect(JSON.parse(body).data).toMatchObject({
      company: COMPANY,
      orders: [{ companyName: COMPANY.name, companyGstin: COMPANY.gstin }],
      checkouts: [{ forCompany: true }],
    });
  });
});
