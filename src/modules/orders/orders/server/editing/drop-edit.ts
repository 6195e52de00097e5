import { orderIsMissing } from '#orders/orders/contract.ts';
import { editIsOver } from '#orders/orders/editing/edit.contract.ts';
import type { Fallen } from '#orders/orders/editing/proposed-edit.ts';
import { editedItems } from '#orders/orders/editing/stored-edit.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import { findOrder } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { ProposedEditId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { fallOf } from './fall-edit.ts';
import { findProposed } from './proposed-edits.queries.ts';
import { lockWaiting } from './proposed-edits.ts';

/**
 * Keeps an order as it is: the buyer declines a proposed edit, or the shop withdraws it.
 * @throws orderIsMissing also for an edit of an order that the actor may not see; editIsOver with the order of now
 */
export async function dropEdit(
  ctx: ActorCtx,
  editId: ProposedEditId,
  state: Extract<Fallen, 'declined' | 'withdrawn'>,
): Promise<{ readonly message: string; readonly data: WireOrder }> {
  const scope = orderScopeOf(ctx.actor);
  return ctx.tx(async tx => {
    const edit = await findProposed(tx.db, editId);
    const order = edit && (await findOrder(tx.db, edit.order_id, scope));
    if (!order) throw orderIsMissing();
    const part = await lockWaiting(tx, order.id, editId);
    if (!part) throw editIsOver().with({ data: await readOrder(tx, order.id, scope) });
    await fallOf(tx, [part], state);
    if (state === 'withdrawn')
      await recordAct(tx, {
        act: 'order.edit-withdrawn',
        on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
        after: { changed: editedItems(edit.note).join('; ') },
      });
    const message = speaking(ctx.language, () => t('orders.orders.told.editDropped'));
    return { message, data: await readOrder(tx, order.id, scope) };
  });
}
