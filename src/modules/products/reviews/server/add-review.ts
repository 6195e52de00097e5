import type { ActorCtx } from '#platform/context.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import { reviewNeedsProduct, tooManyReviews } from '#products/reviews/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { recount } from './recount.ts';
import { countedOf, replaceOwn } from './reviews.queries.ts';

export interface ReviewRequest {
  readonly productId: ProductId;
  readonly reviewMessage: string;
  readonly reviewValue: number;
}

/**
 * Says something about a product in the name of the session's shopper; a second time replaces the first. The product's
 * row is locked meanwhile, so its average is exact however many speak at once.
 * @throws reviewNeedsProduct when it is not on sale, tooManyReviews
 */
export async function addReview(
  ctx: ActorCtx,
  { productId, reviewMessage, reviewValue }: ReviewRequest,
): Promise<void> {
  const userId = ctx.actor.id;
  await ctx.throttle.spend('review.account', userId, tooManyReviews);
  await ctx.tx(async tx => {
    const product = await lockProduct(tx, productId);
    if (!product?.listed) throw reviewNeedsProduct();
    const before = await countedOf(tx.db, productId, userId);
    await replaceOwn(tx.db, { productId, userId, rating: reviewValue, body: reviewMessage, at: tx.now() });
    await recount(tx, productId, before, before.hidden ? before : { count: 1, sum: reviewValue });
  });
}
