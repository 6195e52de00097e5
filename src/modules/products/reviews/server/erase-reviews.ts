import type { TxCtx } from '#platform/context.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import type { UserId } from '#shared/id.ts';
import { recount } from './recount.ts';
import { countedOf } from './reviews.queries.ts';
import { deleteReportsOf, deleteReview, listReviewedBy } from './reviews-of-person.queries.ts';

/** Erases all that somebody said of products, hidden or not, and what they reported; averages are exact at once. */
export async function eraseReviewsOf(tx: TxCtx, userId: UserId): Promise<void> {
  await deleteReportsOf(tx.db, userId);
  for (const productId of await listReviewedBy(tx.db, userId)) {
    await lockProduct(tx, productId);
    const before = await countedOf(tx.db, productId, userId);
    await deleteReview(tx.db, productId, userId);
    await recount(tx, productId, before, { count: 0, sum: 0 });
  }
}
