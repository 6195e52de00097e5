import {
  type trackOrder as endpoint,
  nothingToTrack,
  orderIsMissing,
  parcelForOne,
  parcelIncomplete,
} from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { isSameParcel, type Parcel, parcelGap, parcelWords } from '#orders/orders/parcels/parcel.ts';
import { refuseOtherParcel } from '#orders/orders/server/courier-port.ts';
import { fallOf } from '#orders/orders/server/editing/fall-edit.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { holdOrder } from './hold-order.ts';
import type { WireOrder } from './orders.present.ts';
import { listParts, type OrderRow, type PartRow } from './orders.queries.ts';
import { orderScopeOf, readOrder } from './read-order.ts';

/**
 * Sets courier and tracking number of a part; shoppers get a mail if it has shipped. Idempotent: the same data changes
 * nothing and sends nothing. A parcel ends an edit that waits for its payment.
 * @throws orderIsMissing also for another seller's part; parcelForOne, parcelIncomplete, nothingToTrack,
 *   bookingStands
 */
export async function trackOrder(
  ctx: ActorCtx,
  { orderId, partId, ...parcel }: InputOf<typeof endpoint>,
): Promise<WireOrder> {
  const gap = parcelGap(parcel);
  if (gap) throw parcelIncomplete(gap).with({ fields: { [gap]: () => parcelIncomplete(gap).message } });
  const scope = orderScopeOf(ctx.actor);
  return ctx.tx(async tx => {
    const order = await holdOrder(tx, orderId, scope);
    const own = await listParts(tx.db, orderId, scope);
    const [part, ...others] = own.filter(({ id }) => partId === undefined || id === partId);
    if (!part) throw orderIsMissing();
    if (others.length > 0) throw parcelForOne();
    if (!isLive(part.status)) throw nothingToTrack();
    if (!isSameParcel(part, parcel)) {
      await refuseOtherParcel(tx, [part.id]);
      await write(tx, order, part, parcel, ctx.actor);
    }
    return readOrder(tx, orderId, scope);
  });
}

async function write(tx: TxCtx, order: OrderRow, part: PartRow, parcel: Parcel, actor: Actor): Promise<void> {
  const at = tx.now();
  const { carrier, tracking } = parcel;
  await tx.db.updateTable('order_parts').set({ carrier, tracking, updated_at: at }).where('id', '=', part.id).execute();
  const words = parcelWords(parcel);
  // The parcel has what the order is now.
  if (words) await fallOf(tx, [part], 'overtaken');
  const event = await tx.db
    .insertInto('order_events')
    .values({
      ...{ order_id: order.id, part_id: part.id, kind: 'note' as const, status: null, at },
      ...{ actor_id: actor.id, actor_name: actor.userName },
      note: words ? t('orders.orders.note.tracking', { parcel: words }) : t('orders.orders.note.untracked'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (actor.kind === 'administrator')
    await recordAct(tx, {
      act: 'order.tracked',
      on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
      before: { [part.seller_name]: parcelWords(part) || null },
      after: { [part.seller_name]: words || null },
    });
  if (order.user_id && words && isOnTheWay(part.status))
    await tx.notify('orders.moved', { orderId: order.id, events: [event.id] });
}
