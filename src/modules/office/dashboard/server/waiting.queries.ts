import { sql } from 'kysely';
import { publishedReturns } from '#orders/returns/server/returns.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { publishedProducts, publishedScarce } from '#products/catalog/server/catalog.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

export interface LowStockRow {
  readonly id: ProductId;
  readonly title: string;
  readonly image: string;
  readonly seller: string;
  readonly stock: number;
}

/**
 * Products on sale with low stock, of one seller or all: the lowest first, and their number, in one query. What a deal holds back
 * is there too. Those that are left are read only if fewer than asked for are sold out.
 */
export async function readLowStock(
  db: Database,
  sellerId: SellerId | undefined,
  limit: number,
): Promise<{ low: number; out: number; fewest: LowStockRow[] }> {
  const isOwn = sellerId ? sql`scarce.seller_id = ${sellerId}` : sql`true`;
  const { rows } = await sql<LowStockRow & { low: number; out: number }>`
    with counted as (
      select count(*) filter (where supply = 'low')::int as low, count(*) filter (where supply = 'out')::int as out
      from ${publishedScarce} scarce where ${isOwn}
    ), gone as materialized (
      select product_id as id, 0 as stock from ${publishedScarce} scarce where supply = 'out' and ${isOwn}
      order by product_id limit ${limit}
    ), few as (
      select p.id, p.stock + p.held_stock as stock from ${publishedScarce} scarce
      join ${publishedProducts} p on p.id = scarce.product_id
      where scarce.supply = 'low' and ${isOwn} and (select count(*) from gone) < ${limit}
      order by 2, 1 limit ${limit}
    )
    select p.id, p.title, coalesce(p.images->0->>'src', '') as image, s.name as seller, fewest.stock, counted.low, counted.out
    from (select * from gone union all select * from few order by stock, id limit ${limit}) fewest
    join ${publishedProducts} p on p.id = fewest.id join ${publishedSellers} s on s.id = p.seller_id cross join counted
    order by fewest.stock, p.id`.execute(db);
  return { low: rows[0]?.low ?? 0, out: rows[0]?.out ?? 0, fewest: rows };
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
    select count(*)::int as count from ${publishedSellers} sellers where status = 'Pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns that need action: requests to decide and returned items to check, of one seller or all. */
export async function countWaitingReturns(db: Database, sellerId: SellerId | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${publishedReturns} returns
    where state in ('requested', 'received') and ${sellerId ? sql`seller_id = ${sellerId}` : sql`true`}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Longest waiting first. */
export async function listWaitingSellers(db: Database, limit: number): Promise<WaitingSellerRow[]> {
  const { rows } = await sql<WaitingSellerRow>`
    select s.id, u.user_name as "userName", s.gstin, s.city, s.created_at as "createdAt"
    from ${publishedSellers} s join ${publishedUsers} u on u.id = s.user_id where s.status = 'Pending'
    order by s.created_at, s.id limit ${limit}`.execute(db);
  return rows;
}
