import type { Fallen } from '#orders/orders/editing/proposed-edit.ts';
import { listLines, listParts, lockOrder, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { dropPayments } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { holdStockOf, returnStock, type StockLine } from '#products/catalog/server/catalog.ts';
import type { OrderId, ProductId, ProposedEditId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { endProposed, isOverdue } from './proposed-edits.queries.ts';

/**
 * The edits that parts of an order wait for do not become real: what was reserved for them is given back, and money that still
 * comes for them is refunded. Nothing happens if the parts wait for none. The caller holds the lock on the order. Whoever moves
 * stock next finds the products of the lines locked already, because all are locked in one order.
 * @param more further products whose stock moves next
 */
export async function fallOf(
  tx: TxCtx,
  parts: readonly PartRow[],
  state: Fallen,
  more: readonly ProductId[] = [],
): Promise<void> {
  const fallen: { readonly part: PartRow; readonly editId: ProposedEditId; readonly units: StockLine[] }[] = [];
  for (const part of parts) {
    const { id: partId, edit_id: editId } = part;
    const reserved = editId && (await endProposed(tx, editId, state));
    if (editId && reserved) fallen.push({ part, editId, units: reserved.map(units => ({ ...units, partId })) });
  }
  if (fallen.length === 0) return;
  const lines = await listLines(
    tx.db,
    parts.map(({ id }) => id),
  );
  const units = fallen.flatMap(each => each.units);
  await holdStockOf(tx, [...more, ...lines.map(line => line.product_id), ...units.map(({ productId }) => productId)]);
  await returnStock(tx, units, 'cancelled');
  for (const { part, editId } of fallen) await writeFallen(tx, part, editId, state);
}

async function writeFallen(tx: TxCtx, part: PartRow, editId: ProposedEditId, state: Fallen): Promise<void> {
  const { id: partId, order_id: orderId } = part;
  await dropPayments(tx, orderId, editId);
  const by = tx.actor ?? { id: null, userName: (await setting(tx, 'identity')).name };
  await tx.db
    .insertInto('order_events')
    .values({
      ...{ order_id: orderId, part_id: partId, kind: 'note' as const, status: null, note: noteOf(state) },
      ...{ actor_id: by.id, actor_name: by.userName, at: tx.now() },
    })
    .execute();
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
}

function noteOf(state: Fallen): string {
  if (state === 'expired') return t('orders.orders.note.editExpired');
  if (state === 'declined') return t('orders.orders.note.editDeclined');
  return state === 'withdrawn' ? t('orders.orders.note.editWithdrawn') : t('orders.orders.note.editOvertaken');
}

/** Ends an edit that was not paid in time. @returns false, with nothing changed, if it is not overdue or waits no more */
export async function giveUpEdit(tx: TxCtx, orderId: OrderId, editId: ProposedEditId): Promise<boolean> {
  await lockOrder(tx, orderId);
  const part = (await listParts(tx.db, orderId)).find(each => each.edit_id === editId);
  if (!part || !(await isOverdue(tx, editId))) return false;
  await fallOf(tx, [part], 'expired');
  return true;
}
