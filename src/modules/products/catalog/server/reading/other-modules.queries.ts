import { sql } from 'kysely';
import { publishedPauses, publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** Queries that only other modules call, through the facade of the feature. */

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
export async function countOnSaleOf(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where seller_id = ${sellerId} and listed`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function isOnSale(db: Database, id: ProductId): Promise<boolean> {
  const product = await db.selectFrom('products').select('listed').where('id', '=', id).executeTakeFirst();
  return product?.listed === true;
}

/** A product that is off sale only because its seller has paused the shop. */
export interface UnavailableProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly sellerName: string;
  /** The day on which the seller reopens, as `2026-11-24`; null if it is not known. */
  readonly returnsOn: string | null;
}

/** Those of the products whose sellers have paused their shops. */
export async function unavailableProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<UnavailableProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UnavailableProduct>`
    select p.id, p.title, s.name as "sellerName", pause.returns_on::text as "returnsOn"
    from products p join ${publishedSellers} s on s.id = p.seller_id
    join ${publishedPauses} pause on pause.seller_id = s.id and pause.ended_at is null
    where p.id = any(${ids}::uuid[]) and p.status = 'live' and p.approved and p.deleted_at is null and s.status = 'Approved'
    order by p.title, p.id`.execute(ctx.db);
  return rows;
}

/** Titles of products, including those no longer sold. */
export function listTitles(db: Database, ids: readonly ProductId[]): Promise<{ id: ProductId; title: string }[]> {
  return db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).orderBy('title').execute();
}
