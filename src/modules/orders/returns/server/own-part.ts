import { findOrder, findPart, type OrderRow, type PartRow } from '#orders/orders/server/orders.ts';
import { notDelivered, partIsMissing, windowIsOver } from '#orders/returns/contract.ts';
import { isReturnable } from '#orders/returns/return/return-window.ts';
import type { Ctx } from '#platform/context.ts';
import type { PartId, UserId } from '#shared/id.ts';

export interface OwnPart {
  readonly part: PartRow;
  readonly order: OrderRow;
}

/** A seller order of the user's own order. @throws partIsMissing also for another user's */
export async function ownPart(ctx: Ctx, userId: UserId, partId: PartId): Promise<OwnPart> {
  const part = await findPart(ctx.db, partId);
  const order = part && (await findOrder(ctx.db, part.order_id, { kind: 'buyer', userId }));
  if (!part || !order) throw partIsMissing();
  return { part, order };
}

/** Delivered, paid, and not refunded in full. */
export function isDeliveredAndPaid({ status, payment_status }: PartRow): boolean {
  return status === 'delivered' && (payment_status === 'paid' || payment_status === 'partially_refunded');
}

/** @throws notDelivered, windowIsOver */
export function refuseUnreturnable(part: PartRow, now: Date): void {
  if (!isDeliveredAndPaid(part) || !part.delivered_at) throw notDelivered();
  if (!isReturnable(part.delivered_at, now)) throw windowIsOver();
}
