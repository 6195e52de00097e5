import type { ReturnedItems } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import { bookedParts } from './booked-parts.ts';
import { releasePart } from './hold-part.ts';
import { returnedPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/**
 * Reverses the earnings of returned and refunded items. Afterwards the ledger reads as if only the rest had been sold,
 * so after the last item nothing is left, whatever the steps. Releases the hold of the same cause. The caller holds the
 * lock on the order.
 * @returns false if there is nothing to reverse: this cause is already booked, or the delivery is not
 */
export async function bookReturned(tx: TxCtx, { partId, ...goods }: ReturnedItems): Promise<boolean> {
  const [booked] = await bookedParts(tx, [partId]);
  await releasePart(tx, goods.causeId);
  // Checked only after the part is locked, so that no concurrent call books the same.
  const before = await tx.db
    .selectFrom('ledger_postings')
    .select('id')
    .where('cause', '=', 'returned')
    .where('cause_id', '=', goods.causeId)
    .executeTakeFirst();
  if (before || !booked?.part.isBooked) return false;
  return (await writePostings(tx, [returnedPosting(booked, goods, tx.now())])) > 0;
}
