import {
  deliveryCodeForOne,
  type updateOrder as endpoint,
  moveNotAllowed,
  notPaidYet,
  orderIsMissing,
  parcelForOne,
  parcelIncomplete,
  parcelTooEarly,
  proofNeeded,
  sellerNotReady,
  wrongDeliveryCode,
} from '#orders/orders/contract.ts';
import { leavesUnpaid, moveOf, type PartState, partsToMove, waitsForPayment } from '#orders/orders/moves/order-move.ts';
import { type MovedParts, movedText } from '#orders/orders/moves/order-outcomes.ts';
import { type Rejection, reasonNotRejecting, sayReason } from '#orders/orders/moves/reject-reasons.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { type ChoosableStatus, isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { isSameParcel, type Parcel, parcelGap, parcelWords, proofOf } from '#orders/orders/parcels/parcel.ts';
import { refuseOtherParcel } from '#orders/orders/server/courier-port.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import {
  listParts,
  type OrderRow,
  type OrderScope,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { serialsTooEarly } from '#orders/serials/serial-problems.ts';
import { shippingGaps } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { checkDeliveryCode } from './check-delivery-code.ts';
import { type Mover, moveParts, type PartMove } from './move-parts.ts';
import { writeSerials } from './write-serials.ts';

/**
 * Changes the status of one part, or of all parts that may change, with all consequences: stock, payment, timeline,
 * mails, tracking, serial numbers, rejection. Idempotent: parts already in the status stay unchanged. Rejected and
 * cancelled parts change only if named.
 * @throws orderIsMissing also for another seller's part; moveNotAllowed, sellerNotReady, stockIsGone,
 *   reasonNotRejecting, sayReason, bookingStands for another tracking number, parcelTooEarly, parcelIncomplete, parcelForOne, serialsTooEarly, notPaidYet,
 *   proofNeeded, and what `noteSerials` and `moveParts` throw; nothing has changed then
 */
export async function updateOrder(
  ctx: ActorCtx,
  input: InputOf<typeof endpoint>,
): Promise<{ readonly message: string; readonly data: WireOrder }> {
  const { orderId, partId, deliveryCode: code } = input;
  if (code !== undefined) await checkDeliveryCode(ctx, { orderId, partId, code });
  return ctx.tx(async tx => {
    const moved = await moveOrder(tx, ctx.actor, input);
    const message = speaking(ctx.language, () => movedText(moved));
    return { message, data: await readOrder(tx, input.orderId, orderScopeOf(ctx.actor)) };
  });
}

/** Who moves an order: a person, or a courier in the place of the seller. */
export type MovedBy = Actor | (Mover & { readonly id: null; readonly kind: 'seller'; readonly sellerId: SellerId });

/** The same inside a transaction, for bulk updates and couriers. @returns numbers of changed and unchanged parts */
export async function moveOrder(tx: TxCtx, actor: MovedBy, input: InputOf<typeof endpoint>): Promise<MovedParts> {
  const { orderStatus: to, serials, reason, note } = input;
  if (serials && !isOnTheWay(to)) throw serialsTooEarly();
  const rejection = readRejection({ reason: reason ?? null, note: note ?? null }, to);
  const { order, moves: wanted, left, parcel } = await seeMoves(tx, actor, input);
  await refuseUnready(tx, wanted, to, actor);
  const moves = wanted.map(move => ({
    ...move,
    ...paymentDecision(order, move, actor, input.againstLaterPayment),
    ...deliveryProof(order, move, actor, { ...input, parcel }),
  }));
  if (input.deliveryCode !== undefined && moves.length > 1) throw deliveryCodeForOne();
  if (moves.length === 0) return { moved: 0, left };
  const moving = moves.map(move => move.part);
  const others = moving.filter(part => parcel && !isSameParcel(parcel, part)).map(part => part.id);
  if (others.length > 0) await refuseOtherParcel(tx, others);
  if (serials && actor.id !== null) await writeSerials(tx, { order, parts: moving, given: serials, by: actor });
  await moveParts(tx, order, { moves, by: actor, parcel, ...rejection });
  if (actor.kind === 'administrator') await recordMove(tx, order, moves, to);
  return { moved: moves.length, left };
}

interface SeenMoves {
  readonly order: OrderRow;
  /** All parts of the order that the actor sees. */
  readonly own: readonly PartRow[];
  readonly moves: readonly PartMove[];
  /** How many of the chosen parts stay as they are. */
  readonly left: number;
  readonly parcel: Parcel | undefined;
}

/**
 * What an update of an order would move, with the order locked.
 * @throws orderIsMissing, moveNotAllowed, parcelTooEarly, parcelIncomplete, parcelForOne
 */
export async function seeMoves(
  tx: TxCtx,
  actor: MovedBy,
  { orderId, orderStatus: to, partId, carrier, tracking }: InputOf<typeof endpoint>,
): Promise<SeenMoves> {
  const parcel = readParcel({ carrier: carrier ?? null, tracking: tracking ?? null }, to);
  const scope: OrderScope = actor.id === null ? { kind: 'seller', sellerId: actor.sellerId } : orderScopeOf(actor);
  const order = await holdOrder(tx, orderId, scope);
  const own = await listParts(tx.db, orderId, scope);
  const chosen = own.filter(part => partId === undefined || part.id === partId);
  if (chosen.length === 0) throw orderIsMissing();
  const { moves, left } = movesOf(order, chosen, { to, actor, isNamed: partId !== undefined });
  if (parcel && moves.length > 1) throw parcelForOne();
  return { order, own, moves, left, parcel };
}

