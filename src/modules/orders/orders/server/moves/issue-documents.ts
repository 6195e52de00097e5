import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartMove } from './move-parts.ts';

/** Shipped parts get an invoice; if such a part is later rejected or cancelled, the invoice is credited in full. */
export async function issueDocuments(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const leaving = moves.filter(({ to }) => isOnTheWay(to)).map(({ part }) => part.id);
  await tx.ports.finance.issueInvoices(tx, leaving);
  for (const { part, to } of moves.filter(move => !isLive(move.to)))
    await tx.ports.finance.annulInvoice(tx, {
      partId: part.id,
      cause: to === 'cancelled' ? 'cancelled' : 'rejected',
      causeId: part.id,
    });
}
