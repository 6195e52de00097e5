import { type RawBuilder, sql } from 'kysely';
import type { OrderCount, PartAmounts } from '#office/dashboard/add-up.ts';
import type { Interval, Intervals } from '#office/dashboard/period.ts';
import { SALE_STATUSES, UNPAID_STATUSES } from '#office/dashboard/sale.ts';
import { type SplitPeriods, splitAt } from '#office/dashboard/summed-span.ts';
import {
  publishedLines,
  publishedOrderDays,
  publishedOrders,
  publishedParts,
  publishedSoldDays,
  publishedSoldMonths,
  summedUntil,
  untilInSql,
} from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';

type PartSums = PartAmounts & OrderCount;

/** Seller orders of both periods, summed by slot and status; of one seller, or all. */
export async function sumParts(
  db: Database,
  intervals: Intervals,
  sellerId: SellerId | undefined,
): Promise<PartSums[]> {
  const { summed, read } = splitAt(intervals, await summedUntil(db));
  const isOwn = ownedBy(sellerId);
  const columns = sql`count(*)::int as orders, sum(items_paise)::bigint as items, sum(delivery_paise)::bigint as delivery`;
  const { rows } = await sql<PartSums>`
    select ${slotOf(intervals, sql`placed_at`)} as slot, status, id in (${UNPAID_PARTS}) as unpaid, ${columns}
    from ${publishedParts} own where ${placedIn(read)} and ${isOwn}
    group by slot, status, unpaid`.execute(db);
  if (summed.length === 0) return rows;
  const days = await sql<Omit<PartSums, 'unpaid'>>`
    select ${slotOf(intervals, DAY_BEGINS)} as slot, status, sum(orders)::int as orders,
      sum(items_paise)::bigint as items, sum(delivery_paise)::bigint as delivery
    from ${publishedOrderDays} days where ${dayIsIn(summed)} and ${sellerId ? isOwn : sql`seller_id is null`}
    group by slot, status`.execute(db);
  const unpaid = await sql<Omit<PartSums, 'unpaid'>>`
    select ${slotOf(intervals, sql`placed_at`)} as slot, status, ${columns}
    from ${publishedParts} own where ${placedWithin(summed)} and ${isOwn} and id in (${UNPAID_PARTS})
    group by slot, status`.execute(db);
  return [...rows, ...withUnpaid(days.rows, unpaid.rows)];
}

/** Orders of both periods, counted by slot and status. An unpaid order with a dispatched seller order counts as sold. */
export async function countOrdersByStatus(db: Database, intervals: Intervals): Promise<OrderCount[]> {
  const { summed, read } = splitAt(intervals, await summedUntil(db));
  const isUnpaid = sql`(held_until is not null and not exists (
      select from ${publishedParts} part where part.order_id = o.id and part.status = any(${textArray(SENT)}::text[])))`;
  const { rows } = await sql<OrderCount>`
    select ${slotOf(intervals, sql`placed_at`)} as slot, status, count(*)::int as orders, ${isUnpaid} as unpaid
    from ${publishedOrders} o where ${placedIn(read)}
    group by slot, status, unpaid`.execute(db);
  if (summed.length === 0) return rows;
  const days = await sql<Omit<OrderCount, 'unpaid'>>`
    select ${slotOf(intervals, DAY_BEGINS)} as slot, status, sum(orders)::int as orders
    from ${publishedOrderDays} days where ${dayIsIn(summed)} and seller_id is null
    group by slot, status`.execute(db);
  const unpaid = await sql<Omit<OrderCount, 'unpaid'>>`
    select ${slotOf(intervals, sql`placed_at`)} as slot, status, count(*)::int as orders
    from ${publishedOrders} o where ${placedWithin(summed)} and ${isUnpaid}
    group by slot, status`.execute(db);
  return [...rows, ...withUnpaid(days.rows, unpaid.rows)];
}

type Amounts = OrderCount & Partial<PartAmounts>;

