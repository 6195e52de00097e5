import { TRACKING } from '#orders/orders/parcels/parcel.ts';
import { findPart, lockOrder, moverOf, noteOnPart, type PartRow } from '#orders/orders/server/orders.ts';
import { partIsMissing } from '#orders/shipments/contract.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { Connected } from '#shop/connections/server/connections.ts';
import { clearParcel, fillParcel, type ShipmentRow, setBooked, setCancelled, setFailed } from './shipments.queries.ts';

/** Notes the answer of a courier that was asked, and fills courier and tracking number. */
export async function noteBooked(
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
