import type { ReturnedItems } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import { bookedParts } from './booked-parts.ts';
import { releasePart } from './hold-part.ts';
import { returnedPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/**
 * Takes back from a seller what it was owed for items that came back and are refunded. After it the part stands as if only
 * the rest had been sold, so whatever comes back in whatever pieces, after the last nothing is left. A hold of the same
 * cause is over with it. Whoever calls holds the order.
 * @returns false when there is nothing to take back: this cause has had its effect, or the delivery is not booked
 */
export async function bookReturned(tx: TxCtx, { partId, ...goods }: ReturnedItems): Promise<boolean> {
  const [booked] = await bookedParts(tx, [partId]);
  await releasePart(tx, goods.causeId);
  // Asked only now that the part is held, so nobody else is about to write the same.
  const before = await tx.db
    .selectFrom('ledger_postings')
    .select('id')
    .where('cause', '=', 'returned')
    .where('cause_id', '=', goods.causeId)
    .executeTakeFirst();
  if (before || !booked?.part.isBooked) return false;
  return (await writePostings(tx, [returnedPosting(booked, goods, tx.now())])) > 0;
}
