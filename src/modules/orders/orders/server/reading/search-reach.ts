import { sql } from 'kysely';
import { momentsOf } from '#orders/orders/list/order-days.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { startOfDay } from '#orders/orders/server/sums/sums.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { publishedTitles } from '#products/catalog/server/catalog.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import type { OrderScope } from './orders.queries.ts';

/** So many last days are looked at one by one. What sells so little that this is not enough has few pieces in a month. */
const DAYS = 14;

/**
 * How far back a search for words goes: to the day from which at least so many pieces were sold of the products that have
 * them, by the sums of days and, before those, of months. Reading all that were ever sold would take longer the older a shop
 * is. Older orders are found by naming the days.
 * @returns undefined if it goes back to the first order
 */
export async function searchReach(
  ctx: Ctx,
  scope: OrderScope,
  filter: OrderFilter,
  pieces: number,
): Promise<Date | undefined> {
  const { find } = filter;
  if (!find || readOrderNumber(find) !== undefined || (scope.kind === 'all' && find.includes('@'))) return undefined;
  const { since, before } = momentsOf(filter, ctx.now());
  const sellerId = scope.kind === 'seller' ? scope.sellerId : filter.seller;
  const isOwn = sellerId ? sql`sold.seller_id = ${sellerId}` : sql`true`;
  const beforeDay = before ? sql`${dayIn(before)}::date` : sql`'infinity'::date`;
  // A month is left out if it goes on after the asked days.
  const { rows } = await sql<{ day: string | null }>`
    with matched as materialized (
      select distinct product_id from ${publishedTitles} named where title ilike ${containing(find)}
    ), days as (
      select sold.day, sum(sum(sold.pieces)) over (order by sold.day desc) as upto
      from sold_days sold join matched on matched.product_id = sold.product_id
      where ${isOwn} and sold.day < ${beforeDay} and sold.day >= (select day - ${DAYS}::int from summed_until) group by sold.day
    ), months as (
      select sold.month, sum(sum(sold.pieces)) over (order by sold.month desc) as upto
      from sold_months sold join matched on matched.product_id = sold.product_id
      where ${isOwn} and sold.month <= ${beforeDay} - interval '1 month' group by sold.month
    )
    select coalesce((select max(day) from days where upto >= ${pieces}),
      (select max(month) from months where upto >= ${pieces}))::text as day`.execute(ctx.db);
  const reach = rows[0]?.day ? startOfDay(rows[0].day) : undefined;
  return reach && since && since >= reach ? undefined : reach;
}
