import { isLive } from '#orders/orders/order-status.ts';
import { findPart, lockOrder, noteOnPart } from '#orders/orders/server/orders.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierConnection } from '#shared/ports/courier-port.ts';
import { connectedAs } from '#shop/connections/server/connections.ts';
import { noteCancelled, settleBooking } from './settle-booking.ts';
import {
  findShipment,
  hasBooking,
  holdShipment,
  isOver,
  listCollecting,
  listToTell,
  type ShipmentRow,
  setStuck,
} from './shipments.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'shipments.fallen': { readonly partId: PartId };
  }
}

/** Whether a courier is booked for one of these parts; see the port. */
export async function isCourierBooked(tx: TxCtx, partIds: readonly PartId[], which: 'any' | 'sound'): Promise<boolean> {
  return partIds.length > 0 && hasBooking(tx.db, partIds, which);
}

/** Parts whose booked courier pays the cash to the shop; see the port. */
export async function payShop(tx: TxCtx, partIds: readonly PartId[]): Promise<ReadonlySet<PartId>> {
  return new Set(partIds.length === 0 ? [] : await listCollecting(tx.db, partIds));
}

/** Has the couriers of parts that have fallen told once that is certain. */
export async function tellFallen(tx: TxCtx, partIds: readonly PartId[]): Promise<void> {
  for (const partId of await listToTell(tx.db, partIds)) await tx.later('shipments.fallen', { partId });
}

/** Cancels the parcel of a part that has fallen, or asks whether there is one; is repeated until the courier answers. */
export function cancelFallenParcel(): JobHandler<'shipments.fallen'> {
  return async (ctx, { partId }) => {
    const row = await findShipment(ctx.primary, partId);
    const courier = row && !isOver(row) ? await connectedAs(ctx, 'courier', row.courier) : undefined;
    if (!row || !courier) return;
    if (row.state === 'booking') await settleBooking(ctx, courier, row);
    else await cancelFallen(ctx, courier.connection, partId);
  };
}

const MAY_BE_CANCELLED: readonly ShipmentRow['state'][] = ['booked', 'moving', 'problem'];

/**
 * Cancels the parcel of a part that has fallen. What the courier has fetched already somebody must ask for, so it is said.
 * @throws AdapterFailed if the courier could not be asked
 */
export async function cancelFallen(ctx: Ctx, connection: CourierConnection, partId: PartId): Promise<void> {
  const part = await findPart(ctx.primary, partId);
  if (!part || isLive(part.status)) return;
  const row = await findShipment(ctx.primary, partId);
  if (!row || row.awb === null || !MAY_BE_CANCELLED.includes(row.state)) return;
  const { id, awb, title } = row;
  const words = await refusalOf(() => connection.cancel(awb));
  if (words === undefined) return await ctx.tx(tx => noteCancelled(tx, part, { id, awb }));
  await ctx.tx(async tx => {
    await lockOrder(tx, part.order_id);
    const now = await holdShipment(tx.db, id);
    if (!now || isOver(now) || now.is_stuck) return;
    await setStuck(tx.db, id, true);
    const note = t('orders.shipments.note.notCancelled', { words });
    await noteOnPart(tx, part, { by: { id: null, userName: title }, note });
  });
}

/** @returns the words of the refusal; undefined if the courier agrees */
async function refusalOf(ask: () => Promise<void>): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof AdapterFailed && error.failure === 'refused') return error.message;
    throw error;
  }
}
