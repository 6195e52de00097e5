import { sql } from 'kysely';
import { type OrderStatus, TO_DISPATCH } from '#orders/orders/order-status.ts';
import { publishedLines, publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, SellerId } from '#shared/id.ts';

/** Paid or COD orders to dispatch: for a seller its seller orders, for administrators whole orders. */
function waiting(sellerId: SellerId | undefined) {
  const statuses = sql.join(TO_DISPATCH.map(status => sql.lit(status)));
  return sellerId
    ? sql`${publishedParts} own join ${publishedOrders} o on o.id = own.order_id where own.seller_id = ${sellerId} and own.status in (${statuses})
        and o.held_until is null and own.placed_at`
    : sql`${publishedOrders} o where o.status in (${statuses}) and o.held_until is null and o.placed_at`;
}

export async function countToDispatch(
  db: Database,
  sellerId: SellerId | undefined,
  { due, late }: { due: Date; late: Date },
): Promise<{ today: number; late: number }> {
  const placedAt = sellerId ? sql`own.placed_at` : sql`o.placed_at`;
  const { rows } = await sql<{ today: number; late: number }>`
    select count(*)::int as today, count(*) filter (where ${placedAt} < ${late})::int as late
    from ${waiting(sellerId)} < ${due}`.execute(db);
  return rows[0] ?? { today: 0, late: 0 };
}

export interface ToDispatchRow {
  readonly id: OrderId;
  readonly number: number;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly city: string;
  readonly pincode: string;
  readonly sellers: string[];
  readonly title: string;
  readonly others: number;
}

/**
 * Orders placed before `due`, oldest first; of an order only the seller orders that are still to be dispatched. They are
 * filtered first (materialized) and sorted then: they are few, and an index scan by age would pass all delivered orders.
 */
export async function listToDispatch(
  db: Database,
  sellerId: SellerId | undefined,
  due: Date,
  limit: number,
): Promise<ToDispatchRow[]> {
  const statuses = sql.join(TO_DISPATCH.map(status => sql.lit(status)));
  const row = sellerId ? sql.ref('own') : sql.ref('o');
  const { rows } = await sql<ToDispatchRow>`
    with waiting as materialized (
      select o.id, ${row}.status, ${row}.placed_at from ${waiting(sellerId)} < ${due}
    ), oldest as (
      select * from waiting order by placed_at, id limit ${limit}
    )
    select o.id, o.number, oldest.status, oldest.placed_at as "placedAt", o.ship_city as city, o.ship_pincode as pincode,
      goods.sellers, goods.titles[1] as title, (goods.count - 1)::int as others
    from oldest join ${publishedOrders} o on o.id = oldest.id cross join lateral (
      select count(*) as count, array_agg(line.title order by part.seller_name, line.position) as titles,
        array_agg(distinct part.seller_name) as sellers
      from ${publishedParts} part join ${publishedLines} line on line.part_id = part.id and line.service is null
      where part.order_id = oldest.id and part.status in (${statuses})
        and ${sellerId ? sql`part.seller_id = ${sellerId}` : sql`true`}
    ) goods
    order by oldest.placed_at, oldest.id`.execute(db);
  return rows;
}
