import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice, invoiceIsMissing } from '#finance/invoices/contract.ts';
import { issueCreditNote, issueInvoices } from '#finance/invoices/server/invoices.ts';
import * as orders from '#orders/orders/contract.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { busy } from '#shared/api/busy.ts';
import { isProblem } from '#shared/api/problem.ts';
import { newId, type OrderId, type PartId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { pdfText } from '#test/inspect/pdf-text.ts';

describe.each(ENGINES)('invoices on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    buyer = await newBuyer(shop);
  });
  afterAll(() => shop.end());

  const ordered = async (more = {}, pieces = 1, seller = cast.deccan.sellerId) =>
    buy(buyer, [await makeProduct(shop, seller, more), pieces]);
  const move = (who: Client, orderId: OrderId, orderStatus: ChoosableStatus, partId?: PartId) =>
    who.call(orders.updateOrder, { orderId, orderStatus, ...(partId && { partId }) });
  const partsOf = async (orderId: OrderId) => (await admin.call(orders.getOrder, { orderId })).data.parts;
  const documentsOf = async (orderId: OrderId, at = 0) => {
    const heads = (await partsOf(orderId))[at]?.documents ?? [];
    return Promise.all(heads.map(async ({ _id: invoiceId }) => (await admin.call(getInvoice, { invoiceId })).data));
  };

  it('are issued at shipping, with everything the law requires, and never change', async () => {
    const care = `update sellers set care_email = 'care@deccan.example', care_phone = '+919876543210' where id = $1`;
    await shop.open.execute(care, [cast.deccan.sellerId]);
    const orderId = await ordered({ price_paise: paise(13_790_000), title: 'Nandi 9', sku: 'N-9', hsn: '85171300' });
    await move(deccan, orderId, 'inProcess');
    expect(await documentsOf(orderId)).toEqual([]);
    await move(deccan, orderId, 'inShipping');
    const [invoice] = await documentsOf(orderId);
    expect(invoice).toEqual({
      kind: 'invoice',
      number: expect.stringMatching(/^IN\/\d\d-\d\d\/\d{6}$/),
      issuedAt: expect.any(Date),
      supplier: {
        name: 'deccan and sons',
        address: '1 Market Road, Somewhere 500001',
        state: '36',
        gstin: '36AAKFD4127R1ZX',
        care: '+91 98765 43210, care@deccan.example',
      },
      recipient: { name: 'Asha Rao', address: '12 MG Road, Bengaluru 560029', state: '29', gstin: null },
      placeOfSupply: '29',
      taxKind: 'igst',
      order: { id: orderId, number: expect.stringMatching(/^BB-\d+$/), placedAt: expect.any(Date) },
      against: null,
      month: null,
      lines: [
        {
          ...{ lineId: expect.any(String), description: 'Nandi 9', sku: 'N-9', hsn: '85171300' },
          ...{ quantity: 1, unit: 'Nos', rateBp: 1800 },
          ...{ amount: 13_790_000, taxable: 11_686_441, igst: 2_103_559, cgst: 0, sgst: 0 },
        },
      ],
      totals: { amount: 13_790_000, taxable: 11_686_441, igst: 2_103_559, cgst: 0, sgst: 0 },
    });

    // Delivered, back on the shelf and out once more: still the one invoice, whatever the seller is called by then.
    await shop.open.execute(`update sellers set legal_name = 'deccan renamed' where id = $1`, [cast.deccan.sellerId]);
    for (const status of ['delivered', 'pending', 'delivered'] as const) await move(admin, orderId, status);
    expect(await documentsOf(orderId)).toEqual([invoice]);
    await shop.open.execute(`update sellers set legal_name = 'deccan and sons' where id = $1`, [cast.deccan.sellerId]);
  });

  it('split the tax within a state, use the kind’s HSN if the seller gave none, and tax delivery too', async () => {
    const orderId = await ordered({ price_paise: paise(1_599_900), hsn: null }, 1, cast.house);
    await shop.open.execute('update order_parts set delivery_paise = 4900 where order_id = $1', [orderId]);
    await move(admin, orderId, 'delivered');
    const [invoice] = await documentsOf(orderId);
    expect(invoice?.lines).toMatchObject([
      { hsn: '85171300', taxable: 1_355_848, igst: 0, cgst: 122_026, sgst: 122_026 },
      { description: 'Delivery', amount: 4_900, taxable: 4_152, cgst: 374, sgst: 374 },
    ]);
    expect(invoice).toMatchObject({ taxKind: 'sgst', totals: { amount: 1_604_800 } });
  });

  it('have the words of the buyer’s language beside English, as it was when they were issued (R54.12)', async () => {
    const speak = (language: string) =>
      shop.open.execute('update users set language = $2 where id = $1', [buyer.id, language]);
    await speak('hi');
    const orderId = await ordered();
    await move(admin, orderId, 'inShipping');
    await speak('en');
    await move(admin, orderId, 'rejected');
    const [invoice, note] = await documentsOf(orderId);
    expect([invoice?.language, note?.language]).toEqual(['hi', 'hi']);
    const [head] = (await partsOf(orderId))[0]?.documents ?? [];
    const invoiceId = head?._id ?? newId<'tax document'>();
    for (const who of [buyer, deccan, admin]) {
      const { words } = await who.call(getInvoice, { invoiceId });
      expect(words.total).toEqual({ text: 'Total', beside: 'कुल' });
    }
    const english = await ordered();
    await move(admin, english, 'inShipping');
    const [other] = (await partsOf(english))[0]?.documents ?? [];
    const answer = await admin.call(getInvoice, { invoiceId: other?._id ?? newId<'tax document'>() });
    expect([answer.data.language, answer.words.total]).toEqual([undefined, { text: 'Total' }]);
    // A language that the shop does not speak.
    await speak('xx');
    const unspoken = await ordered();
    await move(admin, unspoken, 'inShipping');
    await speak('en');
    expect((await documentsOf(unspoken))[0]?.language).toBeUndefined();
  });

  it('have gapless numbers for each seller, also after rollbacks', async () => {
    const [ours, theirs] = [
      await makeProduct(shop, cast.deccan.sellerId),
      await makeProduct(shop, cast.ritchie.sellerId),
    ];
    const orderId = await buy(buyer, [ours, 1], [theirs, 1]);
    const undone = shop.context.tx(async tx => {
      const parts = await tx.db.selectFrom('order_parts').select('id').where('order_id', '=', orderId).execute();
      await issueInvoices(
        tx,
        parts.map(({ id }) => id),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await documentsOf(orderId)).toEqual([]);
    await move(admin, orderId, 'inShipping');
    expect((await documentsOf(orderId, 1))[0]).toMatchObject({ supplier: { name: 'ritchie and sons' } });
    expect((await documentsOf(orderId, 1))[0]?.number).toMatch(/\/000001$/);
    await expectNoGaps();
  });

  it('have gapless numbers when many ship at once and some are refused', async () => {
    const many = engine === 'postgres' ? 16 : 4;
    const phone = await makeProduct(shop, cast.deccan.sellerId, { stock: many });
    const ids: OrderId[] = [];
    for (let count = 0; count < many; count += 1) ids.push(await buy(buyer, [phone, 1]));
    const outcomes = await Promise.all(
      // Each twice, by the seller and by an administrator, who refuses some.
      ids.flatMap((orderId, at) => [
        patiently(() => move(deccan, orderId, 'inShipping')),
        patiently(() => move(admin, orderId, at % 4 === 0 ? 'rejected' : 'inShipping')),
      ]),
    );
    expect(outcomes.filter(Boolean).length).toBeGreaterThanOrEqual(many);
    await expectNoGaps();
    for (const orderId of ids) {
      const [part] = await partsOf(orderId);
      const kinds = part?.documents.map(({ kind }) => kind);
      expect([['inShipping', 'invoice'], ['rejected'], ['rejected', 'invoice', 'credit-note']]).toContainEqual([
        part?.orderStatus,
        ...(kinds ?? []),
      ]);
    }
  });

  /** Asks again for as long as the shop is busy. @returns undefined for what is refused */
  async function patiently<Out>(ask: () => Promise<Out>): Promise<Out | undefined> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isProblem(error)) throw error;
        if (error.code !== busy.code) return undefined;
      }
    }
  }

  async function expectNoGaps() {
    const { rows } = await shop.open.execute(`
      select s.seller_id, s.kind, s.year from invoice_series s left join invoices i using (seller_id, kind, year)
      group by s.seller_id, s.kind, s.year, s.last_serial
      having count(i.id) <> s.last_serial or min(i.serial) <> 1 or max(i.serial) <> s.last_serial`);
    expect(rows).toEqual([]);
  }

  it('are credited in full if items are not delivered, and a second shipment has its own invoice', async () => {
    const orderId = await ordered({ price_paise: paise(79_900) }, 3);
    for (const status of ['inShipping', 'rejected', 'rejected'] as const) await move(admin, orderId, status);
    const [invoice, note, ...others] = await documentsOf(orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit-note',
      number: expect.stringMatching(/^CN\//),
      against: { number: invoice?.number, issuedAt: invoice?.issuedAt, cause: 'rejected' },
      supplier: invoice?.supplier,
      recipient: invoice?.recipient,
      lines: invoice?.lines,
      totals: invoice?.totals,
    });
    for (const status of ['inShipping', 'rejected'] as const) await move(admin, orderId, status);
    const all = await documentsOf(orderId);
    expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice', 'credit-note']);
    expect(new Set(all.map(({ number }) => number)).size).toBe(4);
  });

  it('are not issued for orders that never shipped, nor are credit notes', async () => {
    const orderId = await ordered();
    await move(deccan, orderId, 'rejected');
    expect(await documentsOf(orderId)).toEqual([]);
  });

  it('are credited in part for returns, each cause once, never beyond the invoice', async () => {
    const orderId = await ordered({ price_paise: paise(79_900) }, 3);
    await move(admin, orderId, 'delivered');
    const [part] = await partsOf(orderId);
    const [invoice] = await documentsOf(orderId);
    const lineId = invoice?.lines[0]?.lineId ?? '';
    const causeId = newId();
    const credit = (quantity: number, cause: string = newId()) =>
      shop.context.tx(tx =>
        issueCreditNote(tx, {
          ...{ partId: part?.partId as PartId, cause: 'returned', causeId: cause, delivery: paise(0) },
          lines: [{ lineId, quantity, amount: paise(quantity * 79_900) }],
        }),
      );
    await Promise.all([credit(1, causeId), credit(1, causeId), credit(1, causeId)]);
    expect((await documentsOf(orderId))[1]).toMatchObject({
      lines: [{ quantity: 1, taxable: 67_712, igst: 12_188 }],
      totals: { amount: 79_900 },
    });
    await expect(credit(3)).rejects.toThrow(RangeError);
    // What is left falls away with the part.
    await move(admin, orderId, 'rejected');
    const notes = (await documentsOf(orderId)).slice(1);
    expect(notes.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 2]);
    expect(notes.reduce((sum, note) => sum + note.totals.igst, 0)).toBe(invoice?.totals.igst);
    expect(await credit(1)).toBeUndefined();
  });

  it('are never changed or deleted', async () => {
    for (const text of ["update invoices set number = 'X'", 'delete from invoices', 'truncate invoices'])
      await expect(shop.open.execute(text)).rejects.toThrow('what was issued for the tax is never changed or deleted');
  });

  it('are shown to the shopper, the seller and administrators, and not found for others', async () => {
    const orderId = await ordered();
    await move(admin, orderId, 'inShipping');
    const head = (await buyer.call(orders.getOwnOrder, { orderId })).data.parts[0]?.documents[0];
    const invoiceId = head?._id ?? newId<'tax document'>();
    const url = `/api/invoices/pdf/${invoiceId}`;
    for (const who of [buyer, deccan, admin]) {
      expect((await who.call(getInvoice, { invoiceId })).data.number).toBe(head?.number);
      const file = await who.inject({ url });
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${head?.number.replaceAll('/', '-')}.pdf"`,
        'cache-control': 'private, no-store',
      });
      expect(pdfText(file.rawPayload)).toEqual(expect.arrayContaining([head?.number, '10,000.00', '8,474.58']));
    }
    const strangers = [await newBuyer(shop), await shop.as(cast.ritchie), await shop.as(cast.waiting)];
    for (const who of strangers) {
      await expect(who.call(getInvoice, { invoiceId })).rejects.toMatchObject({ code: invoiceIsMissing.code });
      expect((await who.inject({ url })).statusCode).toBe(404);
    }
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
  });
});
