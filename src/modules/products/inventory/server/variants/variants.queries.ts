import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type OnFileRow, productsOnFile } from '#products/inventory/server/products/product-on-file.queries.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** A product and its variants that are not deleted, in the order of the table. */
export async function listFamily(
  db: Database,
  { id, familyId, sellerId }: Pick<OnFileRow, 'id' | 'familyId' | 'sellerId'>,
  limit: number,
): Promise<OnFileRow[]> {
  const products = productsOnFile(db).where('p.deleted_at', 'is', null).where('p.seller_id', '=', sellerId);
  return await (familyId === null ? products.where('p.id', '=', id) : products.where('p.family_id', '=', familyId))
    .orderBy('p.created_at')
    .orderBy('p.title')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Number of the seller's products in a family. */
export async function countFamily(
  db: Database,
  { familyId, sellerId }: Pick<OnFileRow, 'familyId' | 'sellerId'>,
): Promise<number> {
  if (familyId === null) return 1;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where family_id = ${familyId} and seller_id = ${sellerId} and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Which of these SKUs other products of the seller have. */
export async function takenSkus(
  db: Database,
  sellerId: SellerId,
  skus: readonly string[],
  but: readonly ProductId[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku as "sku" from products
    where seller_id = ${sellerId} and sku = any(${skus}::text[]) and deleted_at is null and id <> all(${but}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ sku }) => sku));
}
