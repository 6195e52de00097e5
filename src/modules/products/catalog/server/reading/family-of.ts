import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { publishChangedProducts } from '#products/catalog/server/index/publish-changed-products.ts';
import { newId, type ProductId } from '#shared/id.ts';

/** The family of a product, which gets one now when it has none, so that others may join it. */
export async function familyOf(tx: TxCtx, id: ProductId): Promise<string | null> {
  const { rows } = await sql<{ familyId: string }>`
    update products set family_id = coalesce(family_id, ${newId<'family'>()}::uuid) where id = ${id}
    returning family_id as "familyId"`.execute(tx.db);
  const familyId = rows[0]?.familyId ?? null;
  publishChangedProducts(tx, [{ id, familyId }]);
  return familyId;
}
