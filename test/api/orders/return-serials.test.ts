import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import { exportMine } from '#office/privacy/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { getReturnsOfPart } from '#orders/returns/contract.ts';
import { moveReturn, numbersDiffer, readReturn } from '#orders/returns/desk.contract.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { serialTaken } from '#orders/serials/serial-problems.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { buyNumbered, newImei } from '#test/builders/numbering.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('pieces sold by number that come back on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Buyer;
  let phone: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    buyer = await newBuyer(shop);
    phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', serial_kind: 'imei', stock: 500 });
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  /** Pieces with these numbers, delivered, of which some are back with their seller. */
  async function received(numbers: readonly string[], pieces = 1) {
    const orderId = await buyNumbered({ buyer, desk: deccan }, phone, numbers, 'delivered');
    return { orderId, ...(await receiveOf(orderId, pieces)) };
  }
  async function receiveOf(orderId: OrderId, quantity: number) {
    const [part] = (await buyer.call(orders.getOwnOrder, { orderId })).data.parts;
    if (!part) throw new Error('an order has a part');
    const [line] = (await buyer.call(getReturnsOfPart, { partId: part.partId })).data.lines;
    if (!line) throw new Error('a part has a line');
    const goods = { orderId, partId: part.partId, lineIds: [line.lineId] };
    const id = await askReturn(buyer, aReturn(goods, { lines: [{ lineId: line.lineId, quantity }] }));
    await bringOn(deccan, id, ['approve', 'receive']);
    return { id, lineId: line.lineId };
  }
  const settle = (_id: ReturnId, lineId: string, numbers: string[], note?: string) =>
    deccan.call(moveReturn, {
      ...{ _id, move: 'settle', serials: [{ lineId: lineId as never, numbers }] },
      ...(note !== undefined && { note }),
    });
  const lastNote = async (orderId: OrderId) =>
    (await buyer.call(orders.getOwnOrder, { orderId })).data.timeline.at(-1)?.note;
  const sellAgain = (imei: string) => buyNumbered({ buyer, desk: deccan }, phone, [imei]);

  it('are known again by their number and may be sold once more, not before', async () => {
    const imei = newImei();
    const { orderId, id, lineId } = await received([imei]);
    expect((await deccan.call(readReturn, { returnId: id })).data.out).toEqual([
      { lineId, kind: 'imei', numbers: [imei] },
    ]);
    await expect(ritchie.call(readReturn, { returnId: id })).rejects.toMatchObject({ kind: 'missing' });
    await expect(sellAgain(imei)).rejects.toMatchObject({ code: serialTaken.code });
    const { data } = await settle(id, lineId, [` ${imei.slice(0, 8)} ${imei.slice(8)}`]);
    expect(data.state).toBe('settled');
    expect(await lastNote(orderId)).toContain(`Nandi 5 came back as shipped, IMEI ${imei}`);
    const { documents } = (await buyer.call(orders.getOwnOrder, { orderId })).data.parts[0] ?? { documents: [] };
    const note = documents.find(({ kind }) => kind === 'credit-note');
    const paper = (await buyer.call(getInvoice, { invoiceId: note?._id ?? ('' as never) })).data;
    expect(paper.lines[0]?.serials).toEqual({ kind: 'imei', numbers: [imei] });
    await sellAgain(imei);
    const [first] = (await buyer.call(exportMine, {})).data.orders;
    expect(first?.lines[0]?.serialNumbers).toEqual([imei]);
  });

  it('need a reason, kept in the timeline, to be completed with another unit or an unread number', async () => {
    const [imei, other] = [newImei(), newImei()];
    const { orderId, id, lineId } = await received([imei]);
    for (const numbers of [[other], [''], []])
      await expect(settle(id, lineId, numbers)).rejects.toMatchObject({
        code: numbersDiffer.code,
        data: [{ lineId, title: 'Nandi 5', kind: 'imei', sent: [imei], came: [numbers[0] ?? ''] }],
      });
    await expect(deccan.call(moveReturn, { _id: id, move: 'settle' })).rejects.toMatchObject({
      code: numbersDiffer.code,
    });
    expect((await deccan.call(readReturn, { returnId: id })).data.state).toBe('received');
    const { data } = await settle(id, lineId, [other], 'The labels were exchanged.');
    const told = `Nandi 5 came back with IMEI ${other}, shipped was ${imei}. Accepted: The labels were exchanged.`;
    expect(data.events.at(-1)).toMatchObject({ state: 'settled', note: told });
    expect(await lastNote(orderId)).toContain(told);
    // All of the line is back, so its number is nobody's any more.
    await sellAgain(imei);
  });

  it('that come back one by one free the number of each; one not known again frees its number with the last', async () => {
    const [one, two, three] = [newImei(), newImei(), newImei()];
    const { orderId, id, lineId } = await received([one, two, three]);
    await settle(id, lineId, [newImei()], 'The box is the right one.');
    for (const imei of [one, two, three])
      await expect(sellAgain(imei)).rejects.toMatchObject({ code: serialTaken.code });
    const second = await receiveOf(orderId, 1);
    await settle(second.id, lineId, [two]);
    await sellAgain(two);
    const third = await receiveOf(orderId, 1);
    expect((await deccan.call(readReturn, { returnId: third.id })).data.out).toMatchObject([{ numbers: [one, three] }]);
    // What came back before does not come back again.
    await expect(settle(third.id, lineId, [two])).rejects.toMatchObject({ code: numbersDiffer.code });
    await settle(third.id, lineId, [three]);
    for (const imei of [one, three]) await sellAgain(imei);
  });

  it('are settled once, however many compare them at the same moment', async () => {
    const imei = newImei();
    const { orderId, id, lineId } = await received([imei]);
    const both = await Promise.allSettled([settle(id, lineId, [imei]), settle(id, lineId, [imei])]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await buyer.call(orders.getOwnOrder, { orderId })).data.refunds).toHaveLength(1);
  });

  it('are refused with a field error where they are given and nothing is done with them', async () => {
    const [imei, other] = [newImei(), newImei()];
    const orderId = await buyNumbered({ buyer, desk: deccan }, phone, [imei], 'delivered');
    const { id, lineId } = await receiveOf(orderId, 1);
    const move = (name: 'receive' | 'settle', serials: object) =>
      deccan.call(moveReturn, { _id: id, move: name, goods: 'restocked', serials: serials as never });
    const fields = (name: string) => ({ fields: { [name]: expect.any(String) } });
    await expect(move('receive', [{ lineId, numbers: [imei] }])).rejects.toMatchObject(fields('serials'));
    await expect(move('settle', [{ lineId: newId(), numbers: [imei] }])).rejects.toMatchObject(
      fields('serials.0.lineId'),
    );
    await expect(
      move('settle', [
        { lineId, numbers: [imei] },
        { lineId, numbers: [imei] },
      ]),
    ).rejects.toMatchObject(fields('serials.1.lineId'));
    await expect(move('settle', [{ lineId, numbers: [imei, other] }])).rejects.toMatchObject(
      fields('serials.0.numbers'),
    );
    expect((await settle(id, lineId, [imei])).data.state).toBe('settled');
  });
});
