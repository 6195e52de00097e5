import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type Mover, summarise } from './move-parts.ts';

/** What was written beside a part, by whom. */
export interface PartNote {
  readonly by: Mover;
  readonly note: string;
}

/**
 * Says that money of a part goes back while the part itself stays where it is, with all that this brings to the order:
 * the timeline, the whole's summary, words to caches. Whoever asks holds the order (`lockOrder`).
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

/** Writes something about a part on the order's timeline. */
export async function noteOnPart(tx: TxCtx, part: PartRow, { by, note }: PartNote): Promise<void> {
  const values = { order_id: part.order_id, part_id: part.id, kind: 'note' as const, status: null };
  await tx.db
    .insertInto('order_events')
    .values({ ...values, actor_id: by.id, actor_name: by.userName, note, at: tx.now() })
    .execute();
}
