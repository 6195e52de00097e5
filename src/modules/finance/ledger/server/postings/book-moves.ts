import type { Booking } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { bookedParts } from './booked-parts.ts';
import { deliveredPosting, undeliveredPosting } from './part-postings.ts';
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
