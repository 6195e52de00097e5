import type { ActorCtx } from '#platform/context.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import type { ProductId } from '#shared/id.ts';
import { recount } from './recount.ts';
import { countedOf, withdrawOwn } from './reviews.queries.ts';

/**
 * Takes back what the session's shopper said about a product, also of one that is no longer on sale; the average is
 * exact at once. Where there is nothing to take back nothing happens, so it may be repeated.
 */
export async function withdrawReview(ctx: ActorCtx, productId: ProductId): Promise<void> {
  const userId = ctx.actor.id;
  await ctx.tx(async tx => {
    if (!(await lockProduct(tx, productId))) return;
    const before = await countedOf(tx.db, productId, userId);
    await withdrawOwn(tx.db, productId, userId, tx.now());
    await recount(tx, productId, before, { count: 0, sum: 0 });
  });
}
