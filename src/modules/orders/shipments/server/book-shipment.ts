import { sellerNotReady } from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { TRACKING } from '#orders/orders/parcels/parcel.ts';
import {
  findOrder,
  findPart,
  type LineRow,
  listLines,
  lockOrder,
  moverOf,
  noteOnPart,
  type OrderRow,
  type PartRow,
  scopeOf,
} from '#orders/orders/server/orders.ts';
import {
  alreadyBooked,
  courierIsAway,
  courierRefuses,
  noCourier,
  notAnswered,
  nothingBooked,
  notPacked,
  type PartShipment,
  parcelUnderWay,
  partIsMissing,
  type Shipment,
  sellerCollects,
  tooManyShipments,
} from '#orders/shipments/contract.ts';
import { stateName } from '#people/addresses/state.ts';
import { listProfiles, shippingGaps } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { newId, type PartId, type UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierConnection, ShipmentRequest } from '#shared/ports/courier-port.ts';
import { type Connected, connectedAs, connectedTo } from '#shop/connections/server/connections.ts';
import {
  askedAgain,
  clearParcel,
  fillParcel,
  findShipment,
  insertShipment,
  isOver,
  listWeights,
  type ShipmentRow,
  setBooked,
  setCancelled,
  setFailed,
} from './shipments.queries.ts';

/** A product whose weight is not known, with its box. */
const USUAL_GRAMS = 500;

/** A part with its order, as far as the actor may see it. @throws partIsMissing */
async function requirePart(
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  partId: PartId,
): Promise<{ readonly order: OrderRow; readonly part: PartRow }> {
  const part = await findPart(ctx.db, partId);
  const scope = scopeOf(ctx.actor);
  const isOwn =
    part !== undefined && (scope.kind === 'all' || (scope.kind === 'seller' && scope.sellerId === part.seller_id));
  const order = isOwn ? await findOrder(ctx.db, part.order_id, scope) : undefined;
  if (!part || !order) throw partIsMissing();
  return { order, part };
}

type WirePartShipment = Omit<PartShipment, 'shipment'> & {
  readonly shipment: (Omit<Shipment, 'at'> & { readonly at: string | null }) | null;
};

/** The booking of a part. @throws partIsMissing */
export async function readShipment(ctx: ActorCtx, partId: PartId): Promise<WirePartShipment> {
  const { part } = await requirePart(ctx, partId);
  const row = await findShipment(ctx.db, partId);
  const canBook = part.status === 'inProcess' && (row === undefined || isOver(row) || row.state === 'booking');
  const courier = canBook ? ((await connectedTo(ctx, 'courier'))?.title ?? null) : null;
  const weights = await listWeights(ctx.db, partId);
  return {
    ...{ partId, courier },
    grams: weights.reduce((sum, { grams, units }) => sum + (grams ?? USUAL_GRAMS) * units, 0),
    shipment: row
      ? {
          ...{ courier: row.title, awb: row.awb, state: row.state, words: row.words },
          ...{ at: row.seen_at?.toISOString() ?? null, isStuck: row.is_stuck },
        }
      : null,
  };
}

/**
 * Books the connected courier for a packed part. What was asked for and not answered is asked for again under the same id, so
 * that no second parcel is booked; only a refusal ends it.
 * @throws partIsMissing, noCourier, notPacked, alreadyBooked, notAnswered, sellerCollects, sellerNotReady, courierRefuses,
 *   courierIsAway, tooManyShipments
 */
export async function bookShipment(
  ctx: ActorCtx,
  { partId, grams }: { readonly partId: PartId; readonly grams: number },
) {
  await requirePart(ctx, partId);
  await ctx.throttle.spend('shipment.account', ctx.actor.id, tooManyShipments);
  const courier = await connectedTo(ctx, 'courier');
  if (!courier) throw noCourier();
  const { id, request } = await ctx.tx(tx => prepare(tx, ctx, courier, partId));
  const { awb } = await courier.connection.book({ ...request, id, grams }).catch(async (error: unknown) => {
    if (!(error instanceof AdapterFailed)) throw error;
    ctx.log.warn({ err: error, courier: courier.name }, 'parcel not booked');
    if (error.failure === 'unavailable') throw courierIsAway(error.message);
    if (error.failure === 'refused') await setFailed(ctx.db, id, error.message.slice(0, 200));
    throw courierRefuses(error.message);
  });
  await noteBooked(ctx, courier, { id, partId, awb });
}

