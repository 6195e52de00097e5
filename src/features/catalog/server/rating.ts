import './catalog.tables.ts';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

/** Holds a product's row until the transaction ends. @returns false when it is not on sale */
export async function lockListedProduct(tx: TxCtx, id: ProductId): Promise<boolean> {
  const { rows } = await sql`select from products where id = ${id} and listed for update`.execute(tx.db);
  return rows.length > 0;
}

/** Counts a visible review that came, went or changed: how many more there are, and by how much their stars grew. */
export async function changeRating(
  tx: TxCtx,
  id: ProductId,
  change: { readonly count: number; readonly sum: number },
): Promise<void> {
  await sql`
    update products set review_count = review_count + ${change.count}, review_sum = review_sum + ${change.sum}
    where id = ${id}`.execute(tx.db);
  tx.changed(cacheTag.product(id), cacheTag.catalog);
}
