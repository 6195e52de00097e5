import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import * as refusals from '#orders/serials/serial-problems.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { buyNumbered, newImei } from '#test/builders/numbering.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('goods that are sold by number on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let ritchie: Client;
  let buyer: Buyer;
  let phone: ProductId;
  let laptop: ProductId;
  let plain: ProductId;
  let theirs: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    buyer = await newBuyer(shop);
    const { sellerId } = cast.deccan;
    phone = await makeProduct(shop, sellerId, { title: 'Nandi 5', serial_kind: 'imei', stock: 500 });
    laptop = await makeProduct(shop, sellerId, {
      title: 'Kaveri Book',
      kind: 'laptop',
      serial_kind: 'serial',
      stock: 500,
    });
    plain = await makeProduct(shop, sellerId, { stock: 500 });
    theirs = await makeProduct(shop, cast.ritchie.sellerId, { serial_kind: 'imei', stock: 500 });
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const read = async (orderId: OrderId, who: Client = deccan) => (await who.call(orders.getOrder, { orderId })).data;
  const numbersOf = async (orderId: OrderId, who?: Client) =>
    (await read(orderId, who)).parts.flatMap(part => part.lines.map(line => line.serials.numbers));
  const ship = (orderId: OrderId, serials?: readonly (readonly [ProductId, ...string[]])[], who = deccan) =>
    who.call(orders.updateOrder, {
      ...{ orderId, orderStatus: 'inShipping' },
      ...(serials && { serials: serials.map(([productId, ...numbers]) => ({ productId, numbers })) }),
    });
  const note = (orderId: OrderId, productId: ProductId, numbers: string[], who = deccan) =>
    who.call(orders.noteSerials, { orderId, serials: [{ productId, numbers }] });
  const notesOf = async (orderId: OrderId) =>
    (await read(orderId)).timeline.filter(({ kind }) => kind === 'note').map(event => event.note);
  const refusedWith = (code: string) => ({ code });

  it('ship only with a number for each unit, also straight to delivered; other products are not affected', async () => {
    const orderId = await buy(buyer, [phone, 2], [laptop, 1], [plain, 3]);
    const [one, two] = [newImei(), newImei()];
    for (const orderStatus of ['inShipping', 'delivered'] as const)
      for (const who of [deccan, admin]) {
        const move = who.call(orders.updateOrder, { orderId, orderStatus, ...BY_COURIER });
        await expect(move).rejects.toMatchObject(refusedWith(refusals.serialsMissing.code));
      }
    const half = ship(orderId, [
      [phone, one],
      [laptop, 'C02X1'],
    ]);
    await expect(half).rejects.toMatchObject({
      code: refusals.serialsMissing.code,
      data: [{ productId: phone, title: 'Nandi 5', kind: 'imei', quantity: 2, noted: 1 }],
    });
    expect(await numbersOf(orderId)).toEqual([[], [], []]);
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
    const { data } = await ship(orderId, [
      [phone, one, ` ${two.slice(0, 6)} ${two.slice(6)}`],
      [laptop, 'c02 x1'],
    ]);
    expect(data.parts[0]?.lines.map(({ serials }) => serials)).toEqual([
      { kind: 'imei', numbers: [one, two] },
      { kind: 'serial', numbers: ['C02X1'] },
      { kind: 'none', numbers: [] },
    ]);
    expect(await notesOf(orderId)).toEqual([`IMEI of Nandi 5: ${one}, ${two}; Serial number of Kaveri Book: C02X1`]);
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    expect(await numbersOf(await buyNumbered({ buyer, desk: admin }, phone, [newImei()], 'delivered'))).toHaveLength(1);
  });

  it('can be noted while they are packed, some at a time, and then leave by status alone, also among many', async () => {
    const [packed, bare, other] = [
      await buy(buyer, [phone, 2]),
      await buy(buyer, [phone, 1]),
      await buy(buyer, [plain, 1]),
    ];
    const [one, two] = [newImei(), newImei()];
    await note(packed, phone, [one]);
    await note(packed, phone, [one, two]);
    await note(packed, phone, [one, two]);
    expect(await notesOf(packed)).toEqual([`IMEI of Nandi 5: ${one}`, `IMEI of Nandi 5: ${two}`]);
    const slips = (await deccan.call(listSlips, {})).data;
    const onSlip = slips.find(slip => slip.lines.some(line => line.serials.numbers.includes(two)));
    expect(onSlip?.lines[0]?.serials.numbers).toEqual([one, two]);
    // To its buyer it is nobody's yet: what is noted may change until it leaves.
    const own = (await buyer.call(orders.getOwnOrder, { orderId: packed })).data;
    expect(own.parts[0]?.lines[0]?.serials).toEqual({ kind: 'none', numbers: [] });

    const { data, message } = await deccan.call(orders.moveOrders, {
      orderStatus: 'inShipping',
      orders: [packed, bare, other].map(orderId => ({ orderId })),
    });
    expect(message).toBe('2 orders are now in shipping, 1 could not be updated');
    expect(data.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['moved', null],
      ['refused', refusals.serialsMissing.code],
      ['moved', null],
    ]);
    const left = (await buyer.call(orders.getOwnOrder, { orderId: packed })).data;
    expect(left.parts[0]?.lines[0]?.serials).toEqual({ kind: 'imei', numbers: [one, two] });
  });

  it('take no number that can’t be one, stands twice, is one too many or was not asked for', async () => {
    const orderId = await buy(buyer, [phone, 2], [laptop, 1], [plain, 1]);
    const imei = newImei();
    const wrong = imei.slice(0, 14) + ((Number(imei[14]) + 1) % 10);
    const field = (productId: ProductId, at: number) => ({ [`${productId} ${at}`]: expect.any(String) });
    const cases: [ProductId, string[], string, object?][] = [
      [phone, [imei, wrong], refusals.serialWrong.code, { fields: field(phone, 1) }],
      [laptop, ['=1+1'], refusals.serialWrong.code, { fields: field(laptop, 0) }],
      [laptop, ['ABC'], refusals.serialWrong.code],
      [phone, [imei, `${imei.slice(0, 2)}-${imei.slice(2)}`], refusals.serialTwice.code, { fields: field(phone, 1) }],
      [laptop, ['AB12', 'AB13'], refusals.serialsTooMany.code],
      [plain, ['AB12'], refusals.serialsNotAsked.code],
      [theirs, [imei], refusals.serialsNotAsked.code],
    ];
    for (const [productId, numbers, code, more] of cases)
      await expect(note(orderId, productId, numbers), numbers.join()).rejects.toMatchObject({ code, ...more });
    const early = deccan.call(orders.updateOrder, {
      ...{ orderId, orderStatus: 'inProcess', serials: [{ productId: phone, numbers: [imei] }] },
    });
    await expect(early).rejects.toMatchObject(refusedWith(refusals.serialsTooEarly.code));
    const raw = await deccan.inject({
      ...{ method: 'PUT', url: `/api/admin/orders/serials/${orderId}` },
      payload: { serials: [{ productId: phone, numbers: ['1'.repeat(61)] }] },
    });
    expect(raw.statusCode).toBe(400);
    expect(await numbersOf(orderId)).toEqual([[], [], []]);
  });

  it('go to one buyer at a time: a number that was sold is refused, with the order it went with', async () => {
    const imei = newImei();
    const first = await buyNumbered({ buyer, desk: deccan }, phone, [imei]);
    const { number } = await read(first);
    const second = await buy(buyer, [phone, 1]);
    await expect(ship(second, [[phone, imei]])).rejects.toMatchObject({
      code: refusals.serialTaken.code,
      message: `IMEI ${imei} was already sold with order ${number} and has not been returned.`,
      fields: { [`${phone} 0`]: expect.any(String) },
    });
    expect((await read(second)).orderStatus).toBe('pending');
    // An IMEI is the phone's, whatever it is sold as; a serial number is of one maker's product; sellers are apart.
    const twin = await makeProduct(shop, cast.deccan.sellerId, { serial_kind: 'imei' });
    const asTwin = await buy(buyer, [twin, 1]);
    await expect(note(asTwin, twin, [imei])).rejects.toMatchObject(refusedWith(refusals.serialTaken.code));
    const tablet = await makeProduct(shop, cast.deccan.sellerId, { serial_kind: 'serial' });
    await buyNumbered({ buyer, desk: deccan }, laptop, ['SAME-1']);
    await buyNumbered({ buyer, desk: deccan }, tablet, ['SAME-1']);
    const again = buyNumbered({ buyer, desk: deccan }, laptop, ['same-1']);
    await expect(again).rejects.toMatchObject(refusedWith(refusals.serialTaken.code));
    await buyNumbered({ buyer, desk: ritchie }, theirs, [imei]);
  });

  it('go to one shopper when two people scan the same units at the same moment, in whatever order', async () => {
    const numbers = [newImei(), newImei(), newImei()];
    const racing: OrderId[] = [];
    for (let at = 0; at < 6; at += 1) racing.push(await buy(buyer, [phone, 3]));
    const tried = await Promise.allSettled(
      racing.map((orderId, at) => ship(orderId, [[phone, ...(at % 2 === 0 ? numbers : numbers.toReversed())]])),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tried)
      if (each.status === 'rejected') expect(each.reason).toMatchObject(refusedWith(refusals.serialTaken.code));
    const { rows } = await shop.open.execute('select count(*)::int as count from sold_serials where number = any($1)', [
      numbers,
    ]);
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('are corrected until they are delivered, each time in the timeline; the invoice stays as issued', async () => {
    const [wrong, right, extra] = [newImei(), newImei(), newImei()];
    const orderId = await buyNumbered({ buyer, desk: deccan }, phone, [wrong]);
    const { data } = await note(orderId, phone, [right]);
    expect(data.timeline.at(-1)).toMatchObject({
      note: `IMEI of Nandi 5: ${right} in place of ${wrong}`,
      actorName: 'deccan',
    });
    await note(orderId, phone, [right]);
    expect(await notesOf(orderId)).toHaveLength(2);
    const invoice = data.parts[0]?.documents[0];
    const document = (await buyer.call(getInvoice, { invoiceId: invoice?._id ?? ('' as never) })).data;
    expect(document.lines[0]?.serials).toEqual({ kind: 'imei', numbers: [wrong] });
    // What it was taken for is free again, and what has left keeps a number.
    await buyNumbered({ buyer, desk: deccan }, phone, [wrong]);
    await expect(note(orderId, phone, [])).rejects.toMatchObject(refusedWith(refusals.serialsMissing.code));
    expect(await numbersOf(orderId)).toEqual([[right]]);

    await admin.call(orders.noteSerials, { orderId, serials: [{ productId: phone, numbers: [extra] }] });
    const { rows } = await shop.open.execute(
      `select before, after from audit_entries where act = 'order.numbered' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ before: { 'Nandi 5': right }, after: { 'Nandi 5': extra } }]);
    await deccan.call(orders.updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    for (const who of [deccan, admin])
      await expect(note(orderId, phone, [right], who)).rejects.toMatchObject(refusedWith(refusals.serialsFinal.code));
  });

  it('free their numbers when cancelled or rejected, and need them again when reopened', async () => {
    const [one, two] = [newImei(), newImei()];
    const cancelled = await buy(buyer, [phone, 1]);
    await note(cancelled, phone, [one]);
    await buyer.call(cancelOrder, { orderId: cancelled });
    const rejected = await buyNumbered({ buyer, desk: deccan }, phone, [two]);
    await admin.call(orders.updateOrder, { orderId: rejected, orderStatus: 'rejected' });
    await expect(note(rejected, phone, [two])).rejects.toMatchObject(refusedWith(refusals.serialsFinal.code));
    await buyNumbered({ buyer, desk: deccan }, phone, [one, two]);
    const revived = admin.call(orders.updateOrder, { orderId: rejected, orderStatus: 'delivered' });
    await expect(revived).rejects.toMatchObject(refusedWith(refusals.serialsMissing.code));
    await ship(rejected, [[phone, newImei()]], admin);
  });

  it('are noted by their own seller and by administrators, and nobody else reads or learns of them', async () => {
    const orderId = await buy(buyer, [phone, 1], [theirs, 1]);
    const imei = newImei();
    await expect(note(orderId, phone, [imei], ritchie)).rejects.toMatchObject(
      refusedWith(refusals.serialsNotAsked.code),
    );
    await note(orderId, phone, [imei]);
    expect(JSON.stringify(await read(orderId, ritchie))).not.toContain(imei);
    // Of two parts at once each brings its own numbers.
    const both = ship(orderId, [[theirs, newImei()]], admin);
    await expect(both).resolves.toMatchObject({ data: { orderStatus: 'inShipping' } });
    const foreign = await buy(buyer, [theirs, 1]);
    await expect(note(foreign, theirs, [newImei()])).rejects.toMatchObject(refusedWith(orders.orderIsMissing.code));
  });

  it('are asked for what the product says when they leave, and keep what was noted before', async () => {
    const late = await makeProduct(shop, cast.deccan.sellerId);
    const before = await buy(buyer, [late, 1]);
    const setTo = (serials: string) =>
      shop.open.execute('update products set serial_kind = $2 where id = $1', [late, serials]);
    await setTo('serial');
    await expect(ship(before)).rejects.toMatchObject(refusedWith(refusals.serialsMissing.code));
    await note(before, late, ['LATE-1']);
    await setTo('none');
    const { data } = await ship(before);
    expect(data.parts[0]?.lines[0]?.serials).toEqual({ kind: 'serial', numbers: ['LATE-1'] });
  });
});
