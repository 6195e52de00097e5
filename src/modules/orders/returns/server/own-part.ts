import { findOrder, findPart, type LineRow, type OrderRow, type PartRow } from '#orders/orders/server/orders.ts';
import { notDelivered, partIsMissing, windowIsOver } from '#orders/returns/contract.ts';
import { isLineOpen, ruleOfLine } from '#orders/returns/return/line-rule.ts';
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

/** @param lines those to return, or all @throws notDelivered; windowIsOver if it is for all of the lines */
export function refuseUnreturnable(part: PartRow, lines: readonly Pick<LineRow, 'returns'>[], now: Date): void {
  const { delivered_at: deliveredAt } = part;
  if (!isDeliveredAndPaid(part) || !deliveredAt) throw notDelivered();
  if (lines.some(line => isLineOpen(line, deliveredAt, now))) return;
  throw windowIsOver(Math.max(...lines.map(line => ruleOfLine(line).days)));
}
