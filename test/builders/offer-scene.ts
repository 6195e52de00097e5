import { expect } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import type { Engine } from '#platform/db/database.ts';
import { newId, type OfferId, type OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { type Buyer, place } from './buying.ts';
import { BY_COURIER, receiveCash } from './selling.ts';

export type OfferScene = Awaited<ReturnType<typeof startOfferScene>>;

/** A shop that takes five per cent of commission and ₹49 for a delivery. */
export async function startOfferScene(engine: Engine) {
  const shop = await startTestShop(engine, { worksJobs: false });
  const cast = await castOf(shop);
  const admin = await shop.as(cast.admin);
  const all = { kind: null, hsn: null, from: '2025-10-01' } as const;
  await shop.context.tx(tx =>
    changeSetting(tx, 'rates', [...DEFAULT_RATES, { name: 'commission', basisPoints: 500, ...all }]),
  );
  await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(4_900)));

  const linesOf = (orderId: OrderId) =>
    shop.open.db
      .selectFrom('order_lines as line')
      .innerJoin('order_parts as part', 'part.id', 'line.part_id')
      .select(['line.id', 'part.id as partId', 'line.quantity', 'line.discount_paise as discount'])
      .select(['line.funded_paise as funded', 'part.total_paise as total'])
      .where('part.order_id', '=', orderId)
      .execute();
  return {
    ...{ shop, cast, admin, linesOf },
    priced: (rupees: number, seller = cast.deccan.sellerId, more = {}) =>
      makeProduct(shop, seller, { price_paise: paise(rupees * 100), stock: 50, ...more }),
    countOf: (id: OfferId) =>
      shop.open.db
        .selectFrom('offer_counts')
        .select(['used', 'spent_paise as spent'])
        .where('offer_id', '=', id)
        .executeTakeFirstOrThrow(),
    async ordered(buyer: Buyer, more: object = {}): Promise<OrderId> {
      const answer = await place(buyer, `offer-${newId()}`, more);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().orderId;
    },
    /** What is in the ledger for the first part of an order, in rupees. */
    async entriesOf(orderId: OrderId): Promise<Record<string, number>> {
      const [{ partId } = { partId: '' }] = await linesOf(orderId);
      const rows = await shop.open.db
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_postings as posting', 'posting.id', 'entry.posting_id')
        .select(['entry.kind', 'entry.amount_paise as amount'])
        .where('posting.part_id', '=', partId as never)
        .execute();
      const sums: Record<string, number> = {};
      for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0) + amount / 100;
      return sums;
    },
    async deliver(orderId: OrderId): Promise<void> {
      await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
      await receiveCash(shop, admin, orderId);
    },
    /** After each test: the books are in order, and no offer is left for the next one. */
    async check(): Promise<void> {
      expect(await breaches(shop.open.db)).toEqual([]);
      await shop.context.tx(async tx => {
        await tx.db.updateTable('offers').set({ paused: true }).execute();
        tx.changed('offers');
      });
    },
    end: () => shop.end(),
  };
}
