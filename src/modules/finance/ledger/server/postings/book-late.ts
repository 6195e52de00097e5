import { sql } from 'kysely';
import type { ReturnedItems } from '#orders/orders/server/orders.ts';
import { publishedRefundLines, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { bookReturned } from './book-returned.ts';
import { bookedParts } from './booked-parts.ts';
import { deliveredPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/**
 * Books a delivery whose cash was missing until now, at its delivery date, and reverses items returned since. Does
 * nothing if it is booked already. The caller holds the lock on the order.
 */
export async function bookLate(tx: TxCtx, partId: PartId): Promise<void> {
  const [booked] = await bookedParts(tx, [partId]);
  if (!booked || booked.part.isBooked || !booked.part.deliveredAt) return;
  const { deliveredAt } = booked.part;
  const rates = await setting(tx, 'rates');
  await writePostings(tx, [deliveredPosting(booked, { rates, at: tx.now(), deliveredAt, keepsCash: false })]);
  for (const items of await listReturned(tx, partId)) await bookReturned(tx, { partId, ...items });
}

async function listReturned({ db }: TxCtx, partId: PartId): Promise<Omit<ReturnedItems, 'partId'>[]> {
  const { rows } = await sql<Omit<ReturnedItems, 'partId'>>`
    select r.cause_id as "causeId", r.delivery_paise as delivery,
      coalesce(json_agg(json_build_object('lineId', back.line_id, 'quantity', back.quantity, 'amount', back.amount_paise))
        filter (where back.line_id is not null), '[]'::json) as lines
    from ${publishedRefunds} r left join ${publishedRefundLines} back on back.refund_id = r.id
    where r.part_id = ${partId} and r.cause = 'returned'
      group by r.id, r.cause_id, r.delivery_paise, r.owed_at order by r.owed_at, r.id`.execute(db);
  return rows;
}
