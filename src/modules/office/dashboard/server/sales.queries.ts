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

/** What sellers send of the orders of both stretches, added up by slot and status; one seller's, or all. */
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

/** Whole orders of both stretches, counted by slot and status; one of which a part was sent unpaid is not waiting. */
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

/** The products that brought most in the period, by their present name. */
export async function listBestSellers(
  db: Database,
  { now }: Intervals,
  sellerId: SellerId | undefined,
  limit: number,
): Promise<BestSellerRow[]> {
  const { rows } = await sql<BestSellerRow>`
    with best as (
      select line.product_id, sum(line.quantity)::int as pieces, sum(line.total_paise)::bigint as sales
      from ${publishedParts} order_parts join ${publishedLines} line on line.part_id = order_parts.id
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

/** Parts that wait for their payment. Few do, and an index knows which orders, so that sums need not look at orders. */
const UNPAID_PARTS = sql`
  select unpaid.id from ${publishedOrders} held join ${publishedParts} unpaid on unpaid.order_id = held.id
  where held.held_until is not null and unpaid.status = any(${textArray(UNPAID_STATUSES)}::text[])`;

/** The slots before and those of now are one rising row of thresholds, so that each row's place is found by halving. */
function slotOf({ before, now }: Intervals): RawBuilder<unknown> {
  const slots = [...before.slots, ...now.slots].map(slot => slot.toISOString());
  return sql`width_bucket(placed_at, ${textArray(slots)}::timestamptz[])`;
}

/** One range with a gap in it, so that an index is read once and in one go. */
function placedIn({ before, now }: Intervals): RawBuilder<unknown> {
  return sql`(placed_at >= ${before.from} and placed_at <= ${now.to}
    and not (placed_at > ${before.to} and placed_at < ${now.from}))`;
}

function ownedBy(sellerId: SellerId | undefined): RawBuilder<unknown> {
  return sellerId ? sql`seller_id = ${sellerId}` : sql`true`;
}

/** As PostgreSQL writes lists of plain words and moments. */
function textArray(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}
