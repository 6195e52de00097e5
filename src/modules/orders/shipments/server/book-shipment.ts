import { sellerNotReady } from '#orders/orders/contract.ts';
import { fallOf, listLines, lockOrder } from '#orders/orders/server/orders.ts';
import {
  alreadyBooked,
  courierIsAway,
  courierRefuses,
  noCourier,
  notAnswered,
  notPacked,
  sellerCollects,
  tooManyShipments,
} from '#orders/shipments/contract.ts';
import { shippingGaps } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { newId, type PartId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { ShipmentRequest } from '#shared/ports/courier-port.ts';
import { connectedTo } from '#shop/connections/server/connections.ts';
import { requirePart } from './read-shipment.ts';
import { noteBooked } from './settle-booking.ts';
import { senderOf, shipmentRequestOf } from './shipment-request.ts';
import { askedAgain, findShipment, insertShipment, isOver, setFailed } from './shipments.queries.ts';

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
  // The courier is told what the order is now.
  await fallOf(tx, [part], 'overtaken');
  const [gap] = await shippingGaps(tx, [part.seller_id]);
  if (gap) throw sellerNotReady(ctx.actor.kind === 'seller' ? null : gap.name, gap.missing);
  const request = shipmentRequestOf(order, part, await listLines(tx.db, [partId]), await senderOf(tx, part));
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
  // The shop's courier pays the shop, and this seller's cash never passes through the shop.
  const collectors = request.collect > 0 ? await tx.ports.finance.whoCollect(tx, [part.seller_id]) : undefined;
  if (collectors?.get(part.seller_id)?.isKept) throw sellerCollects();
  const id = newId();
  await insertShipment(tx.db, {
    ...{ id, part_id: partId, courier: courier.name, title: courier.title },
    ...{ created_at: tx.now(), booked_by: ctx.actor.id, collect_paise: paise(request.collect) },
  });
  return { id, request };
}
