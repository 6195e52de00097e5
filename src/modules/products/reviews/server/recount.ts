import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { changeRating } from '#products/catalog/server/catalog.ts';
import type { ProductId } from '#shared/id.ts';

interface Counted {
  readonly count: number;
  readonly sum: number;
}

/** Brings a product's average from what one review counted before to what it counts now, and drops what shows it. */
export async function recount(tx: TxCtx, productId: ProductId, before: Counted, now: Counted): Promise<void> {
  const change = { count: now.count - before.count, sum: now.sum - before.sum };
  if (change.count !== 0 || change.sum !== 0) await changeRating(tx, productId, change);
  tx.changed(cacheTag.reviews(productId));
}
