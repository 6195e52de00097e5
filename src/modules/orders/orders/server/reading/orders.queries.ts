import { type RawBuilder, sql } from 'kysely';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId, PartId, ProductId, SellerId, UserId } from '#shared/id.ts';

export type OrderRow = Row<'orders'>;
export type PartRow = Row<'order_parts'>;
export type LineRow = Row<'order_lines'>;
export type OrderEventRow = Row<'order_events'>;

/** Which orders may be seen: a shopper's own, a seller's own parts, or all. */
export type OrderScope =
  | { readonly kind: 'buyer'; readonly userId: UserId }
  | { readonly kind: 'seller'; readonly sellerId: SellerId }
  | { readonly kind: 'all' };

/** The order placed with this idempotency key, with its request hash. */
export async function findPlaced(
  db: Database,
  userId: UserId,
  key: string,
): Promise<{ id: OrderId; number: number; method: PaymentMethod; hash: Buffer } | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_method', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, number, payment_method: method, request_hash: hash } = row;
  return { id, number, method, hash: Buffer.from(hash) };
}

/** Orders outside the scope are not found. */
export function findOrder(db: Database, id: OrderId, scope: OrderScope): Promise<OrderRow | undefined> {
  let query = db.selectFrom('orders').selectAll().where('id', '=', id);
  if (scope.kind === 'buyer') query = query.where('user_id', '=', scope.userId);
  if (scope.kind === 'seller') {
    const own = db.selectFrom('order_parts').select('order_id').where('seller_id', '=', scope.sellerId);
    query = query.where('id', 'in', own.where('order_id', '=', id));
  }
  return query.executeTakeFirst();
}

/**
 * Locks an order until the transaction ends. Every change of a part takes this lock first, which serializes changes.
 */
export async function lockOrder(tx: TxCtx, id: OrderId): Promise<void> {
  await sql`select 1 from orders where id = ${id} for no key update`.execute(tx.db);
}

/** The numbers of the given orders, as far as they are in scope; with `sellerId` also that seller's part. */
export async function listNumbers(
  db: Database,
  ids: readonly OrderId[],
  sellerId: SellerId | undefined,
): Promise<ReadonlyMap<OrderId, { readonly number: number; readonly partId: PartId | undefined }>> {
  const { rows } = await sql<{ id: OrderId; number: number; partId: PartId | null }>`
    select o.id, o.number, own.id as "partId" from orders o
    left join order_parts own on own.order_id = o.id and own.seller_id = ${sellerId ?? null}::uuid
    where o.id in (${sql.join(ids)}) and (${sellerId ?? null}::uuid is null or own.id is not null)`.execute(db);
  return new Map(rows.map(({ id, number, partId }) => [id, { number, partId: partId ?? undefined }]));
}

/** All parts of an order, or those of the seller whose scope it is. */
export function listParts(db: Database, orderId: OrderId, scope?: OrderScope): Promise<PartRow[]> {
  let query = db.selectFrom('order_parts').selectAll().where('order_id', '=', orderId);
  if (scope?.kind === 'seller') query = query.where('seller_id', '=', scope.sellerId);
  return query.orderBy('seller_name').orderBy('id').execute();
}

export async function findPart(db: Database, id: PartId): Promise<PartRow | undefined> {
  const [part] = await listPartsById(db, [id]);
  return part;
}

export function listPartsById(db: Database, ids: readonly PartId[]): Promise<PartRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('order_parts').selectAll().where('id', 'in', ids).execute();
}

