import { holdParts } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import type { BookedPart } from './part-postings.ts';
import { listLedgerLines, listLedgerParts, listStanding } from './parts.queries.ts';

/** Ledger data of some parts, locked until the transaction ends. Skips parts sold by the shop itself. */
export async function bookedParts(tx: TxCtx, ids: readonly PartId[]): Promise<BookedPart[]> {
  if (ids.length === 0) return [];
  await holdParts(tx, ids);
  const parts = await listLedgerParts(tx.db, ids);
  const own = parts.map(part => part.id);
  if (own.length === 0) return [];
  const lines = Map.groupBy(await listLedgerLines(tx.db, own), line => line.partId);
  const standing = Map.groupBy(await listStanding(tx.db, own), entry => entry.partId);
  return parts.map(part => ({ part, lines: lines.get(part.id) ?? [], standing: standing.get(part.id) ?? [] }));
}
