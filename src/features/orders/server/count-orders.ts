import { sql } from 'kysely';
import { type OrderStatus, STATUSES, TO_DISPATCH } from '#features/orders/order-status.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { FoundOrders } from './found-orders.ts';

/** How many orders there are in all, of each status, and of those to dispatch together. */
export type OrderCounts = Readonly<Record<string, number>>;

/**
 * Counts the orders found by status. What was counted holds until an order of theirs comes or moves, in whatever process:
 * opening a list, turning its pages and choosing a tab count nothing.
 */
export function countOrders(ctx: Ctx, found: FoundOrders): Promise<OrderCounts> {
  const tag = found.sellerId ? cacheTag.ordersOf(found.sellerId) : cacheTag.orders;
  return ctx.remember(`orders.counts:${found.key}`, [tag], () => countNow(ctx, found));
}

async function countNow(ctx: Ctx, { column, source, where }: FoundOrders): Promise<OrderCounts> {
  const status = column('status');
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select ${status} as status, count(*)::int as count from ${source} where ${where} group by ${status}`.execute(
    ctx.db,
  );
  const counted = new Map(rows.map(row => [row.status, row.count]));
  const sum = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((total, status) => total + (counted.get(status) ?? 0), 0);
  return {
    all: sum(STATUSES),
    toDispatch: sum(TO_DISPATCH),
    ...Object.fromEntries(STATUSES.map(name => [name, counted.get(name) ?? 0])),
  };
}