/** Notes the answer of a courier that was asked, and fills courier and tracking number. */
async function noteBooked(
  ctx: Ctx,
  { name, title }: { readonly name: string; readonly title: string },
  { id, partId, awb }: { readonly id: string; readonly partId: PartId; readonly awb: string },
): Promise<void> {
  if (!TRACKING.test(awb)) throw new Error(`${name} booked a parcel under a number that is none`);
  await ctx.tx(async tx => {
    const part = await findPart(tx.db, partId);
    if (!part) throw partIsMissing();
    await lockOrder(tx, part.order_id);
    if (!(await setBooked(tx.db, id, awb, tx.now()))) return;
    // A part that has fallen meanwhile is left as it is, and its parcel is cancelled.
    if (!(await fillParcel(tx.db, partId, title, awb, tx.now()))) return tx.later('shipments.fallen', { partId });
    const note = t('orders.orders.note.tracking', { parcel: `${title} ${awb}` });
    await noteOnPart(tx, part, { by: tx.actor ? moverOf(tx) : { id: null, userName: title }, note });
    tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
  });
}

/**
 * Asks a courier whether it has booked what it did not answer. What it does not know after a day was never booked.
 * @throws AdapterFailed if the courier could not be asked
 */
export async function settleBooking(
  ctx: Ctx,
  courier: Connected<'courier'>,
  { id, part_id, created_at }: ShipmentRow,
): Promise<void> {
  const found = await courier.connection.find(id);
  if (found) await noteBooked(ctx, courier, { id, partId: part_id, awb: found.awb });
  else if (created_at < unansweredSince(ctx.now())) await setFailed(ctx.db, id, '');
}

const DAY_MS = 24 * 3_600_000;

/** What was asked for before that and not answered is given up. */
export function unansweredSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Notes that a parcel is asked for, before it is. */
async function prepare(
  tx: TxCtx,
  ctx: ActorCtx,
  courier: { readonly name: string; readonly title: string },
  partId: PartId,
): Promise<{ readonly id: string; readonly request: Omit<ShipmentRequest, 'id' | 'grams'> }> {
  const inside = { db: tx.db, actor: ctx.actor };
  await lockOrder(tx, (await requirePart(inside, partId)).part.order_id);
  const { order, part } = await requirePart(inside, partId);
  if (part.status !== 'inProcess') throw notPacked();
  const [gap] = await shippingGaps(tx, [part.seller_id]);
  if (gap) throw sellerNotReady(ctx.actor.kind === 'seller' ? null : gap.name, gap.missing);
  const request = requestOf(order, part, await listLines(tx.db, [partId]), await senderOf(tx, part));
  // The shop's courier pays the shop, and the books would say that the seller has the cash.
  const collectors = request.collect > 0 ? await tx.ports.finance.whoCollect(tx, [part.seller_id]) : undefined;
  if (collectors?.get(part.seller_id)?.isKept) throw sellerCollects();
  const before = await findShipment(tx.db, partId);
  if (before && !isOver(before)) {
    if (before.state !== 'booking') throw alreadyBooked();
    if (before.courier === courier.name) {
      await askedAgain(tx.db, before.id, tx.now());
      return { id: before.id, request };
    }
    // Another courier was connected meanwhile, and this one may have booked a parcel.
    throw notAnswered(before.title);
  }
  const id = newId();
  const booked_by: UserId = ctx.actor.id;
  await insertShipment(tx.db, {
    ...{ id, part_id: partId, courier: courier.name, title: courier.title },
    ...{ created_at: tx.now(), booked_by },
  });
  return { id, request };
}

type Sender = Awaited<ReturnType<typeof listProfiles>>[number];

async function senderOf({ db }: Pick<Ctx, 'db'>, part: PartRow): Promise<Sender> {
  const [sender] = await listProfiles(db, [part.seller_id]);
  if (!sender) throw new Error(`seller ${part.seller_id} has no profile`);
  return sender;
}