export function listOrdersOfParts(db: Database, ids: readonly PartId[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const orders = db.selectFrom('order_parts').select('order_id').where('id', 'in', ids);
  return db.selectFrom('orders').selectAll().where('id', 'in', orders).execute();
}

export function listLines(db: Database, parts: readonly PartId[]): Promise<LineRow[]> {
  if (parts.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('part_id', 'in', parts)
    .orderBy('part_id')
    .orderBy('position')
    .execute();
}

/** The timeline of the order and the given parts, oldest first. */
export function listEvents(db: Database, orderId: OrderId, parts: readonly PartId[]): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(row => row.or([row('part_id', 'is', null), row('part_id', 'in', parts)]))
    .orderBy('id')
    .execute();
}

/**
 * In SQL: whether a user received a product, which makes their review a verified purchase. Starts from the user's
 * orders, so popular products cost no more.
 */
export function hasReceived(userId: RawBuilder<unknown>, productId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from orders o join order_parts part on part.order_id = o.id join order_lines line on line.part_id = part.id
    where o.user_id = ${userId} and part.status = 'delivered' and line.product_id = ${productId})`;
}

/** So many orders are looked through. */
const LAST_RECEIVED = 200;

/** The products of a user's delivered orders, the last ordered first. */
/** Whether somebody has ordered a product since then. */
export async function hasOrdered(db: Database, userId: UserId, productId: ProductId, since: Date): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from orders o join order_parts part on part.order_id = o.id join order_lines line on line.part_id = part.id
    where o.user_id = ${userId} and o.placed_at > ${since} and line.product_id = ${productId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function receivedProducts(db: Database, userId: UserId): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select line.product_id as id
    from orders o join order_parts part on part.order_id = o.id join order_lines line on line.part_id = part.id
    where o.user_id = ${userId} and part.status = 'delivered'
    order by o.id desc, line.id limit ${LAST_RECEIVED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks parts until the transaction ends. The caller holds the locks on their orders, so this hardly waits. */
export async function holdParts(tx: TxCtx, ids: readonly PartId[]): Promise<void> {
  await sql`select from order_parts where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx.db);
}

/** In SQL: the pictures used by order lines, and by those that edits would bring in. */
export const picturesOfLines = sql`
  select image from order_lines
  union all select change->'product'->>'image' from proposed_edits, jsonb_array_elements(changes) change
    where state = 'open' and change->'product'->>'image' is not null`;

/** Order numbers by part. */
export async function orderNumbers(db: Database, parts: readonly PartId[]): Promise<ReadonlyMap<PartId, number>> {
  if (parts.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_parts as part')
    .innerJoin('orders as o', 'o.id', 'part.order_id')
    .select(['part.id', 'o.number'])
    .where('part.id', 'in', parts)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/**
 * For other modules: the columns of orders they may read, as a source in SQL: `from ${publishedOrders} o`. Not for
 * locking.
 */
export const publishedOrders = sql`(
  select id, number, user_id, status, payment_method, payment_status, total_paise, placed_at, held_until, ship_name,
    ship_address, ship_city, ship_pincode, ship_state_code, company_name, company_gstin, company_address from orders)`;

/** Seller orders, as a source in SQL. */
export const publishedParts = sql`(
  select id, order_id, seller_id, seller_name, status, payment_status, items_paise, delivery_paise,
    delivery_discount_paise, delivery_funded_paise, total_paise, placed_at, delivered_at,
    updated_at, carrier, tracking, unproven_reason, cash_state, cash_holder, cash_amount_paise, cash_on, cash_reference
  from order_parts)`;

/** What each offer took off each line or delivery charge, as a source in SQL. */
export const publishedDiscounts = sql`(select part_id, line_id, offer_id, bearer, discount_paise from order_discounts)`;

/**
 * Order lines, as a source in SQL: products and services, without services that cost nothing, which are no matter of money.
 * open_days: in which a service is to be done after the delivery, while it is not done.
 */
export const publishedLines = sql`(
  select id, part_id, product_id, position, title, sku, hsn, gst_rate_bp, quantity, price_paise, total_paise,
    discount_paise, funded_paise, returns, service,
    (select s.days from order_services s where s.line_id = order_lines.id and s.done_at is null
      and s.called_off_at is null) as open_days
  from order_lines where price_paise > 0)`;
