import { listLines, type OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import { createRefund, takenBy } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartMove } from './move-parts.ts';

/** Makes full refunds due for paid parts that were rejected or cancelled. Parts with returned items never are. */
export async function createRefundOf(tx: TxCtx, order: OrderRow, moves: readonly PartMove[]): Promise<void> {
  const owed = moves.filter(move => move.refund === 'is owed');
  if (owed.length === 0) return;
  const paymentId = await takenBy(tx, order.id);
  for (const { part, to } of owed)
    await createRefund(tx, {
      orderId: order.id,
      partId: part.id,
      paymentId: paymentId ?? null,
      cause: to === 'cancelled' ? 'cancelled' : 'rejected',
      causeId: part.id,
      lines: (await listLines(tx.db, [part.id])).map(({ id, quantity, total_paise }) => ({
        lineId: id,
        quantity,
        amount: total_paise,
      })),
      delivery: part.delivery_paise,
    });
}
