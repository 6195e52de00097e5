import { isLive } from '#orders/orders/order-status.ts';
import type { Mover, PartMove } from '#orders/orders/server/moves/move-parts.ts';
import type { OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';

/**
 * Mails for status changes: one to the shopper for all of them, and one to each seller whose part was paid, was
 * cancelled, or was changed by an administrator. Sellers get none about their own changes or about orders that were
 * never paid.
 */
export async function notifyOfMoves(
  tx: TxCtx,
  { id: orderId, user_id, payment_method }: OrderRow,
  moves: readonly PartMove[],
  { by, events }: { readonly by: Mover; readonly events: readonly number[] },
): Promise<void> {
  if (user_id) await tx.notify('orders.moved', { orderId, events });
  for (const [at, { part, to, payment }] of moves.entries()) {
    const wasUnpaid =
      payment_method !== 'COD' && (part.payment_status === 'pending' || part.payment_status === 'failed');
    const isDropped = to === 'cancelled' && part.status !== 'cancelled';
    if (wasUnpaid && payment === 'paid') await tx.notify('orders.sold', { orderId, partId: part.id });
    if (!wasUnpaid && isDropped) await tx.notify('orders.sale-cancelled', { orderId, partId: part.id });
    const isForSeller = by.kind === 'administrator' && by.sellerId !== part.seller_id && (!wasUnpaid || isLive(to));
    if (isForSeller) await tx.notify('orders.sale-moved', { orderId, partId: part.id, event: events[at] ?? 0 });
  }
}
