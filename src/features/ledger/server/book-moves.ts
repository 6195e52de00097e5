import type { OrderStatus } from '#features/orders/order-status.ts';
import { setting } from '#features/shop/server/shop.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { bookedParts } from './booked-parts.ts';
import { deliveredPosting, undeliveredPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/** A part on its way from one status to another. */
interface MovedPart {
  readonly part: { readonly id: PartId; readonly status: OrderStatus };
  readonly to: OrderStatus;
}

/**
 * Books what moving parts means for their sellers: a delivery is booked, a delivery that is taken back is reversed until
 * nothing of it is left, and one that is made again is booked again, at the rates of its own day. What was delivered
 * before there was a ledger is not in it, so nothing of it is reversed. Whoever calls holds the order.
 */
export async function bookMoves(
  tx: TxCtx,
  order: { readonly payment_method: string },
  moves: readonly MovedPart[],
): Promise<void> {
  const touching = moves.filter(({ part, to }) => (part.status === 'delivered') !== (to === 'delivered'));
  if (touching.length === 0) return;
  const parts = await bookedParts(
    tx,
    touching.map(({ part }) => part.id),
  );
  const delivered = new Set(touching.filter(({ to }) => to === 'delivered').map(({ part }) => part.id));
  const booking = { rates: await setting(tx, 'rates'), at: tx.now(), isCash: order.payment_method === 'COD' };
  await writePostings(
    tx,
    parts.flatMap(booked => {
      const isDelivered = delivered.has(booked.part.id);
      if (isDelivered === booked.part.isBooked) return [];
      return [isDelivered ? deliveredPosting(booked, booking) : undeliveredPosting(booked, booking.at)];
    }),
  );
}
