import { sql } from 'kysely';
import { oweRefund, type RefundLine, takenBy } from '#features/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import type { PartMove } from './move-parts.ts';
import type { OrderRow } from './orders.queries.ts';

/** Parts that fell away paid are owed back to the last paisa: their delivery, and of their lines what was not returned before. */
export async function oweBack(tx: TxCtx, order: OrderRow, moves: readonly PartMove[]): Promise<void> {
  const owed = moves.filter(move => move.refund === 'is owed');
  if (owed.length === 0) return;
  const paymentId = await takenBy(tx, order.id);
  for (const { part, to } of owed)
    await oweRefund(tx, {
      orderId: order.id,
      partId: part.id,
      paymentId: paymentId ?? null,
      cause: to === 'cancelled' ? 'cancelled' : 'rejected',
      causeId: part.id,
      lines: await unreturnedLines(tx, part.id),
      delivery: part.delivery_paise,
    });
}

async function unreturnedLines(tx: TxCtx, partId: PartId): Promise<RefundLine[]> {
  const { rows } = await sql<RefundLine>`
    select line.id as "lineId", line.quantity - coalesce(sum(back.quantity), 0)::int as quantity,
      (line.total_paise - coalesce(sum(back.amount_paise), 0))::bigint as amount
    from order_lines line left join refund_lines back on back.line_id = line.id
    where line.part_id = ${partId} group by line.id
    having line.quantity > coalesce(sum(back.quantity), 0) order by line.position`.execute(tx.db);
  return rows;
}
