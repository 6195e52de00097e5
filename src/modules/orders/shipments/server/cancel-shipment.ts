import { orderNumber } from '#orders/orders/order-number.ts';
import { findOrder, lockOrder, moverOf, noteOnPart, type PartRow } from '#orders/orders/server/orders.ts';
import {
  courierIsAway,
  courierRefuses,
  noCourier,
  nothingBooked,
  parcelUnderWay,
  partIsMissing,
  tooManyShipments,
} from '#orders/shipments/contract.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierConnection } from '#shared/ports/courier-port.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { connectedAs } from '#shop/connections/server/connections.ts';
import { requirePart, whoCancels } from './read-shipment.ts';
import { noteCancelled } from './settle-booking.ts';
import { findShipment, holdShipment, isOver, type ShipmentRow, setFailed } from './shipments.queries.ts';

/**
 * Cancels the booked courier before the parcel is fetched; courier and tracking number are taken out of the part. A courier
 * that the shop is connected to no more is not asked: the booking is marked as cancelled if the person says so.
 * @throws partIsMissing, nothingBooked, noCourier, parcelUnderWay, courierRefuses, courierIsAway, tooManyShipments
 */
export async function cancelShipment(
  ctx: ActorCtx,
  { partId, byHand = false }: { readonly partId: PartId; readonly byHand?: boolean | undefined },
): Promise<void> {
  const { part } = await requirePart(ctx, partId);
  await ctx.throttle.spend('shipment.account', ctx.actor.id, tooManyShipments);
  const latest = await findShipment(ctx.db, partId);
  if (byHand && latest && (await whoCancels(ctx, latest)) === 'hand')
    return ctx.tx(tx => markCancelled(tx, part, latest));
  const { row, awb, connection } = await requireBooked(ctx, latest);
  if (row.state !== 'booked' || (await asked(ctx, () => isFetched(connection, awb)))) throw parcelUnderWay();
  await asked(ctx, () => connection.cancel(awb));
  await ctx.tx(tx => noteCancelled(tx, part, { id: row.id, awb }));
}

/** Marks a booking as cancelled, with a note in the history and in the audit log. */
async function markCancelled(tx: TxCtx, part: PartRow, { id, title, awb, state }: ShipmentRow): Promise<void> {
  await lockOrder(tx, part.order_id);
  // There was news meanwhile.
  if ((await holdShipment(tx.db, id))?.state !== state) throw nothingBooked();
  const words = t('orders.shipments.note.byHand', { courier: title });
  if (awb === null) await setFailed(tx.db, id, words);
  else await noteCancelled(tx, part, { id, awb });
  await noteOnPart(tx, part, { by: moverOf(tx), note: words });
  const order = await findOrder(tx.db, part.order_id, { kind: 'all' });
  if (!order) throw partIsMissing();
  await recordAct(tx, {
    ...{ act: 'order.parcel-cancelled', on: { kind: 'order', id: order.id, name: orderNumber(order.number) } },
    before: { courier: title, ...(awb !== null && { 'tracking number': awb }) },
  });
}

/** What the shop knows may be half an hour old. A parcel that comes back without having been fetched was cancelled. */
async function isFetched(connection: CourierConnection, awb: string): Promise<boolean> {
  const [known] = await connection.track([awb]);
  return known !== undefined && !['booked', 'cancelled', 'returning'].includes(known.state);
}

/** The address of the label. @throws partIsMissing, nothingBooked, courierRefuses, courierIsAway, tooManyShipments */
export async function labelAddressOf(ctx: ActorCtx, partId: PartId): Promise<string> {
  await requirePart(ctx, partId);
  await ctx.throttle.spend('shipment.account', ctx.actor.id, tooManyShipments);
  const { awb, connection } = await requireBooked(ctx, await findShipment(ctx.db, partId));
  const url = await asked(ctx, () => connection.label(awb));
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw courierIsAway('…');
  return url;
}

async function requireBooked(ctx: ActorCtx, row: ShipmentRow | undefined) {
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
