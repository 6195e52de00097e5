import { sql } from 'kysely';
import type { DeliveryProof } from '#finance/cash/cash-after.ts';
import { voidExchanges } from '#orders/exchanges/server/exchanges.ts';
import { giveUsesBack, takeUsesAgain } from '#orders/offers/server/offers.ts';
import { stockIsGone } from '#orders/orders/contract.ts';
import { awaitsPayment, type Move, paymentOfWhole } from '#orders/orders/moves/order-move.ts';
import type { RejectReason } from '#orders/orders/moves/reject-reasons.ts';
import { isLive, isOnTheWay, mayBeCancelled, type OrderStatus, statusOfWhole } from '#orders/orders/order-status.ts';
import { type Parcel, parcelWords } from '#orders/orders/parcels/parcel.ts';
import { fallOf } from '#orders/orders/server/editing/fall-edit.ts';
import type { Booking } from '#orders/orders/server/finance-port.ts';
import { notifyOfMoves } from '#orders/orders/server/moves/move-effects.ts';
import { freeReserved } from '#orders/orders/server/placing/reserve.queries.ts';
import { holdFromNow } from '#orders/orders/server/placing/unpaid.queries.ts';
import {
  type LineRow,
  listLines,
  listParts,
  type OrderRow,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import { freeSerials, requireSerials } from '#orders/serials/server/serials.ts';
import { giveSlotsBack, takeSlotsAgain } from '#orders/sold-services/server/sold-services.ts';
import { dropPayments } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { deductStock, returnStock, type StockLine } from '#products/catalog/server/catalog.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type CashedMove, createRefundOf, followCash, issueDocuments, writeCash } from './move-effects.ts';

/** A status change of one part. */
export interface PartMove extends Move {
  readonly part: PartRow;
  readonly to: OrderStatus;
  /** For cash orders: the proof of delivery. The reasons are an administrator's, for a missing proof or payment. */
  readonly proof?: DeliveryProof;
  readonly unprovenReason?: string;
  readonly unpaidReason?: string;
}

/** Who changes the status: a person, or without id the shop itself (payments and timeouts). */
export interface Mover extends Partial<Pick<Actor, 'kind' | 'sellerId'>> {
  readonly id: UserId | null;
  readonly userName: string;
}

interface Moving {
  readonly moves: readonly PartMove[];
  readonly by: Mover;
  readonly parcel?: Parcel | undefined;
  /** The reason, for the timeline. */
  readonly note?: string | null | undefined;
  readonly reason?: RejectReason | null | undefined;
}

/**
 * Changes the status of parts with all consequences: serial numbers, stock, payment, refunds, ledger, invoices,
 * timeline, order totals, caches, mails. The caller has checked that the change is allowed and holds the lock on the
 * order (`lockOrder`).
 * @throws stockIsGone if stock that was returned is needed again and has been sold; serialsMissing if items ship
 *   without their numbers
 */
export async function moveParts(tx: TxCtx, order: OrderRow, moving: Moving): Promise<void> {
  if (moving.moves.length === 0) return;
  // Before anything of it moves: an edit that waits is of the order as it was.
  await fallOf(
    tx,
    moving.moves.map(({ part }) => part),
    'overtaken',
  );
  const moves = await followCash(tx, order, moving.moves);
  await moveSerials(tx, moves);
  await moveStock(tx, moves);
  await moveSlots(tx, moves);
  await moveExchanges(tx, moves);
  await tellCouriers(tx, moves);
  await createRefundOf(tx, order, moves);
  await tx.ports.finance.bookMoves(
    tx,
    moves.map(move => bookingOf(order, move)),
  );
  await freshenReviews(tx, moves);
  const events = await writeMoves(tx, order.id, moving);
  await writeCash(tx, moves, moving.by);
  await summarise(tx, order);
  // Late, because invoice numbers lock the seller: others who ship for them wait from here to the commit.
  await issueDocuments(tx, moves);
  tx.changed(cacheTag.orders, ...moves.map(({ part }) => cacheTag.ordersOf(part.seller_id)));
  await notifyOfMoves(tx, order, moves, { by: moving.by, events });
}

/** A seller is credited for a delivery once its money is with the shop or with somebody known. */
function bookingOf(order: OrderRow, { part, to, payment, refund, cash }: CashedMove): Booking {
  const isCash = order.payment_method === 'COD';
  const isKnown = isCash ? cash.state !== null && cash.state !== 'expected' : payment === 'paid';
  return {
    part,
    isCredited: to === 'delivered' && isKnown,
    keepsCash: cash.state === 'kept',
    owesBack: refund === 'is owed',
    isNew: part.status !== 'delivered',
  };
}

/** Shipping requires serial numbers; rejecting and cancelling frees them. */
async function moveSerials(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const idsOf = (those: readonly PartMove[]) => those.map(({ part }) => part.id);
  await requireSerials(tx, idsOf(moves.filter(({ part, to }) => isOnTheWay(to) && !isOnTheWay(part.status))));
  await freeSerials(tx, idsOf(moves.filter(({ to }) => !isLive(to))));
}

/** A delivery makes the shopper's reviews verified purchases; undoing it reverts that. */
async function freshenReviews(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const received = moves.filter(({ part, to }) => to === 'delivered' || part.status === 'delivered');
  const lines = await listLines(
    tx.db,
    received.map(({ part }) => part.id),
  );
  tx.changed(...lines.map(line => cacheTag.reviews(line.product_id)));
}

/** A cancelled or rejected part frees its place; a reopened one takes it again if it can. */
async function moveSlots(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const fallen = moves.filter(({ part, to }) => isLive(part.status) && !isLive(to));
  const again = moves.filter(({ part, to }) => !isLive(part.status) && isLive(to));
  await giveSlotsBack(
    tx,
    fallen.map(({ part }) => part),
  );
  await takeSlotsAgain(
    tx,
    again.map(({ part }) => part),
  );
}

/**
 * A part that nobody wants any more waits for no old phones. One with which a phone was taken is refunded in part, so it can’t be
 * moved: it comes back as a return, which also gives back the phone.
 */
async function moveExchanges(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const fallen = moves.filter(({ to }) => !isLive(to));
  await voidExchanges(
    tx,
    fallen.map(({ part }) => part.id),
  );
}

/** A parcel that nobody wants any more is not to be fetched. */
async function tellCouriers(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const fallen = moves.filter(({ part, to }) => part.status === 'inProcess' && !isLive(to));
  if (fallen.length === 0) return;
  await tx.ports.couriers.tellFallen(
    tx,
    fallen.map(({ part }) => part.id),
  );
}

async function moveStock(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const moving = moves.filter(move => move.stock !== 'stays').map(move => move.part.id);
  const lines = (await listLines(tx.db, moving)).filter(({ service }) => service === null);
  const moveOf = new Map(moves.map(move => [move.part.id, move]));
  const again = lines.filter(line => moveOf.get(line.part_id)?.stock === 'is taken');
  const back = lines.filter(line => moveOf.get(line.part_id)?.stock === 'returns');
  for (const reason of ['rejected', 'cancelled'] as const) {
    const given = back.filter(line => moveOf.get(line.part_id)?.to === reason);
    if (given.length > 0) await returnStock(tx, given.map(stockLine), reason);
  }
  if (again.length === 0) return;
  const { shortages } = await deductStock(tx, again.map(stockLine));
  const [short] = shortages;
  if (short) throw stockIsGone(again.find(line => line.product_id === short.line.productId)?.title ?? '');
}

function stockLine(line: LineRow): StockLine {
  return { productId: line.product_id, quantity: line.quantity, partId: line.part_id };
}

/** @returns ids of the timeline events, one per part */
async function writeMoves(tx: TxCtx, orderId: OrderId, { moves, by, parcel, note, reason }: Moving): Promise<number[]> {
  const at = tx.now();
  const goesWith = parcel ? sql`carrier = ${parcel.carrier}, tracking = ${parcel.tracking},` : sql``;
  const rows = moves.map(({ part, to, payment }) => ({ id: part.id, to, payment }));
  await sql`
    update order_parts set status = move."to", payment_status = move.payment, updated_at = ${at}::timestamptz, ${goesWith}
      delivered_at = case when move."to" <> 'delivered' then null when status = 'delivered' then delivered_at
        else ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::json) as move(id uuid, "to" text, payment text)
    where order_parts.id = move.id`.execute(tx.db);
  const events = await tx.db
    .insertInto('order_events')
    .values(
      moves.map(move => ({
        order_id: orderId,
        part_id: move.part.id,
        kind: 'status' as const,
        status: move.to,
        actor_id: by.id,
        actor_name: by.userName,
        note: noteOf({ parcel, note }, move),
        reason: reason ?? null,
        at,
      })),
    )
    .returning('id')
    .execute();
  return events.map(event => event.id);
}

/** Tracking or reason, plus an administrator's decisions; stored in English. */
function noteOf({ parcel, note }: Pick<Moving, 'parcel' | 'note'>, { unprovenReason, unpaidReason }: PartMove) {
  const decided = [
    unprovenReason !== undefined && t('orders.orders.note.unproven', { reason: unprovenReason }),
    unpaidReason !== undefined && t('orders.orders.note.beforePayment', { reason: unpaidReason }),
  ];
  return [parcel ? parcelWords(parcel) : note, ...decided].filter(Boolean).join('. ') || null;
}

/**
 * Updates the order from all its parts. Releases the stock reservation and open payments when nothing awaits payment
 * any more; renews the reservation if something does again.
 */
export async function summarise(
  tx: TxCtx,
  { id, status, payment_method, payment_status, held_until }: OrderRow,
): Promise<void> {
  const parts = (await listParts(tx.db, id)).map(part => ({ status: part.status, payment: part.payment_status }));
  const isHeld = payment_method !== 'COD' && parts.some(awaitsPayment);
  await tx.db
    .updateTable('orders')
    .set({
      status: statusOfWhole(parts.map(part => part.status)),
      payment_status: paymentOfWhole(parts),
      held_until: isHeld ? (held_until ?? holdFromNow()) : null,
      updated_at: tx.now(),
    })
    .where('id', '=', id)
    .execute();
  const isWanted = parts.some(part => isLive(part.status));
  if (isLive(status) !== isWanted) await (isWanted ? takeUsesAgain(tx, id) : giveUsesBack(tx, id));
  if (held_until && !isHeld) await dropPayments(tx, id);
  const reserved = mayBeCancelled(status) && payment_status !== 'paid';
  if (reserved && !parts.some(awaitsPayment)) await freeReserved(tx, id);
}
