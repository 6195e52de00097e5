import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { nothingToWithdraw } from '#products/approvals/contract.ts';
import { holdProducts, withdrawFromQueue } from '#products/catalog/server/catalog.ts';
import type { ProductId } from '#shared/id.ts';

/** Withdraws what waits of a product that is on sale. @throws nothingToWithdraw also for products of others */
export async function withdrawChange(ctx: ActorCtx, id: ProductId): Promise<void> {
  const reach = sellerReach(ctx);
  await ctx.tx(async tx => {
    await holdProducts(tx, [id]);
    if (!(await withdrawFromQueue(tx, id, reach))) throw nothingToWithdraw();
  });
}
