import { sql } from 'kysely';
import type { StatusFilter } from '#orders/orders/list/order-filter.ts';
import { type OrderStatus, TO_DISPATCH } from '#orders/orders/order-status.ts';
import { type FoundOrders, ofStatus, type Sql } from '#orders/orders/server/reading/found-orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { PartId, ProductId, SellerId } from '#shared/id.ts';

/** The parts to pack: of the given order numbers, or with a status. */
export interface ToPack {
  readonly found: FoundOrders;
  readonly numbers: readonly number[] | undefined;
  readonly status: StatusFilter | undefined;
}

interface Picked {
  readonly productId: ProductId;
  readonly title: string;
  readonly sku: string | null;
  readonly image: string;
  readonly seller: string;
  readonly quantity: number;
  readonly orders: number;
}

/** One page of the pick list, sorted by SKU. */
export async function listPicked(db: Database, toPack: ToPack, { limit, offset }: PageSpan): Promise<Picked[]> {
  const { rows } = await sql<Picked>`
    select line.product_id as "productId", line.title, line.sku, min(line.image) as image, part.seller_name as seller,
      sum(line.quantity)::int as quantity, count(*)::int as orders
    from ${parts(toPack, TO_DISPATCH)} join order_lines line on line.part_id = part.id and line.service is null
    group by line.product_id, line.title, line.sku, part.seller_name
    order by line.sku nulls last, line.title, line.product_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Numbers of distinct items, units and orders on a pick list. */
export async function countPicked(
  db: Database,
  toPack: ToPack,
): Promise<{ goods: number; units: number; orders: number }> {
  const { rows } = await sql<{ goods: number; units: number; orders: number }>`
    select count(distinct (line.product_id, line.title, line.sku, part.seller_name))::int as goods,
      coalesce(sum(line.quantity), 0)::int as units, count(distinct part.order_id)::int as orders
    from ${parts(toPack, TO_DISPATCH)} join order_lines line on line.part_id = part.id and line.service is null`.execute(
    db,
  );
  return rows[0] ?? { goods: 0, units: 0, orders: 0 };
}

/** Shipped orders may need a reprint. */
const SLIPS = [...TO_DISPATCH, 'inShipping'] as const;

export async function countSlips(db: Database, toPack: ToPack): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${parts(toPack, SLIPS)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of parts to pack, those with a delivery window first, then by order number. */
export async function listPartsToPack(db: Database, toPack: ToPack, { limit, offset }: PageSpan): Promise<PartId[]> {
  const { rows } = await sql<{ id: PartId }>`
    select part.id from ${parts(toPack, SLIPS)}
    order by part.slot_day nulls last, array_position(array['morning', 'afternoon', 'evening'], part.slot_period),
      part.number, part.id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All parts of the given orders, whatever their status. */
export async function listPartsNamed(
  db: Database,
  { source, where, ofPart }: FoundOrders,
  numbers: readonly number[],
): Promise<PartId[]> {
  const { rows } = await sql<{ id: PartId }>`
    select part.id from ${source} join order_parts part on part.order_id = o.id and ${ofPart}
    where ${where} and o.number in (${sql.join(numbers)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The sender's address on a parcel. */
export interface Sender {
  readonly id: SellerId;
  readonly legalName: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly pincode: string | null;
}

export async function listSenders(db: Database, ids: readonly SellerId[]): Promise<Sender[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Sender>`
    select id, legal_name as "legalName", address, city, state_code as "stateCode", pincode
    from ${publishedSellers} sellers where id in (${sql.join(ids)})`.execute(db);
  return rows;
}

function parts({ found, numbers, status }: ToPack, statuses: readonly OrderStatus[]): Sql {
  const { source, where, ofPart } = found;
  const which = numbers ? sql`o.number in (${sql.join(numbers)})` : ofStatus(found, status ?? 'toDispatch');
  return sql`(
    select part.*, o.number from ${source} join order_parts part on part.order_id = o.id and ${ofPart}
    where ${where} and ${which} and o.held_until is null and part.status in (${sql.join(statuses)})
  ) part`;
}
