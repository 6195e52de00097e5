import './catalog.tables.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

/** How many products of a seller are on sale. */
export async function countOnSale(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where seller_id = ${sellerId} and listed`.execute(db);
  return rows[0]?.count ?? 0;
}
