import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

const MAX_SELLERS = 20;

/** Sellers by part of their name, or the one with this id; sorted by name. */
export async function listSellers(
  db: Database,
  find: string | undefined,
  id: SellerId | undefined,
): Promise<{ _id: SellerId; name: string }[]> {
  const pattern = `%${(find ?? '').replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  const { rows } = await sql<{ _id: SellerId; name: string }>`
    select id as "_id", name from ${publishedSellers} sellers where ${id ? sql`id = ${id}` : sql`name ilike ${pattern}`}
    order by name, id limit ${MAX_SELLERS}`.execute(db);
  return rows;
}
