import { sql } from 'kysely';
import { LOW_STOCK_BELOW } from '#features/catalog/badge.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

export interface LowStockRow {
  readonly id: ProductId;
  readonly title: string;
  readonly image: string;
  readonly seller: string;
  readonly stock: number;
}

/** Goods on sale of one seller, or of all, that are running out. */
function runningOut(sellerId: SellerId | undefined) {
  return sql`p.listed and p.stock < ${sql.lit(LOW_STOCK_BELOW)}
    and ${sellerId ? sql`p.seller_id = ${sellerId} and p.deleted_at is null` : sql`true`}`;
}

export async function countLowStock(
  db: Database,
  sellerId: SellerId | undefined,
): Promise<{ low: number; out: number }> {
  const { rows } = await sql<{ low: number; out: number }>`
    select count(*) filter (where p.stock > 0)::int as low, count(*) filter (where p.stock = 0)::int as out
    from products p where ${runningOut(sellerId)}`.execute(db);
  return rows[0] ?? { low: 0, out: 0 };
}

/** The fewest first. */
export async function listLowStock(
  db: Database,
  sellerId: SellerId | undefined,
  limit: number,
): Promise<LowStockRow[]> {
  const { rows } = await sql<LowStockRow>`
    select p.id, p.title, coalesce(p.images->0->>'src', '') as image, s.name as seller, p.stock
    from products p join sellers s on s.id = p.seller_id where ${runningOut(sellerId)}
    order by p.stock, p.id limit ${limit}`.execute(db);
  return rows;
}

export interface WaitingSellerRow {
  readonly id: SellerId;
  readonly userName: string;
  readonly gstin: string | null;
  readonly city: string | null;
  readonly createdAt: Date;
}

export async function countWaitingSellers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sellers where status = 'Pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whoever has waited longest first. */
export async function listWaitingSellers(db: Database, limit: number): Promise<WaitingSellerRow[]> {
  const { rows } = await sql<WaitingSellerRow>`
    select s.id, u.user_name as "userName", s.gstin, s.city, s.created_at as "createdAt"
    from sellers s join users u on u.id = s.user_id where s.status = 'Pending'
    order by s.created_at, s.id limit ${limit}`.execute(db);
  return rows;
}
