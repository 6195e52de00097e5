import { sql } from 'kysely';
import { publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { bookedParts } from './booked-parts.ts';
import { deliveredPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/**
 * Books past deliveries at their delivery dates, for the demo's data. Real shops settled deliveries from before the
 * ledger elsewhere (decision 37).
 */
export async function bookPast(tx: TxCtx): Promise<void> {
  const { rows } = await sql<{ id: PartId; at: Date; keepsCash: boolean }>`
    select part.id, part.delivered_at as at, coalesce(part.cash_state = 'kept', false) as "keepsCash"
    from ${publishedParts} part join ${publishedOrders} o on o.id = part.order_id
    where part.status = 'delivered' and part.delivered_at is not null
      and (o.payment_method <> 'COD' or part.cash_state <> 'expected') order by part.delivered_at`.execute(tx.db);
  const rates = await setting(tx, 'rates');
  const booked = new Map(
    (
      await bookedParts(
        tx,
        rows.map(({ id }) => id),
      )
    ).map(each => [each.part.id, each]),
  );
  await writePostings(
    tx,
    rows.flatMap(({ id, at, keepsCash }) => {
      const part = booked.get(id);
      return part && !part.part.isBooked ? [deliveredPosting(part, { rates, at, deliveredAt: at, keepsCash })] : [];
    }),
  );
}
