import { orderIsMissing } from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import {
  findOrder,
  listLines,
  listParts,
  lockOrder,
  moverOf,
  readOrder,
  type WireOrder,
} from '#orders/orders/server/orders.ts';
import type { refundService as endpoint } from '#orders/returns/desk.contract.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import { NOTHING_COMPARED } from '#orders/returns/server/compare-back.ts';
import { holdReturn } from '#orders/returns/server/held-return.ts';
import { countReturned, insertReturn, insertReturnEvent, setReturn } from '#orders/returns/server/returns.queries.ts';
import { serviceGoesBack, serviceIsDone, serviceMissing } from '#orders/sold-services/refusals.ts';
import { orderServicesOf } from '#orders/sold-services/server/sold-services.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { settleReturn } from './settle-return.ts';

const ALL = { kind: 'all' } as const;

/**
 * Refunds what was paid for a service that was not done: a return of its units that is settled at once, so refund, credit note
 * and balance are those of any return. Idempotent.
 * @throws orderIsMissing; serviceMissing also for a free one; serviceIsDone; serviceGoesBack if it is in an open return;
 *   notDelivered before the delivery, when the order is cancelled or edited instead
 */
export async function refundService(
  ctx: ActorCtx,
  { orderId, lineId, note }: InputOf<typeof endpoint>,
): Promise<WireOrder> {
  return ctx.tx(async tx => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx.db, orderId, ALL);
    if (!order) throw orderIsMissing();
    const parts = await listParts(tx.db, orderId);
    const ids = parts.map(({ id }) => id);
    const line = (await listLines(tx.db, ids)).find(each => each.id === lineId);
    const service = (await orderServicesOf(tx.db, ids)).get(lineId);
    const part = parts.find(each => each.id === service?.partId);
    if (!order.user_id || !line || !part || !service || line.price_paise === 0) throw serviceMissing();
    if (service.doneAt) throw serviceIsDone();
    if (service.calledOffAt) return readOrder(tx, orderId, ALL);
    const quantity = line.quantity - ((await countReturned(tx.db, service.partId)).get(lineId) ?? 0);
    if (quantity === 0) throw serviceGoesBack();

    const { id, number } = await insertReturn(tx.db, {
      ...{ id: newId<'return'>(), order_id: orderId, part_id: service.partId, seller_id: part.seller_id },
      ...{ user_id: order.user_id, requested_at: tx.now(), upi_id: null, photos: [] },
      // Not done is incomplete, but the delivery was not at fault.
      ...{ reason: 'incomplete', faulty: false, words: note, lines: [{ lineId, quantity }] },
    });
    await setReturn(tx, id, { state: 'settled', goods: 'written_off' });
    const by = moverOf(tx);
    const event = { return_id: id, actor_id: by.id, actor_name: by.userName };
    await insertReturnEvent(tx, { ...event, state: 'requested', note: null });
    await insertReturnEvent(tx, { ...event, state: 'settled', note: null });
    await settleReturn(tx, await holdReturn(tx, id), NOTHING_COMPARED);
    for (const kind of ['returns.moved-for-seller', 'returns.moved'] as const)
      await tx.notify(kind, { returnId: id, state: 'settled' });
    await recordAct(tx, {
      act: 'return.moved',
      on: { kind: 'order', id: orderId, name: orderNumber(order.number) },
      before: {},
      after: { [returnNumber(number)]: 'settled' },
    });
    return readOrder(tx, orderId, ALL);
  });
}
