import { sql } from 'kysely';
import { awaitsPayment, moveOf } from '#orders/orders/moves/order-move.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { type Mover, moveParts, type PartMove } from '#orders/orders/server/moves/move-parts.ts';
import {
  findOrder,
  listParts,
  lockOrder,
  type OrderRow,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** Money received for an order. */
export interface PaidWith {
  /** The parts it pays for. */
  readonly parts: readonly PartId[];
  readonly paymentRef: string;
  readonly payerRef: string | null;
}

/** Locks an order until the transaction ends. @returns whether any of these parts still awaits payment */
export async function lockUnpaid(tx: TxCtx, orderId: OrderId, parts: readonly PartId[]): Promise<boolean> {
  await lockOrder(tx, orderId);
  const own = await listParts(tx.db, orderId);
  return own.some(part => parts.includes(part.id) && isLive(part.status) && part.payment_status === 'pending');
}

/**
 * Applies a recorded payment: parts still wanted become paid and, if pending, confirmed; refunds of rejected or
 * cancelled parts become due. The caller holds the lock (`lockUnpaid`).
 */
export async function confirmPaid(tx: TxCtx, orderId: OrderId, paid: PaidWith): Promise<void> {
  const order = await findOrder(tx.db, orderId, { kind: 'all' });
  if (!order) throw new Error(`there is no order ${orderId}`);
  await tx.db
    .updateTable('orders')
    .set({ payment_id: paid.paymentRef, payer_id: paid.payerRef })
    .where('id', '=', orderId)
    .execute();
  const parts = (await listParts(tx.db, orderId)).filter(part => paid.parts.includes(part.id));
  const by = await shopItself(tx);
  const wanted = parts.filter(part => isLive(part.status)).map(confirmation);
  if (wanted.length > 0) await moveParts(tx, order, { moves: wanted, by, note: t('orders.orders.note.paid') });
  const fallen = parts.filter(part => !isLive(part.status)).map(refusal);
  if (fallen.length > 0) await moveParts(tx, order, { moves: fallen, by, note: t('orders.orders.note.paidLate') });
}

function confirmation(part: PartRow): PartMove {
  const to = part.status === 'pending' ? 'confirmed' : part.status;
  return { part, to, payment: 'paid', stock: 'stays', refund: 'none' };
}

function refusal(part: PartRow): PartMove {
  return { part, to: part.status, payment: 'refunded', stock: 'stays', refund: 'is owed' };
}

/**
 * Cancels an order whose payment deadline has passed, except shipped parts. @returns false, with nothing changed, if it
 * is not overdue or another transaction has it locked
 */
export async function giveUpUnpaid(tx: TxCtx, orderId: OrderId): Promise<boolean> {
  const order = await lockOverdue(tx, orderId);
  if (!order) return false;
  const overdue = (await listParts(tx.db, orderId)).filter(part =>
    awaitsPayment({ status: part.status, payment: part.payment_status }),
  );
  const moves = overdue.map((part): PartMove => {
    const state = { status: part.status, payment: part.payment_status };
    return { part, to: 'cancelled', ...moveOf(state, 'cancelled', false) };
  });
  await moveParts(tx, order, { moves, by: await shopItself(tx), note: t('orders.orders.note.unpaid') });
  return true;
}

async function lockOverdue(tx: TxCtx, orderId: OrderId): Promise<OrderRow | undefined> {
  return tx.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('held_until', '<=', sql<Date>`now()`)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The shop as actor in the timeline. */
async function shopItself(tx: TxCtx): Promise<Mover> {
  return { id: null, userName: (await setting(tx, 'identity')).name };
}
