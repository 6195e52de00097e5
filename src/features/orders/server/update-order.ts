import { recordAct } from '#features/audit/server/audit.ts';
import {
  type updateOrder as endpoint,
  moveNotAllowed,
  orderIsMissing,
  parcelForOne,
  parcelIncomplete,
  parcelTooEarly,
  sellerNotReady,
} from '#features/orders/contract.ts';
import { mayMove, moveOf } from '#features/orders/order-move.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import { type ChoosableStatus, isOnTheWay, STATUS_LABELS } from '#features/orders/order-status.ts';
import { type Parcel, parcelGap, parcelWords } from '#features/orders/parcel.ts';
import { gapWords } from '#features/sellers/profile-gaps.ts';
import { shippingGaps } from '#features/sellers/server/sellers.ts';
import { serialsTooEarly } from '#features/serials/serial-problems.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/actor.ts';
import type { InputOf } from '#shared/endpoint.ts';
import { moveParts, type PartMove } from './move-parts.ts';
import type { WireOrder } from './orders.present.ts';
import { findOrder, listParts, lockOrder, type OrderRow, type PartRow } from './orders.queries.ts';
import { readOrder, scopeOf } from './read-order.ts';
import { writeSerials } from './write-serials.ts';

/**
 * Moves the parts of an order that one may change, or the one named, to another status, with all that this brings:
 * stock, payment, timeline, mail, the parcel it goes with and the numbers of its pieces. A part that is there already stays untouched, so a
 * repetition changes nothing.
 * @throws orderIsMissing also for a part that is not one's own; moveNotAllowed, sellerNotReady, stockIsGone,
 *   parcelTooEarly, parcelIncomplete, parcelForOne, serialsTooEarly, and what `noteSerials` and `moveParts` throw: then
 *   nothing has moved
 */
export async function updateOrder(ctx: ActorCtx, input: InputOf<typeof endpoint>): Promise<WireOrder> {
  return ctx.tx(async tx => {
    await moveOrder(tx, ctx.actor, input);
    return readOrder(tx, input.orderId, scopeOf(ctx.actor));
  });
}

/** The same inside a transaction, for whoever moves many. @returns whether anything has moved */
export async function moveOrder(
  tx: TxCtx,
  actor: Actor,
  { orderId, orderStatus: to, partId, carrier, tracking, serials }: InputOf<typeof endpoint>,
): Promise<boolean> {
  if (serials && !isOnTheWay(to)) throw serialsTooEarly();
  const parcel = readParcel({ carrier: carrier ?? null, tracking: tracking ?? null }, to);
  const scope = scopeOf(actor);
  await lockOrder(tx, orderId);
  const order = await findOrder(tx.db, orderId, scope);
  if (!order) throw orderIsMissing();
  const own = await listParts(tx.db, orderId, scope.kind === 'seller' ? scope.sellerId : undefined);
  const chosen = own.filter(part => partId === undefined || part.id === partId);
  if (chosen.length === 0) throw orderIsMissing();

  const moves = movesOf(order, chosen, to, actor);
  await refuseUnready(tx, moves, to, actor);
  if (parcel && moves.length > 1) throw parcelForOne();
  if (moves.length === 0) return false;
  const moving = moves.map(move => move.part);
  if (serials) await writeSerials(tx, { order, parts: moving, given: serials, by: actor });
  await moveParts(tx, order, { moves, by: actor, parcel });
  if (actor.kind === 'administrator') await recordMove(tx, order, moves, to);
  return true;
}

/** @throws parcelTooEarly unless goods leave; parcelIncomplete */
function readParcel(parcel: Parcel, to: ChoosableStatus): Parcel | undefined {
  if (parcelWords(parcel) === '') return undefined;
  if (!isOnTheWay(to)) throw parcelTooEarly();
  const gap = parcelGap(parcel);
  if (gap) throw parcelIncomplete(gap).with({ fields: { [gap]: parcelIncomplete(gap).message } });
  return parcel;
}

function movesOf(order: OrderRow, parts: readonly PartRow[], to: ChoosableStatus, actor: Actor): PartMove[] {
  return parts
    .filter(part => part.status !== to)
    .map(part => {
      const state = { status: part.status, payment: part.payment_status };
      const paysOnDelivery = order.payment_method === 'COD';
      if (!mayMove(state, to, actor.kind === 'administrator', paysOnDelivery))
        throw moveNotAllowed(STATUS_LABELS[part.status].toLowerCase(), STATUS_LABELS[to].toLowerCase());
      return { part, to, ...moveOf(state, to, paysOnDelivery) };
    });
}

/** The invoice goes with the goods and names the seller, so it must be known who that is. */
async function refuseUnready(tx: TxCtx, moves: readonly PartMove[], to: ChoosableStatus, actor: Actor): Promise<void> {
  if (!isOnTheWay(to)) return;
  const leaving = moves.filter(({ part }) => !isOnTheWay(part.status)).map(({ part }) => part.seller_id);
  const [first] = await shippingGaps(tx, leaving);
  if (first) throw sellerNotReady(actor.kind === 'seller' ? null : first.name, gapWords(first.missing));
}

/** Sellers move what is theirs; an administrator moves what is others', so that is written down. */
async function recordMove(tx: TxCtx, order: OrderRow, moves: readonly PartMove[], to: ChoosableStatus): Promise<void> {
  await recordAct(tx, {
    act: 'order.moved',
    on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
    before: Object.fromEntries(moves.map(({ part }) => [part.seller_name, part.status])),
    after: Object.fromEntries(moves.map(({ part }) => [part.seller_name, to])),
  });
}
