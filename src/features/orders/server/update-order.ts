import { sql } from 'kysely';
import { recordAct } from '#features/audit/server/audit.ts';
import { returnStock, type StockLine, takeStock } from '#features/catalog/server/catalog.ts';
import {
  type updateOrder as endpoint,
  moveNotAllowed,
  orderIsMissing,
  parcelForOne,
  parcelIncomplete,
  parcelTooEarly,
  sellerNotReady,
  stockIsGone,
} from '#features/orders/contract.ts';
import { type Move, mayMove, moveOf, paymentOfWhole } from '#features/orders/order-move.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import { type ChoosableStatus, isOnTheWay, STATUS_LABELS, statusOfWhole } from '#features/orders/order-status.ts';
import { type Parcel, parcelGap, parcelWords } from '#features/orders/parcel.ts';
import { gapWords } from '#features/sellers/profile-gaps.ts';
import { shippingGaps } from '#features/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { Actor } from '#shared/actor.ts';
import type { InputOf } from '#shared/endpoint.ts';
import type { OrderId } from '#shared/id.ts';
import type { WireOrder } from './orders.present.ts';
import {
  findOrder,
  type LineRow,
  listLines,
  listParts,
  lockOrder,
  type OrderRow,
  type PartRow,
} from './orders.queries.ts';
import { readOrder, scopeOf } from './read-order.ts';

interface PartMove extends Move {
  readonly part: PartRow;
}

/**
 * Moves the parts of an order that one may change, or the one named, to another status, with all that this brings:
 * stock, payment, timeline, mail, and the parcel it goes with. A part that is there already stays untouched, so a
 * repetition changes nothing.
 * @throws orderIsMissing also for a part that is not one's own; moveNotAllowed, sellerNotReady, stockIsGone,
 *   parcelTooEarly, parcelIncomplete, parcelForOne: then nothing has moved
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
  { orderId, orderStatus: to, partId, carrier, tracking }: InputOf<typeof endpoint>,
): Promise<boolean> {
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
  if (moves.length > 0) await carryOut(tx, order, { moves, to, parcel }, actor);
  return moves.length > 0;
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
      if (!mayMove(state, to, actor.kind === 'administrator'))
        throw moveNotAllowed(STATUS_LABELS[part.status].toLowerCase(), STATUS_LABELS[to].toLowerCase());
      return { part, ...moveOf(state, to, order.payment_method === 'COD') };
    });
}

/** The invoice goes with the goods and names the seller, so it must be known who that is. */
async function refuseUnready(tx: TxCtx, moves: readonly PartMove[], to: ChoosableStatus, actor: Actor): Promise<void> {
  if (!isOnTheWay(to)) return;
  const leaving = moves.filter(({ part }) => !isOnTheWay(part.status)).map(({ part }) => part.seller_id);
  const [first] = await shippingGaps(tx, leaving);
  if (first) throw sellerNotReady(actor.kind === 'seller' ? null : first.name, gapWords(first.missing));
}

interface Moving {
  readonly moves: readonly PartMove[];
  readonly to: ChoosableStatus;
  readonly parcel: Parcel | undefined;
}

async function carryOut(tx: TxCtx, order: OrderRow, moving: Moving, actor: Actor): Promise<void> {
  const { moves, to } = moving;
  await moveStock(tx, moves);
  await freshenReviews(tx, moves, to);
  const events = await writeMoves(tx, order.id, moving, actor);
  await summarise(tx, order.id);
  tx.changed(cacheTag.orders, ...moves.map(({ part }) => cacheTag.ordersOf(part.seller_id)));
  if (actor.kind === 'administrator') await recordMove(tx, order, moves, to);
  if (order.user_id) await tx.later('orders.mail-status', { orderId: order.id, events });
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

/** Who has received a product speaks of it as a verified purchase, until the delivery is taken back. */
async function freshenReviews(tx: TxCtx, moves: readonly PartMove[], to: ChoosableStatus): Promise<void> {
  const received = moves.filter(({ part }) => to === 'delivered' || part.status === 'delivered');
  const lines = await listLines(
    tx.db,
    received.map(({ part }) => part.id),
  );
  tx.changed(...lines.map(line => cacheTag.reviews(line.product_id)));
}

async function moveStock(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const moving = moves.filter(move => move.stock !== 'stays').map(move => move.part.id);
  const lines = await listLines(tx.db, moving);
  const stockOf = new Map(moves.map(move => [move.part.id, move.stock]));
  const back = lines.filter(line => stockOf.get(line.part_id) === 'returns');
  const again = lines.filter(line => stockOf.get(line.part_id) === 'is taken');
  if (back.length > 0) await returnStock(tx, back.map(stockLine), 'rejected');
  if (again.length === 0) return;
  const { shortages } = await takeStock(tx, again.map(stockLine));
  const [short] = shortages;
  if (short) throw stockIsGone(again.find(line => line.product_id === short.line.productId)?.title ?? '');
}

function stockLine(line: LineRow): StockLine {
  return { productId: line.product_id, quantity: line.quantity, partId: line.part_id };
}

/** @returns the events written, one for each part */
async function writeMoves(tx: TxCtx, orderId: OrderId, { moves, to, parcel }: Moving, actor: Actor): Promise<number[]> {
  const at = tx.now();
  const goesWith = parcel ? sql`carrier = ${parcel.carrier}, tracking = ${parcel.tracking},` : sql``;
  const rows = moves.map(({ part, payment }) => ({ id: part.id, payment }));
  await sql`
    update order_parts set status = ${to}, payment_status = move.payment, updated_at = ${at}::timestamptz, ${goesWith}
      delivered_at = case when ${to} = 'delivered' then ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::json) as move(id uuid, payment text)
    where order_parts.id = move.id`.execute(tx.db);
  const events = await tx.db
    .insertInto('order_events')
    .values(
      moves.map(({ part }) => ({
        order_id: orderId,
        part_id: part.id,
        kind: 'status' as const,
        status: to,
        actor_id: actor.id,
        actor_name: actor.userName,
        note: parcel ? parcelWords(parcel) : null,
        at,
      })),
    )
    .returning('id')
    .execute();
  return events.map(event => event.id);
}

/** Writes what the parts now add up to, other sellers' parts included. */
async function summarise(tx: TxCtx, orderId: OrderId): Promise<void> {
  const parts = (await listParts(tx.db, orderId)).map(part => ({ status: part.status, payment: part.payment_status }));
  await tx.db
    .updateTable('orders')
    .set({
      status: statusOfWhole(parts.map(part => part.status)),
      payment_status: paymentOfWhole(parts),
      updated_at: tx.now(),
    })
    .where('id', '=', orderId)
    .execute();
}
