import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_BREACHES } from '#commands/check/ledger-breaches.ts';
import { bookReturned, holdPart } from '#finance/ledger/server/ledger.ts';
import { countGroups } from '#finance/ledger/server/postings/postings.queries.ts';
import * as orders from '#orders/orders/contract.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { createRefund } from '#payments/payments/server/payments.ts';
import { newId, type OrderId, type PartId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const forAll = { kind: null, hsn: null } as const;
const RATES: readonly RateEntry[] = [
  ...DEFAULT_RATES,
  { name: 'commission', ...forAll, basisPoints: 500, from: '2025-10-01' },
  { name: 'commission', kind: 'cable', hsn: null, basisPoints: 1200, from: '2025-10-01' },
];

describe.each(ENGINES)('booking deliveries on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
    await shop.context.tx(tx => changeSetting(tx, 'rates', RATES));
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(4_900)));
  });
  afterAll(() => shop.end());
  // Returns are told to the ledger here without a return behind them, so its own rules are asked for alone.
  afterEach(async () => expect(await breaches(shop.open.db, LEDGER_BREACHES)).toEqual([]));

  const product = (more = {}, seller: SellerId = cast.deccan.sellerId) => makeProduct(shop, seller, more);
  const move = async (orderId: OrderId, ...way: readonly ChoosableStatus[]) => {
    for (const orderStatus of way)
      await admin.call(orders.updateOrder, { orderId, orderStatus, ...(orderStatus === 'delivered' && BY_COURIER) });
  };
  const partOf = (orderId: OrderId, seller: SellerId = cast.deccan.sellerId) =>
    shop.open.db
      .selectFrom('order_parts')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('seller_id', '=', seller)
      .executeTakeFirstOrThrow();
  const linesOf = (partId: PartId) =>
    shop.open.db.selectFrom('order_lines').selectAll().where('part_id', '=', partId).orderBy('position').execute();
  /** What a part comes to by kind, and what each of its postings came to. */
  async function booked(orderId: OrderId, seller?: SellerId) {
    const part = await partOf(orderId, seller);
    const postings = await shop.open.db
      .selectFrom('ledger_postings')
      .selectAll()
      .where('part_id', '=', part.id)
      .orderBy('id')
      .execute();
    const entries = await shop.open.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
      .select(['kind', 'ledger_entries.amount_paise as amount'])
      .where('part_id', '=', part.id)
      .execute();
    const sums: Record<string, number> = {};
    for (const { kind, amount } of entries) sums[kind] = (sums[kind] ?? 0) + amount;
    return { sums, postings: postings.map(({ cause, amount_paise }) => [cause, Number(amount_paise)]), rows: postings };
  }
  /** Settles a return as whoever settles returns does it. */
  async function giveBack(orderId: OrderId, causeId: string, pieces: readonly number[], delivery = 0) {
    const part = await partOf(orderId);
    const lines = (await linesOf(part.id)).flatMap((line, at) => {
      const quantity = pieces[at] ?? 0;
      return quantity > 0 ? [{ lineId: line.id, quantity, amount: paise(line.price_paise * quantity) }] : [];
    });
    const goods = { partId: part.id, causeId, lines, delivery: paise(delivery) };
    return shop.context.tx(async tx => {
      await createRefund(tx, { ...goods, orderId, paymentId: null, cause: 'returned' });
      return bookReturned(tx, goods);
    });
  }
  const WORTH = {
    sale: 2_000_000,
    delivery: 4_900,
    commission: -100_000,
    gst_on_commission: -18_000,
    tcs: -8_495,
    tds: -2_005,
  };
  const NET = 1_876_400;
  const nothing = (sums: Record<string, number>) => Object.values(sums).every(sum => sum === 0);

  it('posts a delivery, payable seven days later', async () => {
    const id = await buy(buyer, [await product(), 2]);
    await move(id, 'inShipping');
    expect((await booked(id)).postings).toEqual([]);
    await move(id, 'delivered', 'delivered');
    const { sums, postings, rows } = await booked(id);
    expect(sums).toEqual(WORTH);
    expect(postings).toEqual([['delivered', NET]]);
    expect(rows[0]?.payable_at.getTime()).toBe((rows[0]?.at.getTime() ?? 0) + 7 * 86_400_000);
  });

  it('charges commission by kind of product, and posts nothing for the shop’s own products', async () => {
    const mixed = await buy(buyer, [await product(), 1], [await product({ kind: 'cable' }), 1]);
    await move(mixed, 'delivered');
    expect((await booked(mixed)).sums.commission).toBe(-50_000 - 120_000);
    const house = await buy(buyer, [await product({}, cast.house), 1]);
    await move(house, 'delivered');
    expect((await booked(house, cast.house)).postings).toEqual([]);
  });

  it('posts the reversal of a delivery, and posts it again when it is delivered again', async () => {
    const id = await buy(buyer, [await product(), 2]);
    await move(id, 'delivered', 'inShipping', 'delivered', 'rejected');
    const { sums, postings, rows } = await booked(id);
    expect(nothing(sums)).toBe(true);
    expect(postings).toEqual([
      ['delivered', NET],
      ['undelivered', -NET],
      ['delivered', NET],
      ['undelivered', -NET],
    ]);
    expect(rows.map(row => row.generation)).toEqual([1, 1, 2, 2]);
    expect(rows[1]?.payable_at).toEqual(rows[0]?.payable_at);
  });

  it('reverses each return once, until nothing is left after the last unit', async () => {
    const id = await buy(
      buyer,
      [await product({ price_paise: paise(33_333) }), 3],
      [await product({ kind: 'cable' }), 1],
    );
    await move(id, 'delivered');
    const first = newId();
    expect(await giveBack(id, first, [1, 0])).toBe(true);
    const before = (await booked(id)).sums;
    expect(await giveBack(id, first, [1, 0])).toBe(false);
    expect((await booked(id)).sums).toEqual(before);
    await giveBack(id, newId(), [0, 1], 4_900);
    await giveBack(id, newId(), [1, 0]);
    await giveBack(id, newId(), [1, 0]);
    expect(nothing((await booked(id)).sums)).toBe(true);
    await expect(giveBack(id, newId(), [1, 0])).rejects.toThrow('more of part');
  });

  it('knows a return again of which more came back than is left', async () => {
    const id = await buy(buyer, [await product(), 3]);
    await move(id, 'delivered');
    const most = newId();
    expect(await giveBack(id, most, [2])).toBe(true);
    expect(await giveBack(id, most, [2])).toBe(false);
  });

  it('reverses nothing for deliveries from before the ledger', async () => {
    const id = await buy(buyer, [await product(), 1]);
    await shop.open.execute(
      `update order_parts set status = 'delivered', delivered_at = now(), payment_status = 'paid' where order_id = $1`,
      [id],
    );
    await move(id, 'inShipping');
    expect((await booked(id)).postings).toEqual([]);
  });

  it('leaves zero for a delivery reversed after a return, and posts only the rest again', async () => {
    const id = await buy(buyer, [await product(), 2]);
    await move(id, 'delivered');
    await giveBack(id, newId(), [1]);
    await move(id, 'inShipping');
    expect(nothing((await booked(id)).sums)).toBe(true);
    await move(id, 'delivered');
    expect((await booked(id)).sums).toMatchObject({ sale: 1_000_000, delivery: 4_900, commission: -50_000 });
  });

  it('deducts the cash that a seller collects; what the shop refunds of it stays owed', async () => {
    const { sellerId } = cast.ritchie;
    await shop.open.db.insertInto('ledger_accounts').values({ seller_id: sellerId, collects_cash: true }).execute();
    const id = await buy(buyer, [await product({}, sellerId), 2]);
    await move(id, 'delivered');
    expect((await booked(id, sellerId)).sums.cash_collected).toBe(-2_004_900);
    await move(id, 'inShipping');
    expect(nothing((await booked(id, sellerId)).sums)).toBe(true);
    await move(id, 'delivered');
    const part = await partOf(id, sellerId);
    const [line] = await linesOf(part.id);
    const goods = { lines: [{ lineId: line?.id ?? '', quantity: 1, amount: paise(1_000_000) }], delivery: paise(0) };
    await shop.context.tx(async tx => {
      const causeId = newId();
      await createRefund(tx, { ...goods, orderId: id, partId: part.id, paymentId: null, cause: 'returned', causeId });
      await bookReturned(tx, { ...goods, partId: part.id, causeId });
    });
    await move(id, 'rejected');
    const { sums } = await booked(id, sellerId);
    // The shop pays all of it back to the shopper, so all of the cash stays owed.
    expect(sums).toMatchObject({ sale: 0, delivery: 0, cash_collected: -2_004_900 });
  });

  it('writes one posting for concurrent reports of a delivery', async () => {
    const id = await buy(buyer, [await product(), 2]);
    await Promise.all(Array.from({ length: 6 }, () => move(id, 'delivered')));
    expect((await booked(id)).postings).toEqual([['delivered', NET]]);
  });

  it.each(['ledger_postings', 'ledger_entries', 'ledger_lines'])(
    'never changes and never forgets rows of %s',
    async table => {
      await expect(shop.open.execute(`delete from ${table}`)).rejects.toThrow('never changed or deleted');
      const column = table === 'ledger_lines' ? 'quantity' : 'amount_paise';
      await expect(shop.open.execute(`update ${table} set ${column} = 1`)).rejects.toThrow('never changed or deleted');
    },
  );

  it('writes nothing for a return whose delivery was never posted', async () => {
    const id = await buy(buyer, [await product(), 1]);
    const part = await partOf(id);
    const causeId = newId();
    await shop.context.tx(tx => holdPart(tx, { partId: part.id, causeId }));
    const goods = { partId: part.id, causeId, lines: [], delivery: paise(0) };
    expect(await shop.context.tx(tx => bookReturned(tx, goods))).toBe(false);
    const hold = await shop.open.db
      .selectFrom('ledger_holds')
      .selectAll()
      .where('cause_id', '=', causeId)
      .executeTakeFirstOrThrow();
    expect(hold.released_at).not.toBeNull();
  });

  it('counts the groups of a seller’s postings as they are grouped, in any period', async () => {
    const { db } = shop.open;
    const postings = await db.selectFrom('ledger_postings').selectAll().execute();
    const ends = [...new Set(postings.map(({ at }) => at.getTime()))];
    const spans = ends.flatMap(end => [
      { from: new Date(0), before: new Date(end) },
      { from: new Date(end), before: new Date(8.64e15) },
    ]);
    expect(spans.length).toBeGreaterThan(20);
    for (const sellerId of new Set(postings.map(posting => posting.seller_id)))
      for (const span of [undefined, ...spans]) {
        const inSpan = postings.filter(
          ({ seller_id, at }) => seller_id === sellerId && (!span || (at >= span.from && at < span.before)),
        );
        const groups = new Set(inSpan.map(({ id, part_id }) => part_id ?? id));
        expect(await countGroups(db, { sellerId, span })).toBe(groups.size);
      }
  });
});
