import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { changeRating } from '#products/catalog/server/catalog.ts';
import type { ProductId } from '#shared/id.ts';

interface Counted {
  readonly count: number;
  readonly sum: number;
}

/**
 * Changes a product's rating totals by the difference that one review makes, and invalidates the cached answers with
 * its reviews.
 */
export async function recount(tx: TxCtx, productId: ProductId, before: Counted, now: Counted): Promise<void> {
  const change = { count: now.count - before.count, sum: now.sum - before.sum };
  if (change.count !== 0 || change.sum !== 0) await changeRating(tx, productId, change);
  tx.changed(cacheTag.reviews(productId));
}
