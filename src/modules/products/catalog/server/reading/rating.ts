import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

/**
 * Holds a product's row against other changes until the transaction ends, and says whether it is on sale; undefined when
 * there is none. Carts and orders name the product meanwhile: stronger than this, and a crowd of reviews stops the sale.
 */
export async function lockProduct(tx: TxCtx, id: ProductId): Promise<{ readonly listed: boolean } | undefined> {
  const { rows } = await sql<{ listed: boolean }>`
    select listed from products where id = ${id} for no key update`.execute(tx.db);
  return rows[0];
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
