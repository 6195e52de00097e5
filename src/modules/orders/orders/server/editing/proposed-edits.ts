import { lessenUses } from '#orders/offers/server/offers.ts';
import { differenceOf } from '#orders/orders/editing/edit-lines.ts';
import type { ProposedChange } from '#orders/orders/editing/proposed-edit.ts';
import { editedItems, reasonOfEdit } from '#orders/orders/editing/stored-edit.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import {
  findOrder,
  listParts,
  lockOrder,
  type OrderRow,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { dropPayments, openPayment } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { newId, type OrderId, type ProposedEditId, type UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise } from '#shared/money/money.ts';
import { insertEdit } from './edits.queries.ts';
import { fallOf } from './fall-edit.ts';
import { fallenDiscounts, type LineChange, moveUnits, storedChanges, writeChanges } from './line-changes.ts';
import {
  editHeldUntil,
  endProposed,
  findProposed,
  insertProposed,
  type ProposedEditRow,
} from './proposed-edits.queries.ts';

interface Proposal {
  readonly order: OrderRow;
  readonly changes: readonly LineChange[];
  /** As the history has it once it is real. */
  readonly note: string;
  readonly difference: Paise;
}

/**
 * Lets an edit wait until the buyer has paid its difference. What it adds is taken from stock, all else stays as it is. The
 * caller holds the lock on the order, and the part waits for no other edit.
 * @throws notEnoughStock, editOtherPrice, editOnDeal
 */
export async function propose(
  tx: TxCtx,
  part: PartRow,
  { order, changes, note, difference }: Proposal,
): Promise<ProposedEditId> {
  const id = newId<'proposed edit'>();
  const reserved = await moveUnits(tx, part, changes, 'in');
  await insertProposed(tx, {
    ...{ id, order_id: order.id, part_id: part.id, note, difference_paise: difference },
    changes: changes.map(({ line, after, product }): ProposedChange => {
      return { lineId: line.id, of: { productId: line.product_id, quantity: line.quantity }, after, product };
    }),
    reserved: reserved.map(({ productId, quantity }) => ({ productId, quantity })),
  });
  await openPayment(tx, {
    ...{ orderId: order.id, provider: order.payment_method as ProviderName, editId: id },
    ...{ heldUntil: editHeldUntil(id), parts: [{ id: part.id, amount: difference }] },
  });
  await tx.db
    .insertInto('order_events')
    .values({
      ...{ order_id: order.id, part_id: part.id, kind: 'note' as const, status: null, at: tx.now() },
      ...{ actor_id: tx.actor?.id ?? null, actor_name: tx.actor?.userName ?? '' },
      note: t('orders.orders.note.editProposed', {
        amount: exactRupees(difference),
        what: `${editedItems(note).join('; ')} (${reasonOfEdit(note)})`,
      }),
    })
    .execute();
  return id;
}

/**
 * Locks an order until the transaction ends. An edit of it that waits but does not fit what it is of, whatever changed that, falls
 * as overtaken: it could not become real once its money has come.
 * @returns whether this edit still waits for its payment
 */
export async function lockProposed(tx: TxCtx, orderId: OrderId, editId: ProposedEditId): Promise<boolean> {
  const part = await lockWaiting(tx, orderId, editId);
  const edit = part && (await findProposed(tx.db, editId));
  if (!edit) return false;
  if (await fittingChanges(tx, part, edit)) return true;
  await fallOf(tx, [part], 'overtaken');
  return false;
}

/** What an edit changes. @returns undefined unless its lines are as they were, and cost as much more as is paid */
async function fittingChanges(
  tx: TxCtx,
  part: PartRow,
  edit: Pick<ProposedEditRow, 'changes' | 'difference_paise'>,
): Promise<LineChange[] | undefined> {
  const changes = await storedChanges(tx, part, edit.changes);
  if (!changes) return undefined;
  const difference = differenceOf(
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  );
  return difference === edit.difference_paise ? changes : undefined;
}

/** The part that waits for an edit, after locking its order. Only what is paid and still here can wait. */
export async function lockWaiting(tx: TxCtx, orderId: OrderId, editId: ProposedEditId): Promise<PartRow | undefined> {
  await lockOrder(tx, orderId);
  const part = (await listParts(tx.db, orderId)).find(each => each.edit_id === editId);
  return part && mayBeCancelled(part.status) && part.payment_status === 'paid' ? part : undefined;
}

/**
 * The difference has been paid, so the edit becomes real: lines, totals, offers, stock, history, mails. It was checked when it
 * was proposed, and whatever has touched the part since has ended it. The caller holds the lock (`lockProposed`).
 */
export async function confirmEdit(tx: TxCtx, orderId: OrderId, editId: ProposedEditId): Promise<void> {
  const [order, edit, part] = [
    await findOrder(tx.db, orderId, { kind: 'all' }),
    await findProposed(tx.db, editId),
    await lockWaiting(tx, orderId, editId),
  ];
  const changes = part && edit && (await fittingChanges(tx, part, edit));
  if (!order || !changes) throw new Error(`no edit ${editId} waits`);
  await moveUnits(tx, part, changes, 'out');
  await writeChanges(tx, part, changes);
  await endProposed(tx, editId, 'paid');
  // A second attempt to pay, made after a first that failed and was paid all the same.
  await dropPayments(tx, orderId, editId);
  const by = { id: edit.made_by as UserId | null, userName: edit.made_by_name };
  const event = await insertEdit(tx, { orderId, partId: part.id, note: edit.note }, by);
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
  if (order.user_id) await tx.notify('orders.moved', { orderId, events: [event] });
  await tx.notify('orders.sale-moved', { orderId, partId: part.id, event });
  // Last, because it locks counters that the orders of everybody share.
  await lessenUses(tx, orderId, fallenDiscounts(changes));
}
