import { sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import type { StockMovement } from '#products/inventory/stock/stock.contract.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { PartId, ProductId, SellerId } from '#shared/id.ts';

export interface MovementRow {
  readonly id: number;
  readonly at: Date;
  readonly quantity: number;
  readonly after: number;
  readonly kind: StockMovement['kind'];
  readonly reason: StockReason | null;
  readonly note: string | null;
  readonly by: string | null;
  readonly partId: PartId | null;
}

export interface MovedProductRow {
  readonly title: string;
  readonly stock: number;
  readonly movements: number;
}

/** A product, deleted or not, with the number of its stock movements. */
export async function findMovedProduct(
  db: Database,
  id: ProductId,
  sellerId: SellerId | undefined,
): Promise<MovedProductRow | undefined> {
  const { rows } = await sql<MovedProductRow>`
    select p.title, p.stock + p.held_stock as stock, (select count(*)::int from stock_movements m where m.product_id = p.id) as movements
    from products p where p.id = ${id} and ${sellerId ? sql`p.seller_id = ${sellerId}` : sql`true`}`.execute(db);
  return rows[0];
}

/**
 * One page of a product's stock movements, newest first. Their ids are in chronological order, because each is written
 * while the product is locked. So the stock after each is the current stock minus all later movements.
 */
export async function listMovementRows(
  db: Database,
  id: ProductId,
  { limit, offset }: PageSpan,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.at, m.quantity, m.after, m.reason as kind, m.cause as reason, m.note, m.part_id as "partId",
      case when u.role = 'admin' then u.user_name end as by
    from (
      select m.*, (p.stock + p.held_stock - coalesce(sum(m.quantity) over (
        order by m.id desc rows between unbounded preceding and 1 preceding), 0))::int as after
      from stock_movements m join products p on p.id = m.product_id
      where m.product_id = ${id} order by m.id desc limit ${limit} offset ${offset}
    ) m
    left join ${publishedUsers} u on u.id = m.actor_id
    order by m.id desc`.execute(db);
  return rows;
}
