import { sql } from 'kysely';
import { type OrderSort, type StatusFilter, statusesOf } from '#orders/orders/list/order-filter.ts';
import { summedUntil } from '#orders/orders/server/sums/sums.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { type FoundOrders, isInDays, type Sql } from './found-orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fewer rows are passed over faster than days are added up. */
const WORTH_SKIPPING = 500;

interface Far {
  readonly status: StatusFilter | undefined;
  readonly sort: OrderSort;
  readonly offset: number;
}

/** Where a page far down a list by time begins. */
interface Reached {
  /** The condition for orders of the day that the page begins in, and after it. */
  readonly isReached: Sql;
  /** How many orders of the list lie before that day. */
  readonly skipped: number;
}

const NOTHING: Reached = { isReached: sql`true`, skipped: 0 };

/**
 * Skips whole days on the way to a page far down, by their sums: otherwise a page in the middle of ten million orders would
 * read five million. Only days that are summed are skipped; lists by amount have none.
 */
export async function skipDays(ctx: Ctx, found: FoundOrders, { status, sort, offset }: Far): Promise<Reached> {
  const isByTime = sort === 'newest' || sort === 'oldest';
  if (!found.days || !isByTime || offset < WORTH_SKIPPING || status === 'toDispatch') return NOTHING;
  const until = await summedUntil(ctx.db);
  if (!until) return NOTHING;
  const placedAt = found.column('placed_at');
  const isOfStatus = (column: Sql) => (status ? sql`${column} in (${sql.join(statusesOf(status))})` : sql`true`);
  const order = sort === 'newest' ? sql`desc` : sql`asc`;
  // What is not summed is passed over as if it were of one day.
  const { rows } = await sql<{ startsAt: Date; before: number }>`
    with days as (
      select day::timestamp at time zone 'Asia/Kolkata' as starts_at, sum(orders)::int as orders from order_days
      where ${isInDays(found, until)} and ${isOfStatus(sql`status`)} group by day
      union all
      select ${until}::timestamptz, count(*)::int from ${found.source}
      where ${found.where} and ${isOfStatus(found.column('status'))} and ${placedAt} >= ${until}
    ), running as (
      select starts_at, orders, sum(orders) over (order by starts_at ${order})::int as upto from days
    )
    select starts_at as "startsAt", upto - orders as before from running where upto > ${offset}
    order by starts_at ${order} limit 1`.execute(ctx.db);
  const [first] = rows;
  if (!first) return { isReached: sql`false`, skipped: 0 };
  const { startsAt, before: skipped } = first;
  if (sort === 'oldest') return { isReached: sql`${placedAt} >= ${startsAt}`, skipped };
  const isLast = startsAt >= until;
  return { isReached: isLast ? sql`true` : sql`${placedAt} < ${new Date(startsAt.getTime() + DAY_MS)}`, skipped };
}