function requestOf(
  order: OrderRow,
  part: PartRow,
  lines: readonly LineRow[],
  sender: Sender,
): Omit<ShipmentRequest, 'id' | 'grams'> {
  const goods = lines.filter(({ service }) => service === null);
  const isCash = order.payment_method === 'COD' && part.payment_status === 'pending';
  const phone = sender.mobile ?? sender.carePhone ?? '';
  const from = {
    ...{ name: sender.legalName ?? part.seller_name, mobile: phone, address: sender.address ?? '' },
    ...{ city: sender.city ?? '', state: stateName(sender.state ?? ''), pincode: sender.pincode ?? '' },
  };
  return {
    ...{ pickup: placeName(part, `${from.pincode} ${from.address} ${phone}`), from },
    to: {
      ...{ name: order.ship_name ?? orderNumber(order.number), mobile: order.ship_phone, address: order.ship_address },
      ...{ city: order.ship_city, state: stateName(order.ship_state_code), pincode: order.ship_pincode },
    },
    contents: goods
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 200),
    units: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    value: part.total_paise,
    collect: isCash ? part.total_paise : 0,
  };
}

/** The same for the same address of a seller, another for another. */
function placeName({ seller_id }: PartRow, place: string): string {
  let hash = 0;
  for (const letter of place) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${seller_id.slice(-12)}-${hash.toString(36)}`;
}

/**
 * Cancels the booked courier before the parcel is fetched; courier and tracking number are taken out of the part.
 * @throws partIsMissing, nothingBooked, parcelUnderWay, courierRefuses, courierIsAway, tooManyShipments
 */
export async function cancelShipment(ctx: ActorCtx, partId: PartId): Promise<void> {
  const { part } = await requirePart(ctx, partId);
  await ctx.throttle.spend('shipment.account', ctx.actor.id, tooManyShipments);
  const { row, awb, connection } = await requireBooked(ctx, partId);
  if (row.state !== 'booked' || (await asked(ctx, () => isFetched(connection, awb)))) throw parcelUnderWay();
  await asked(ctx, () => connection.cancel(awb));
  await ctx.tx(tx => noteCancelled(tx, part, { id: row.id, awb }));
}

/** What the shop knows may be half an hour old. A parcel that comes back without having been fetched was cancelled. */
async function isFetched(connection: CourierConnection, awb: string): Promise<boolean> {
  const [known] = await connection.track([awb]);
  return known !== undefined && !['booked', 'cancelled', 'returning'].includes(known.state);
}

/** Notes that a parcel is cancelled. */
export async function noteCancelled(
  tx: TxCtx,
  part: Pick<PartRow, 'id' | 'order_id' | 'seller_id'>,
  { id, awb }: { readonly id: string; readonly awb: string },
): Promise<void> {
  await lockOrder(tx, part.order_id);
  if (!(await setCancelled(tx.db, id))) return;
  await clearParcel(tx.db, part.id, awb, tx.now());
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
}

/** The address of the label. @throws partIsMissing, nothingBooked, courierRefuses, courierIsAway, tooManyShipments */
export async function labelOf(ctx: ActorCtx, partId: PartId): Promise<string> {
  await requirePart(ctx, partId);
  await ctx.throttle.spend('shipment.account', ctx.actor.id, tooManyShipments);
  const { awb, connection } = await requireBooked(ctx, partId);
  const url = await asked(ctx, () => connection.label(awb));
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw courierIsAway('…');
  return url;
}

async function requireBooked(ctx: ActorCtx, partId: PartId) {
  const row = await findShipment(ctx.db, partId);
  if (!row || row.awb === null || isOver(row)) throw nothingBooked();
  const courier = await connectedAs(ctx, 'courier', row.courier);
  if (!courier) throw noCourier();
  return { row, awb: row.awb, connection: courier.connection };
}

/** Asks a courier for a person. @throws courierRefuses, courierIsAway */
async function asked<Answer>(ctx: Ctx, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AdapterFailed)) throw error;
    ctx.log.warn({ err: error }, 'courier');
    throw error.failure === 'unavailable' ? courierIsAway(error.message) : courierRefuses(error.message);
  }
}
