import { type RawBuilder, sql } from 'kysely';
import { type OrderStatus, STATUSES, TO_DISPATCH } from '#orders/orders/order-status.ts';
import { summedUntil } from '#orders/orders/server/sums/sums.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type FoundOrders, isInDays } from './found-orders.ts';

/** Counts in all, by status, and to dispatch. */
export type OrderCounts = Readonly<Record<string, number>>;

/** Counts orders by status. Cached until an order among them is placed or changed, in any process. */
export function countOrders(ctx: Ctx, found: FoundOrders): Promise<OrderCounts> {
  const tag = found.sellerId ? cacheTag.ordersOf(found.sellerId) : cacheTag.orders;
  return ctx.remember(`orders.counts:${found.key}`, [tag], () => countNow(ctx, found));
}

async function countNow(ctx: Ctx, found: FoundOrders): Promise<OrderCounts> {
  const { counted, unpaid } = await countByStatus(ctx, found);
  return {
    all: sum(counted, STATUSES),
    toDispatch: sum(counted, TO_DISPATCH) - sum(unpaid, TO_DISPATCH),
    ...Object.fromEntries(STATUSES.map(name => [name, counted.get(name) ?? 0])),
  };
}

type Counted = ReadonlyMap<OrderStatus, number>;
/** All, and those of them that await payment. */
interface Counts {
  readonly counted: Counted;
  readonly unpaid: Counted;
}

/** Days that are over by their sums, the others by their orders. */
async function countByStatus(ctx: Ctx, found: FoundOrders): Promise<Counts> {
  const until = found.days && (await summedUntil(ctx.db));
  if (!until) return countRows(ctx, found, sql`true`);
  const summed = await countDays(ctx, found, until);
  const { counted: since } = await countRows(ctx, found, sql`${found.column('placed_at')} >= ${until}`);
  // Few orders await payment, and an index finds them.
  const { unpaid } = await countRows(ctx, found, sql`o.held_until is not null`);
  const counted = STATUSES.map(status => [status, (summed.get(status) ?? 0) + (since.get(status) ?? 0)] as const);
  return { counted: new Map(counted), unpaid };
}

async function countDays(ctx: Ctx, found: FoundOrders, until: Date): Promise<Counted> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, sum(orders)::int as count from order_days where ${isInDays(found, until)} group by status`.execute(
    ctx.db,
  );
  return new Map(rows.map(row => [row.status, row.count]));
}

async function countRows(
  ctx: Ctx,
  { column, source, where }: FoundOrders,
  which: RawBuilder<unknown>,
): Promise<Counts> {
  const status = column('status');
  const { rows } = await sql<{ status: OrderStatus; count: number; unpaid: number }>`
    select ${status} as status, count(*)::int as count, count(o.held_until)::int as unpaid from ${source}
    where ${where} and ${which} group by ${status}`.execute(ctx.db);
  return {
    counted: new Map(rows.map(row => [row.status, row.count])),
    unpaid: new Map(rows.map(row => [row.status, row.unpaid])),
  };
}

function sum(counted: Counted, statuses: readonly OrderStatus[]): number {
  return statuses.reduce((total, status) => total + (counted.get(status) ?? 0), 0);
}
