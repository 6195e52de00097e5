import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import { reviewNeedsProduct, tooManyReviews } from '#products/reviews/contract.ts';
import { removePhotos, replacePhotos } from '#products/reviews/server/photos/review-photos.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { recount } from './recount.ts';
import { countedOf, replaceOwn, withdrawOwn } from './reviews.queries.ts';
import { deleteReportsOf, deleteReview, listReviewedBy } from './reviews-of-person.queries.ts';

/**
 * Adds the review of the signed-in shopper or replaces their earlier one. Locks the product's row, so the average is
 * exact under concurrent writes.
 * @throws reviewNeedsProduct if it is not on sale, tooManyReviews, pictureUnknown
 */
export async function addReview(
  ctx: ActorCtx,
  {
    productId,
    reviewMessage,
    reviewValue,
    photos,
  }: {
    readonly productId: ProductId;
    readonly reviewMessage: string;
    readonly reviewValue: number;
    readonly photos?: readonly string[] | undefined;
  },
): Promise<void> {
  const userId = ctx.actor.id;
  await ctx.throttle.spend('review.account', userId, tooManyReviews);
  await ctx.tx(async tx => {
    const product = await lockProduct(tx, productId);
    if (!product?.listed) throw reviewNeedsProduct();
    const before = await countedOf(tx.db, productId, userId);
    const id = await replaceOwn(tx.db, { productId, userId, rating: reviewValue, body: reviewMessage, at: tx.now() });
    if (photos) await replacePhotos(tx, { id, productId, userId }, photos);
    await recount(tx, productId, before, before.hidden ? before : { count: 1, sum: reviewValue });
  });
}

/**
 * Deletes the signed-in shopper's review and updates the average, even if the product is no longer on sale. Idempotent.
 */
export async function withdrawReview(ctx: ActorCtx, productId: ProductId): Promise<void> {
  const userId = ctx.actor.id;
  await ctx.tx(async tx => {
    if (!(await lockProduct(tx, productId))) return;
    const before = await countedOf(tx.db, productId, userId);
    await removePhotos(tx, productId, userId);
    await withdrawOwn(tx.db, productId, userId, tx.now());
    await recount(tx, productId, before, { count: 0, sum: 0 });
  });
}

/** Erases all reviews of a person, including hidden ones, and their reports, and updates the averages. */
export async function eraseReviewsOf(tx: TxCtx, userId: UserId): Promise<void> {
  await deleteReportsOf(tx.db, userId);
  for (const productId of await listReviewedBy(tx.db, userId)) {
    await lockProduct(tx, productId);
    const before = await countedOf(tx.db, productId, userId);
    await removePhotos(tx, productId, userId);
    await deleteReview(tx.db, productId, userId);
    await recount(tx, productId, before, { count: 0, sum: 0 });
  }
}
