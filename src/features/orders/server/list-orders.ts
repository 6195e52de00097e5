import { type RawBuilder, sql } from 'kysely';
import type { listOrders as endpoint } from '#features/orders/contract.ts';
import type { OrderSummary } from '#features/orders/order.schema.ts';
import { readOrderNumber } from '#features/orders/order-number.ts';
import { type OrderStatus, STATUSES } from '#features/orders/order-status.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/endpoint.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';
import { presentSummary } from './orders.present.ts';
import type { Scope } from './orders.queries.ts';

/** So many of their own orders a shopper is shown, the newest. */
const MOST_OWN_ORDERS = 500;
const PAGE_SIZE = 20;

/** An order as a list shows it; status and amounts are those of the parts in scope. */
export interface SummaryRow {
  readonly id: OrderId;
  readonly number: number;
  readonly userId: UserId | null;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderSummary['paymentStatus'];
  readonly paymentMethod: OrderSummary['paymentMethod'];
  readonly total: Paise;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly city: string;
  readonly shipName: string | null;
  readonly buyer: string | null;
  readonly itemCount: number;
  readonly sellers: string[];
}

/** Somebody's own orders, newest first. */
export async function listOwnOrders(ctx: Ctx, userId: UserId) {
  const scope: Scope = { kind: 'buyer', userId };
  const rows = await selectPage(ctx, scope, sql`true`, MOST_OWN_ORDERS, 0);
  return rows.map(row => presentSummary(row, scope));
}

/** A page of the orders in a scope, newest first, with how many there are of each status among those found. */
export async function listOrders(
  ctx: Ctx,
  scope: Scope,
  { page = 1, limit = PAGE_SIZE, status, find }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const found = find === undefined ? sql`true` : foundBy(find, scope);
  const wanted = status === undefined ? found : sql`${found} and ${columnOf(scope, 'status')} = ${status}`;
  const counts = await countByStatus(ctx, scope, found);
  const rows = await selectPage(ctx, scope, wanted, limit, (page - 1) * limit);
  const totalItems = counts[status ?? 'all'] ?? 0;
  return {
    data: rows.map(row => presentSummary(row, scope)),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(totalItems / limit)),
    totalItems,
    counts,
  };
}

type Condition = RawBuilder<unknown>;

/** An order's number, else an e-mail for administrators, else a piece of a title or, for them, of a seller's name; signs of patterns are plain characters. */
function foundBy(text: string, scope: Scope): Condition {
  const number = readOrderNumber(text);
  if (number !== undefined) return sql`o.number = ${number}`;
  if (scope.kind === 'all' && text.includes('@'))
    return sql`o.user_id in (select id from users where email = ${text.toLowerCase()})`;
  const pattern = `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  return sql`o.id in (select part.order_id from order_lines line join order_parts part on part.id = line.part_id
    where (line.title ilike ${pattern} or ${scope.kind === 'all' ? sql`part.seller_name ilike ${pattern}` : sql`false`})
      and ${partsIn(scope)})`;
}

function partsIn(scope: Scope): Condition {
  return scope.kind === 'seller' ? sql`part.seller_id = ${scope.sellerId}` : sql`true`;
}

/** A seller's list is made of its parts, everybody else's of whole orders. */
function source(scope: Scope): Condition {
  switch (scope.kind) {
    case 'seller':
      return sql`order_parts own join orders o on o.id = own.order_id and own.seller_id = ${scope.sellerId}`;
    case 'buyer':
      return sql`(select * from orders where user_id = ${scope.userId}) o`;
    case 'all':
      return sql`orders o`;
  }
}

function columnOf(
  scope: Scope,
  name: 'status' | 'payment_status' | 'total_paise' | 'placed_at' | 'updated_at',
): Condition {
  return scope.kind === 'seller' ? sql.ref(`own.${name}`) : sql.ref(`o.${name}`);
}

async function countByStatus(ctx: Ctx, scope: Scope, found: Condition): Promise<Record<string, number>> {
  const status = columnOf(scope, 'status');
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select ${status} as status, count(*)::int as count from ${source(scope)} where ${found} group by ${status}`.execute(
    ctx.db,
  );
  const counted = new Map(rows.map(row => [row.status, row.count]));
  const all = rows.reduce((total, row) => total + row.count, 0);
  return { all, ...Object.fromEntries(STATUSES.map(name => [name, counted.get(name) ?? 0])) };
}

async function selectPage(
  ctx: Ctx,
  scope: Scope,
  wanted: Condition,
  limit: number,
  offset: number,
): Promise<SummaryRow[]> {
  const placedAt = columnOf(scope, 'placed_at');
  const { rows } = await sql<SummaryRow>`
    with page as (
      select o.id, o.number, o.user_id, o.payment_method, o.ship_city, o.ship_name, ${columnOf(scope, 'status')} as status,
        ${columnOf(scope, 'payment_status')} as payment_status, ${columnOf(scope, 'total_paise')} as total_paise,
        ${placedAt} as placed_at, ${columnOf(scope, 'updated_at')} as updated_at
      from ${source(scope)} where ${wanted}
      order by ${placedAt} desc, o.id limit ${limit} offset ${offset}
    )
    select page.id, page.number, page.user_id as "userId", page.status, page.payment_status as "paymentStatus",
      page.payment_method as "paymentMethod", page.total_paise as total, page.placed_at as "placedAt",
      page.updated_at as "updatedAt", page.ship_city as city, page.ship_name as "shipName", buyer.user_name as buyer,
      goods.count as "itemCount", goods.sellers
    from page left join users buyer on buyer.id = page.user_id
    cross join lateral (
      select sum(line.quantity)::int as count, array_agg(distinct part.seller_name) as sellers
      from order_parts part join order_lines line on line.part_id = part.id
      where part.order_id = page.id and ${partsIn(scope)}
    ) goods
    order by page.placed_at desc, page.id`.execute(ctx.db);
  return rows;
}
