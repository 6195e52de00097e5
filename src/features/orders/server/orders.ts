/** The door to orders: what reviews may ask, and the jobs the composition puts to work. */
import type { Ctx } from '#platform/context.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { existsDelivered } from './orders.queries.ts';

export { mailPlaced, mailReceipt, mailSale, mailStatus } from './mail-orders.ts';

/** Whether somebody has bought this product and it was delivered: what makes a review a verified purchase. */
export function hasReceived(ctx: Ctx, userId: UserId, productId: ProductId): Promise<boolean> {
  return existsDelivered(ctx.db, userId, productId);
}
