import { sql } from 'kysely';
import type { listOrders as endpoint } from '#orders/orders/contract.ts';
import type { OrderSort } from '#orders/orders/list/order-filter.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { OrderStatus } from '#orders/orders/order-status.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage, type PageSpan } from '#shared/api/page-of-list.ts';
import type { OrderId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { countOrders } from './count-orders.ts';
import { type FoundOrders, findOrders, ofStatus, type Sql } from './found-orders.ts';
import { presentOrderSummary } from './orders.present.ts';
import type { OrderScope } from './orders.queries.ts';
import { searchReach } from './search-reach.ts';
import { shownToBuyer } from './shown-to-buyer.ts';
import { skipDays } from './skip-days.ts';

/** A search for words that more pieces have shows the latest of them. */
const FOUND_BY_WORDS = 5_000;
/** Maximum number of own orders shown, newest first. */
const MAX_OWN_ORDERS = 500;

/** A row of the list; status and amounts are those of the list's parts. */
export interface OrderSummaryRow {
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

/** The user's own orders, newest first. */
export async function listOwnOrders(ctx: Ctx, userId: UserId) {
  const scope: OrderScope = { kind: 'buyer', userId };
  const rows = await selectPage(ctx, findOrders(scope, {}, ctx.now()), sql`true`, 'newest', {
    limit: MAX_OWN_ORDERS,
    offset: 0,
  });
  const shown = await shownToBuyer(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(row => {
    const own = shown.get(row.id);
    return { ...presentOrderSummary(row, scope), ...(own && { own }) };
  });
}

/** A page of the orders in scope, with the matches by status. @throws notAllowed */
export async function listOrders(
  ctx: Ctx,
  scope: OrderScope,
  { page: number, limit, sort = 'newest', ...filter }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const reach = await searchReach(ctx, scope, filter, FOUND_BY_WORDS);
  const found = findOrders(scope, filter, ctx.now(), reach);
  const counts = await countOrders(ctx, found);
  const page = askedPage({ page: number, limit });
  const { isReached, skipped } = await skipDays(ctx, found, { status: filter.status, sort, offset: page.offset });
  const wanted = sql`${ofStatus(found, filter.status)} and ${isReached}`;
  const rows = await selectPage(ctx, found, wanted, sort, { limit: page.limit, offset: page.offset - skipped });
  return {
    ...page.of(
      rows.map(row => presentOrderSummary(row, scope)),
      counts[filter.status ?? 'all'] ?? 0,
    ),
    counts,
    searchedSince: reach?.toISOString() ?? null,
  };
}

async function selectPage(
  ctx: Ctx,
  found: FoundOrders,
  wanted: Sql,
  sort: OrderSort,
  { limit, offset }: PageSpan,
): Promise<OrderSummaryRow[]> {
  const { column, source, where, ofPart } = found;
  const order = orderBy(sort, column('placed_at'), column('total_paise'), sql.ref('o.id'));
  const { rows } = await sql<OrderSummaryRow>`
    with page as (
      select o.id, o.number, o.user_id, o.payment_method, o.ship_city, o.ship_name, ${column('status')} as status,
        ${column('payment_status')} as payment_status, ${column('total_paise')} as total_paise,
        ${column('placed_at')} as placed_at, ${column('updated_at')} as updated_at
      from ${source} where ${where} and ${wanted} order by ${order} limit ${limit} offset ${offset}
    )
    select page.id, page.number, page.user_id as "userId", page.status, page.payment_status as "paymentStatus",
      page.payment_method as "paymentMethod", page.total_paise as total, page.placed_at as "placedAt",
      page.updated_at as "updatedAt", page.ship_city as city, page.ship_name as "shipName", buyer.user_name as buyer,
      goods.count as "itemCount", goods.sellers
    from page left join ${publishedUsers} buyer on buyer.id = page.user_id
    cross join lateral (
      select sum(line.quantity) filter (where line.service is null)::int as count, array_agg(distinct part.seller_name) as sellers
      from order_parts part join order_lines line on line.part_id = part.id
      where part.order_id = page.id and ${ofPart}
    ) goods
    order by ${orderBy(sort, sql.ref('page.placed_at'), sql.ref('page.total_paise'), sql.ref('page.id'))}`.execute(
    ctx.db,
  );
  return rows;
}

/** Each order is the exact reverse of another, so one index serves both. */
function orderBy(sort: OrderSort, placedAt: Sql, total: Sql, id: Sql): Sql {
  switch (sort) {
    case 'newest':
      return sql`${placedAt} desc, ${id}`;
    case 'oldest':
      return sql`${placedAt}, ${id} desc`;
    case 'dearest':
      return sql`${total} desc, ${id}`;
    case 'cheapest':
      return sql`${total}, ${id} desc`;
  }
}

const MAX_SELLERS = 20;

/** Sellers by part of their name, or the one with this id; sorted by name. */
export async function listSellers(
  db: Database,
  find: string | undefined,
  id: SellerId | undefined,
): Promise<{ _id: SellerId; name: string }[]> {
  const pattern = containing(find ?? '');
  const { rows } = await sql<{ _id: SellerId; name: string }>`
    select id as "_id", name from ${publishedSellers} sellers where ${id ? sql`id = ${id}` : sql`name ilike ${pattern}`}
    order by name, id limit ${MAX_SELLERS}`.execute(db);
  return rows;
}
