import { sql } from 'kysely';
import {
  type Booking,
  holdParts,
  publishedOrders,
  publishedParts,
  type ReturnedItems,
} from '#orders/orders/server/orders.ts';
import { publishedRefundLines, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { releasePart } from './hold-part.ts';
import { type BookedPart, deliveredPosting, returnedPosting, undeliveredPosting } from './part-postings.ts';
import { listLedgerLines, listLedgerParts, listStandingEntries } from './parts.queries.ts';
import { writePostings } from './write-postings.ts';

/**
 * Books status changes of parts: a delivery once its money is accounted for, its complete reversal if it is undone, and
 * the next delivery at the rates of its own date. Deliveries from before the ledger existed are not in it, so nothing
 * of them is reversed. The caller holds the lock on the order.
 */
export async function bookMoves(tx: TxCtx, bookings: readonly Booking[]): Promise<void> {
  const parts = await bookedParts(
    tx,
    bookings.map(({ part }) => part.id),
  );
  const differing = parts.flatMap(booked => {
    const booking = bookings.find(({ part }) => part.id === booked.part.id);
    return booking && booking.isCredited !== booked.part.isBooked ? [{ booked, booking }] : [];
  });
  if (differing.length === 0) return;
  const rates = await setting(tx, 'rates');
  const at = tx.now();
  await writePostings(
    tx,
    differing.map(({ booked, booking: { isCredited, keepsCash, owesBack, isNew } }) => {
      const deliveredAt = isNew ? at : (booked.part.deliveredAt ?? at);
      return isCredited
        ? deliveredPosting(booked, { rates, at, deliveredAt, keepsCash })
        : undeliveredPosting(booked, { at, owesBack });
    }),
  );
}

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
    select r.cause_id as "causeId", (r.delivery_paise + coalesce((select sum(rest.delivery_paise)
        from ${publishedRefunds} rest where rest.rest_of = r.id), 0))::bigint as delivery,
      coalesce(json_agg(json_build_object('lineId', back.line_id, 'quantity', back.quantity, 'amount', back.amount_paise))
        filter (where back.line_id is not null), '[]'::json) as lines
    from ${publishedRefunds} r left join ${publishedRefundLines} back on back.refund_id = r.id
    where r.part_id = ${partId} and r.cause = 'returned' and r.rest_of is null
      group by r.id, r.cause_id, r.delivery_paise, r.owed_at order by r.owed_at, r.id`.execute(db);
  return rows;
}

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

/** Ledger data of some parts, locked until the transaction ends. Skips parts sold by the shop itself. */
export async function bookedParts(tx: TxCtx, ids: readonly PartId[]): Promise<BookedPart[]> {
  if (ids.length === 0) return [];
  await holdParts(tx, ids);
  const parts = await listLedgerParts(tx.db, ids);
  const own = parts.map(part => part.id);
  if (own.length === 0) return [];
  const lines = Map.groupBy(await listLedgerLines(tx.db, own), line => line.partId);
  const standing = Map.groupBy(await listStandingEntries(tx.db, own), entry => entry.partId);
  return parts.map(part => ({ part, lines: lines.get(part.id) ?? [], standing: standing.get(part.id) ?? [] }));
}