/** @throws reasonNotRejecting, sayReason with the field */
function readRejection(rejection: Rejection, to: ChoosableStatus): Rejection {
  const { reason, note } = rejection;
  const given = reason !== null ? 'reason' : note !== null ? 'note' : undefined;
  if (given && to !== 'rejected')
    throw reasonNotRejecting().with({ fields: { [given]: () => reasonNotRejecting().message } });
  if (reason === 'other' && !note) throw sayReason().with({ fields: { note: () => sayReason().message } });
  return rejection;
}

/** @throws parcelTooEarly before shipping; parcelIncomplete */
function readParcel(parcel: Parcel, to: ChoosableStatus): Parcel | undefined {
  if (parcelWords(parcel) === '') return undefined;
  if (!isOnTheWay(to)) throw parcelTooEarly();
  const gap = parcelGap(parcel);
  if (gap) throw parcelIncomplete(gap).with({ fields: { [gap]: () => parcelIncomplete(gap).message } });
  return parcel;
}

interface Moving {
  readonly to: ChoosableStatus;
  readonly actor: MovedBy;
  readonly isNamed: boolean;
}

/** @throws moveNotAllowed if no part may change and none has the status already */
function movesOf(
  order: OrderRow,
  parts: readonly PartRow[],
  { to, actor, isNamed }: Moving,
): { readonly moves: readonly PartMove[]; readonly left: number } {
  const paysOnDelivery = order.payment_method === 'COD';
  const scope = { isNamed, isAdministrator: actor.kind === 'administrator', paysOnDelivery };
  const { moving, left } = partsToMove(parts, to, stateOf, scope);
  const [first] = left.toSorted((one, other) => Number(isLive(other.status)) - Number(isLive(one.status)));
  if (moving.length === 0 && first && left.length === parts.length)
    throw moveNotAllowed(
      first.status,
      to,
      !scope.isAdministrator && waitsForPayment(stateOf(first), to, paysOnDelivery),
    );
  return {
    moves: moving.map(part => ({ part, to, ...moveOf(stateOf(part), to, paysOnDelivery) })),
    left: left.length,
  };
}

function stateOf(part: PartRow): PartState {
  return { status: part.status, payment: part.payment_status, cash: part.cash_state };
}

/**
 * Online orders ship once they are paid. An administrator may override this with a reason; sellers are then credited
 * only when the money arrives.
 * @throws notPaidYet
 */
function paymentDecision(order: OrderRow, { part, to }: PartMove, actor: MovedBy, reason: string | undefined) {
  const state = { status: part.status, payment: part.payment_status };
  if (!leavesUnpaid(state, to, order.payment_method === 'COD') || part.unpaid_reason !== null) return {};
  if (actor.kind !== 'administrator' || reason === undefined) throw notPaidYet();
  return { unpaidReason: reason };
}

interface GivenProof {
  readonly parcel: Parcel | undefined;
  readonly deliveryCode?: string | undefined;
  readonly withoutProof?: string | undefined;
}

/**
 * A cash delivery needs proof: a courier's tracking number or the shopper's code. An administrator may override this
 * with a reason; the cash then counts as not collected.
 * @throws proofNeeded, wrongDeliveryCode
 */
function deliveryProof(order: OrderRow, { part, to }: PartMove, actor: MovedBy, given: GivenProof) {
  if (order.payment_method !== 'COD' || to !== 'delivered') return {};
  if (given.deliveryCode !== undefined && given.deliveryCode !== part.delivery_code) throw wrongDeliveryCode();
  const proof = proofOf(given.parcel ?? part, given.deliveryCode !== undefined);
  if (proof !== 'none') return { proof };
  if (actor.kind !== 'administrator') throw proofNeeded();
  return { proof, unprovenReason: given.withoutProof ?? t('orders.orders.note.noReason') };
}

/** The invoice ships with the items and names the seller, so the seller profile must be complete. */
async function refuseUnready(
  tx: TxCtx,
  moves: readonly PartMove[],
  to: ChoosableStatus,
  actor: MovedBy,
): Promise<void> {
  if (!isOnTheWay(to)) return;
  const leaving = moves.filter(({ part }) => !isOnTheWay(part.status)).map(({ part }) => part.seller_id);
  const [first] = await shippingGaps(tx, leaving);
  if (first) throw sellerNotReady(actor.kind === 'seller' ? null : first.name, first.missing);
}

/** An administrator's change of a seller's part is recorded in the audit log. */
async function recordMove(tx: TxCtx, order: OrderRow, moves: readonly PartMove[], to: ChoosableStatus): Promise<void> {
  await recordAct(tx, {
    act: 'order.moved',
    on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
    before: Object.fromEntries(moves.map(({ part }) => [part.seller_name, part.status])),
    after: Object.fromEntries(moves.map(({ part }) => [part.seller_name, to])),
  });
}
