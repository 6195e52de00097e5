import { type RawBuilder, sql } from 'kysely';
import type { OrderCount, PartAmounts } from '#office/dashboard/add-up.ts';
import type { Intervals } from '#office/dashboard/period.ts';
import { SALE_STATUSES, UNPAID_STATUSES } from '#office/dashboard/sale.ts';
import { publishedLines, publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Seller orders of both periods, summed by slot and status; of one seller, or all. */
export async function sumParts(
  db: Database,
  intervals: Intervals,
  sellerId: SellerId | undefined,
): Promise<(PartAmounts & OrderCount)[]> {
  const { rows } = await sql<PartAmounts & OrderCount>`
    select ${slotOf(intervals)} as slot, status, id in (${UNPAID_PARTS}) as unpaid, count(*)::int as orders,
      sum(items_paise)::bigint as items, sum(delivery_paise)::bigint as delivery
    from ${publishedParts} order_parts where ${placedIn(intervals)} and ${ownedBy(sellerId)}
    group by slot, status, unpaid`.execute(db);
  return rows;
}

/** Orders of both periods, counted by slot and status. An unpaid order with a dispatched seller order counts as sold. */
export async function countOrdersByStatus(db: Database, intervals: Intervals): Promise<OrderCount[]> {
  const { rows } = await sql<OrderCount>`
    select ${slotOf(intervals)} as slot, status, count(*)::int as orders, held_until is not null and not exists (
      select from ${publishedParts} part where part.order_id = orders.id and part.status = any(${textArray(SENT)}::text[])) as unpaid
    from ${publishedOrders} orders where ${placedIn(intervals)}
    group by slot, status, unpaid`.execute(db);
  return rows;
}

export interface BestSellerRow {
  readonly id: ProductId;
  readonly title: string;
  readonly image: string;
  readonly seller: string;
  readonly pieces: number;
  readonly sales: Paise;
}

/** The products with the highest sales in the period, with their current titles. */
export async function listBestSellers(
  db: Database,
  { now }: Intervals,
  sellerId: SellerId | undefined,
  limit: number,
): Promise<BestSellerRow[]> {
  const { rows } = await sql<BestSellerRow>`
    with best as (
      select line.product_id, sum(line.quantity)::int as pieces, sum(line.total_paise - line.discount_paise)::bigint as sales
      from ${publishedParts} order_parts join ${publishedLines} line on line.part_id = order_parts.id and line.service is null
      where placed_at >= ${now.from} and placed_at <= ${now.to} and status = any(${textArray(SALE_STATUSES)}::text[])
        and order_parts.id not in (${UNPAID_PARTS})
        and ${ownedBy(sellerId)}
      group by line.product_id order by sales desc, line.product_id limit ${limit}
    )
    select p.id, p.title, coalesce(p.images->0->>'src', '') as image, s.name as seller, best.pieces, best.sales
    from best join ${publishedProducts} p on p.id = best.product_id join ${publishedSellers} s on s.id = p.seller_id
    order by best.sales desc, p.id`.execute(db);
  return rows;
}

const SENT = SALE_STATUSES.filter(status => !UNPAID_STATUSES.includes(status));

/** Seller orders waiting for payment. They are few and found by an index, so the sums need no join with orders. */
const UNPAID_PARTS = sql`
  select unpaid.id from ${publishedOrders} held join ${publishedParts} unpaid on unpaid.order_id = held.id
  where held.held_until is not null and unpaid.status = any(${textArray(UNPAID_STATUSES)}::text[])`;

/** The slots of both periods are one ascending array of thresholds, in which width_bucket does a binary search. */
function slotOf({ before, now }: Intervals): RawBuilder<unknown> {
  const slots = [...before.slots, ...now.slots].map(slot => slot.toISOString());
  return sql`width_bucket(placed_at, ${textArray(slots)}::timestamptz[])`;
}

/** One range with a gap, so that a single index scan is enough. */
function placedIn({ before, now }: Intervals): RawBuilder<unknown> {
  return sql`(placed_at >= ${before.from} and placed_at <= ${now.to}
    and not (placed_at > ${before.to} and placed_at < ${now.from}))`;
}

function ownedBy(sellerId: SellerId | undefined): RawBuilder<unknown> {
  return sellerId ? sql`seller_id = ${sellerId}` : sql`true`;
}

/** A PostgreSQL array literal of simple words or timestamps. */
function textArray(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}
