import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

/** How many products a seller has, and how many of them are on sale. */
export async function countProductsOf(db: Database, sellerId: SellerId): Promise<{ all: number; onSale: number }> {
  const { rows } = await sql<{ all: number; onSale: number }>`
    select count(*)::int as all, count(*) filter (where listed)::int as "onSale"
    from products where seller_id = ${sellerId} and deleted_at is null`.execute(db);
  return rows[0] ?? { all: 0, onSale: 0 };
}

/** Whether there was ever a product, deleted ones included. */
export async function hasProducts(db: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** How many products of a seller are on sale. */
export async function countOnSale(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where seller_id = ${sellerId} and listed`.execute(db);
  return rows[0]?.count ?? 0;
}
