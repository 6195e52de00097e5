import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type Mover, summarise } from './move-parts.ts';

export interface PartNote {
  readonly by: Mover;
  readonly note: string;
}

/**
 * Records a refund of a part without changing its status, and updates timeline, order totals and caches. The caller
 * holds the lock on the order (`lockOrder`).
 */
export async function markRefunded(
  tx: TxCtx,
  { order, part }: { readonly order: OrderRow; readonly part: PartRow },
  payment: Extract<PaymentStatus, 'partially_refunded' | 'refunded'>,
  written: PartNote,
): Promise<void> {
  await tx.db
    .updateTable('order_parts')
    .set({ payment_status: payment, updated_at: tx.now() })
    .where('id', '=', part.id)
    .execute();
  await noteOnPart(tx, part, written);
  await summarise(tx, order);
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
}

/** Adds a note about a part to the order's timeline. */
export async function noteOnPart(tx: TxCtx, part: PartRow, { by, note }: PartNote): Promise<void> {
  const values = { order_id: part.order_id, part_id: part.id, kind: 'note' as const, status: null };
  await tx.db
    .insertInto('order_events')
    .values({ ...values, actor_id: by.id, actor_name: by.userName, note, at: tx.now() })
    .execute();
}
