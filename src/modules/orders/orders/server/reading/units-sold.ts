import { type RawBuilder, sql } from 'kysely';
import { startOfDay, summedUntil } from '#orders/orders/server/sums/sums.queries.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';

/** More than any section of a page can show after its filters. */
const MOST = 1_000;

/**
 * The products of which most units were ordered since the beginning of that day in India, most first; `among` is their ids
 * as SQL. Cancelled and rejected orders do not count, nor do those that wait to be paid.
 */
export async function bestSold(db: Database, since: Date, among: RawBuilder<unknown>): Promise<ProductId[]> {
  const from = startOfDay(dayIn(since));
  const until = await summedUntil(db);
  const summedTo = new Date(Math.max(from.getTime(), until?.getTime() ?? 0));
  // The sums include orders that wait to be paid. They are few, so they are taken out again one by one.
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from (
      select product_id, pieces from sold_days where day >= ${dayIn(from)}::date and day < ${dayIn(summedTo)}::date
      union all ${soldIn(sql`placed_at >= ${from} and placed_at < ${summedTo} and order_id in (${HELD})`, sql`-1`)}
      union all ${soldIn(sql`placed_at >= ${summedTo} and order_id not in (${HELD})`, sql`1`)}
    ) sold
    where product_id in (${among})
    group by product_id having sum(pieces) > 0 order by sum(pieces) desc, product_id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

const HELD = sql`select id from orders where held_until is not null`;

/** The units of each line of these seller orders. `offset 0` has lines looked up by seller order; else all lines are read. */
const soldIn = (which: RawBuilder<unknown>, sign: RawBuilder<unknown>) => sql`
  select line.product_id, ${sign} * line.quantity as pieces
  from order_parts part cross join lateral (
    select product_id, quantity from order_lines where part_id = part.id and service is null offset 0) line
  where ${which} and part.status not in ('cancelled', 'rejected')`;
