import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { indiaTime } from '#shared/time/india-clock.ts';

/** Shared with the triggers (`summed_day`), which take it with the number of the day. */
const DAY_LOCK = 7_203_442;

/**
 * When the first day begins that is not summed; undefined if none is. All earlier orders are in `order_days`, `sold_months`
 * and, for the last hundred days, `sold_days`. It only moves on, so what was read before a statement is true in it.
 */
export async function summedUntil(db: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ day: string }>`select day::text as day from summed_until`.execute(db);
  return rows[0] && startOfDay(rows[0].day);
}

/**
 * Begins with the day of the first order or posting, of which nothing is summed yet; undefined if there is none. For a moment
 * nobody can place or post one: it might be of an earlier day.
 */
export async function beginSums(tx: TxCtx): Promise<Date | undefined> {
  await sql`lock table orders in share mode`.execute(tx.db);
  const firstPosting = await tx.ports.finance.holdFirstPosting(tx);
  const { rows } = await sql<{ day: string }>`
    insert into summed_until (day)
    select (least(min(placed_at), ${firstPosting}::timestamptz) at time zone 'Asia/Kolkata')::date from orders
    having least(min(placed_at), ${firstPosting}::timestamptz) is not null
    on conflict do nothing returning day::text as day`.execute(tx.db);
  return rows[0] && startOfDay(rows[0].day);
}

/** When a day begins in India. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return indiaTime(year, month - 1, date, 0);
}

/** The lock of a day: whoever changes an order of it waits until the transaction ends, and finds it summed. */
export async function lockDay(tx: TxCtx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(DAY_LOCK)}, ${day}::date - date '2000-01-01')`.execute(tx.db);
}

/**
 * Sums what was placed from `from` up to `to`, which are the ends of this day.
 * @param isRecent whether sales by day are kept of it
 */
export async function insertSums(tx: TxCtx, day: string, from: Date, to: Date, isRecent: boolean): Promise<void> {
  const isOfDay = sql`placed_at >= ${from} and placed_at < ${to}`;
  await sql`
    insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept, is_change)
    select ${day}::date, null, status, count(*), 0, 0, 0, 0, false from orders where ${isOfDay} group by status
    union all
    select ${day}::date, seller_id, status, case when seller_id is null then 0 else count(*) end,
      sum(items_paise)::bigint, sum(delivery_paise)::bigint,
      case when seller_id is null then count(*) filter (where cash_state in ('remitted', 'direct')) else 0 end,
      case when seller_id is null then count(*) filter (where cash_state = 'kept') else 0 end, false
    from order_parts where ${isOfDay} group by grouping sets ((status), (seller_id, status))`.execute(tx.db);
  // `offset 0` keeps the lines of each part to its index: with many orders a day, the planner would read all lines there are.
  await sql`
    with sold as (
      select line.product_id, part.seller_id, sum(line.quantity)::int as pieces,
        sum(line.total_paise - line.discount_paise)::bigint as sales
      from order_parts part cross join lateral (
        select * from order_lines where part_id = part.id and service is null offset 0) line
      where ${isOfDay} and part.status not in ('rejected', 'cancelled') group by 1, 2
    ), days as (
      insert into sold_days (day, product_id, seller_id, pieces, sales_paise)
      select ${day}::date, product_id, seller_id, pieces, sales from sold where ${isRecent}
    ), month_so_far as (
      delete from sold_months one using sold
      where one.month = date_trunc('month', ${day}::date)::date and one.product_id = sold.product_id
      returning one.product_id, one.seller_id, one.pieces, one.sales_paise
    )
    insert into sold_months (month, product_id, seller_id, pieces, sales_paise, is_change)
    select date_trunc('month', ${day}::date)::date, product_id, seller_id, sum(pieces)::int, sum(sales)::bigint, false
    from (select * from sold union all select * from month_so_far) summed group by product_id, seller_id`.execute(
    tx.db,
  );
}

/** @param day the first that is not summed */
export async function writeSummedUntil(tx: TxCtx, day: string): Promise<void> {
  await sql`update summed_until set day = ${day}::date`.execute(tx.db);
}

/** Makes one row of many that add up, of what has changed. */
export async function foldChanges(db: Database): Promise<void> {
  const row = sql`one.day, one.seller_id, one.status, one.orders, one.items_paise, one.delivery_paise, one.cash_in, one.cash_kept`;
  await sql`
    with changed as (select distinct day, seller_id, status from order_days where is_change),
    of_sellers as (
      delete from order_days one using changed
      where one.seller_id = changed.seller_id and one.day = changed.day and one.status = changed.status returning ${row}
    ), of_shop as (
      delete from order_days one using changed
      where one.seller_id is null and changed.seller_id is null and one.day = changed.day and one.status = changed.status
      returning ${row}
    )
    insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept, is_change)
    select day, seller_id, status, sum(orders)::int, sum(items_paise)::bigint, sum(delivery_paise)::bigint,
      sum(cash_in)::int, sum(cash_kept)::int, false
    from (select * from of_sellers union all select * from of_shop) gone
    group by day, seller_id, status
    having sum(orders) <> 0 or sum(items_paise) <> 0 or sum(delivery_paise) <> 0 or sum(cash_in) <> 0 or sum(cash_kept) <> 0`.execute(
    db,
  );
  await sql`
    with changed as (select distinct month, product_id from sold_months where is_change), gone as (
      delete from sold_months one using changed
      where one.month = changed.month and one.product_id = changed.product_id
      returning one.month, one.product_id, one.seller_id, one.pieces, one.sales_paise
    )
    insert into sold_months (month, product_id, seller_id, pieces, sales_paise, is_change)
    select month, product_id, seller_id, sum(pieces)::int, sum(sales_paise)::bigint, false from gone
    group by month, product_id, seller_id having sum(pieces) <> 0 or sum(sales_paise) <> 0`.execute(db);
}

/** Deletes sales by day from before a day; those by month stay. */
export async function forgetSoldDays(db: Database, before: string): Promise<void> {
  await sql`delete from sold_days where day < ${before}::date`.execute(db);
}

/** Sums of the days that are summed, by status, as a source in SQL; several rows may be of the same day and status. */
export const publishedOrderDays = sql`(select day, seller_id, status, orders, items_paise, delivery_paise from order_days)`;

/** Of how many seller orders of summed days the shop has the cash, and their sellers keep it. */
export const publishedCashDays = sql`(select day, cash_in, cash_kept from order_days where seller_id is null)`;

/** What was sold of each product, by day for the last hundred days and by month, as sources in SQL. */
export const publishedSoldDays = sql`(select day, product_id, seller_id, pieces, sales_paise from sold_days)`;
export const publishedSoldMonths = sql`(select month, product_id, seller_id, pieces, sales_paise from sold_months)`;

/** In SQL: when the first day begins that is not summed; null if none is. For statements that read sales by month. */
export const untilInSql = sql`(select day::timestamp at time zone 'Asia/Kolkata' from summed_until)`;
