import { orderIsMissing } from '#orders/orders/contract.ts';
import { type cancelOrder as endpoint, tooLateToCancel } from '#orders/orders/moves/cancel.contract.ts';
import { moveOf } from '#orders/orders/moves/order-move.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isOnTheWay, mayBeCancelled } from '#orders/orders/order-status.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import { listParts, type OrderRow, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { moveParts, type PartMove } from './move-parts.ts';

/**
 * The shopper cancels one part, or every part not yet shipped, with all consequences: stock, refund, timeline, mails.
 * Idempotent. The lock on the order serializes it with a seller who ships at the same moment; the second sees what the
 * first did.
 * @throws orderIsMissing also for another shopper's order; tooLateToCancel if nothing of it can be or is cancelled
 */
export async function cancelOrder(
  ctx: ActorCtx,
  { orderId, partId, reason }: InputOf<typeof endpoint>,
): Promise<{ readonly message: string; readonly data: WireOrder }> {
  const scope = orderScopeOf(ctx.actor);
  return ctx.tx(async tx => {
    const order = await holdOrder(tx, orderId, scope);
    const parts = await listParts(tx.db, orderId);
    const chosen = parts.filter(part => partId === undefined || part.id === partId);
    if (chosen.length === 0) throw orderIsMissing();
    const moves = cancellations(order, chosen);
    if (moves.length > 0) await moveParts(tx, order, { moves, by: ctx.actor, note: reason });
    else if (!chosen.some(part => part.status === 'cancelled'))
      throw tooLateToCancel(chosen.some(part => isOnTheWay(part.status)));
    const message = speaking(ctx.language, () => said(order, moves, parts));
    return { message, data: await readOrder(tx, orderId, scope) };
  });
}

function cancellations(order: OrderRow, parts: readonly PartRow[]): PartMove[] {
  return parts
    .filter(part => mayBeCancelled(part.status))
    .map(part => {
      const state = { status: part.status, payment: part.payment_status, cash: part.cash_state };
      return { part, to: 'cancelled' as const, ...moveOf(state, 'cancelled', order.payment_method === 'COD') };
    });
}

function said({ number }: OrderRow, moves: readonly PartMove[], parts: readonly PartRow[]): string {
  const isCancelled = ({ id, status }: PartRow) => status === 'cancelled' || moves.some(({ part }) => part.id === id);
  return parts.every(isCancelled)
    ? t('orders.orders.told.cancelled', { number: orderNumber(number) })
    : t('orders.orders.told.cancelledPart', { number: orderNumber(number) });
}