/** Sums of days know nothing of payments: what is unpaid, which is little, is taken out of them and named as such. */
function withUnpaid<Sums extends Omit<Amounts, 'unpaid'>>(
  days: readonly Sums[],
  unpaid: readonly Sums[],
): (Sums & { readonly unpaid: boolean })[] {
  const less = (sums: Sums): Sums => ({
    ...sums,
    orders: -sums.orders,
    ...(sums.items !== undefined && { items: -sums.items }),
    ...(sums.delivery !== undefined && { delivery: -sums.delivery }),
  });
  return [
    ...[...days, ...unpaid.map(less)].map(sums => ({ ...sums, unpaid: false })),
    ...unpaid.map(sums => ({ ...sums, unpaid: true })),
  ];
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
  const until = await summedUntil(db);
  const isOwn = ownedBy(sellerId);
  const { rows } = await sql<BestSellerRow>`
    with best as (
      select product_id, sum(pieces)::int as pieces, sum(sales)::bigint as sales
      from (${until && until > now.from ? soldSince(now, until, isOwn) : soldIn(now, isOwn)}) sold
      group by product_id having sum(pieces) > 0 order by sales desc, product_id limit ${limit}
    )
    select p.id, p.title, coalesce(p.images->0->>'src', '') as image, s.name as seller, best.pieces, best.sales
    from best join ${publishedProducts} p on p.id = best.product_id join ${publishedSellers} s on s.id = p.seller_id
    order by best.sales desc, p.id`.execute(db);
  return rows;
}

/** What was sold in a period, read from its orders, as rows that add up. */
function soldIn({ from, to }: Interval, isOwn: RawBuilder<unknown>): RawBuilder<unknown> {
  return soldLines(sql`placed_at >= ${from} and placed_at <= ${to} and own.id not in (${UNPAID_PARTS})`, isOwn, sql`1`);
}

/**
 * The same from sums of months or days, less what of them is unpaid, and from the orders since. Months do not say which days
 * they have, so the statement itself looks up to where they go.
 */
function soldSince(period: Interval, until: Date, isOwn: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select product_id, pieces, sales_paise as sales
    from ${isOfMonths(period) ? publishedSoldMonths : publishedSoldDays} sold
    where ${isOfMonths(period) ? sql`month` : sql`day`} >= ${dayIn(period.from)}::date and ${isOwn}
    union all
    ${soldLines(
      sql`placed_at >= ${period.from} and placed_at < ${untilInSql} and own.id in (${UNPAID_PARTS})`,
      isOwn,
      sql`-1`,
    )}
    union all
    ${soldLines(
      sql`placed_at >= ${until} and placed_at >= ${untilInSql} and placed_at <= ${period.to}
        and own.id not in (${UNPAID_PARTS})`,
      isOwn,
      sql`1`,
    )}`;
}

function soldLines(
  isPlaced: RawBuilder<unknown>,
  isOwn: RawBuilder<unknown>,
  sign: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select line.product_id, ${sign} * line.quantity as pieces, ${sign} * (line.total_paise - line.discount_paise) as sales
    from ${publishedParts} own join ${publishedLines} line on line.part_id = own.id and line.service is null
    where ${isPlaced} and status = any(${textArray(SALE_STATUSES)}::text[]) and ${isOwn}`;
}

/** Whether its slots are months. */
function isOfMonths({ from, slots: [, second] }: Interval): boolean {
  return second !== undefined && second.getTime() - from.getTime() > LONGEST_DAYS_MS;
}

/** A longer slot is a month. */
const LONGEST_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

const SENT = SALE_STATUSES.filter(status => !UNPAID_STATUSES.includes(status));

/** Seller orders waiting for payment. They are few and found by an index, so the sums need no join with orders. */
const UNPAID_PARTS = sql`
  select unpaid.id from ${publishedOrders} held join ${publishedParts} unpaid on unpaid.order_id = held.id
  where held.held_until is not null and unpaid.status = any(${textArray(UNPAID_STATUSES)}::text[])`;

/** The slots of both periods are one ascending array of thresholds, in which width_bucket does a binary search. */
function slotOf({ before, now }: Intervals, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const slots = [...before.slots, ...now.slots].map(slot => slot.toISOString());
  return sql`width_bucket(${at}, ${textArray(slots)}::timestamptz[])`;
}

const DAY_BEGINS = sql`(day::timestamp at time zone 'Asia/Kolkata')`;

function placedIn(spans: SplitPeriods['read']): RawBuilder<unknown> {
  return anyOf(spans.map(({ from, to }) => sql`(placed_at >= ${from} and placed_at <= ${to})`));
}

function placedWithin(spans: SplitPeriods['summed']): RawBuilder<unknown> {
  return anyOf(spans.map(({ from, before }) => sql`(placed_at >= ${from} and placed_at < ${before})`));
}

function dayIsIn(spans: SplitPeriods['summed']): RawBuilder<unknown> {
  return anyOf(spans.map(({ from, before }) => sql`(day >= ${dayIn(from)}::date and day < ${dayIn(before)}::date)`));
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function ownedBy(sellerId: SellerId | undefined): RawBuilder<unknown> {
  return sellerId ? sql`seller_id = ${sellerId}` : sql`true`;
}

/** A PostgreSQL array literal of simple words or timestamps. */
function textArray(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}
