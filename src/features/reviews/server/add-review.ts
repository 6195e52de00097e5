import { changeRating, lockListedProduct } from '#features/catalog/server/catalog.ts';
import { hasReceived } from '#features/orders/server/orders.ts';
import { reviewNeedsProduct } from '#features/reviews/contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';
import { findOwn, replaceOwn } from './reviews.queries.ts';

export interface ReviewWish {
  readonly productId: ProductId;
  readonly reviewMessage: string;
  readonly reviewValue: number;
}

/**
 * Says something about a product in the name of the session's shopper; a second time replaces the first. The product's
 * row is locked meanwhile, so its average is exact however many speak at once.
 * @throws reviewNeedsProduct when it is not on sale
 */
export async function addReview(ctx: ActorCtx, { productId, reviewMessage, reviewValue }: ReviewWish): Promise<void> {
  const userId = ctx.actor.id;
  await ctx.tx(async tx => {
    if (!(await lockListedProduct(tx, productId))) throw reviewNeedsProduct();
    const earlier = await findOwn(tx.db, productId, userId);
    const verified = await hasReceived(tx, userId, productId);
    await replaceOwn(tx.db, { productId, userId, rating: reviewValue, body: reviewMessage, verified, at: tx.now() });
    const change = earlier ? { count: 0, sum: reviewValue - earlier.rating } : { count: 1, sum: reviewValue };
    await changeRating(tx, productId, earlier?.hidden ? { count: 0, sum: 0 } : change);
  });
}
