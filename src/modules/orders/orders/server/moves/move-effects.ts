import { sql } from 'kysely';
import { type Cash, cashAfter } from '#finance/cash/cash-after.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { listLines, type OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import { refundPart } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { paise } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import type { Mover, PartMove } from './move-parts.ts';

/** A status change with the state of the part's cash after it. */
export interface CashedMove extends PartMove {
  readonly cash: Cash;
}

/** Determines where the cash is after each change; nowhere for online payments. */
export async function followCash(tx: TxCtx, order: OrderRow, moves: readonly PartMove[]): Promise<CashedMove[]> {
  if (order.payment_method !== 'COD') return moves.map(move => ({ ...move, cash: { state: null, holder: null } }));
  const sellers = await tx.ports.finance.whoCollect(
    tx,
    moves.map(({ part }) => part.seller_id),
  );
  const byCourier = moves.filter(({ part, proof }) => proof === 'courier' && sellers.get(part.seller_id)?.isKept);
  const paysShop = await tx.ports.couriers.payShop(
    tx,
    byCourier.map(({ part }) => part.id),
  );
  return moves.map(move => {
    const { part, to, refund, proof = 'none' } = move;
    const { isKept = false, isHouse = false } = sellers.get(part.seller_id) ?? {};
    const seller = { isKept: isKept && !(proof === 'courier' && paysShop.has(part.id)), isHouse };
    const moved = { wasDelivered: part.status === 'delivered', isDelivered: to === 'delivered' };
    const before = { state: part.cash_state, holder: part.cash_holder };
    return { ...move, cash: cashAfter(before, { ...moved, ...seller, isOwedBack: refund === 'is owed', proof }) };
  });
}

/** Stores the cash state and an administrator's reasons for a missing proof or payment. */
export async function writeCash(tx: TxCtx, moves: readonly CashedMove[], by: Mover): Promise<void> {
  const rows = moves.flatMap(({ part, cash, unprovenReason, unpaidReason }) => {
    const isSame = cash.state === part.cash_state && cash.holder === part.cash_holder;
    if (isSame && unprovenReason === undefined && unpaidReason === undefined) return [];
    const unproven = unprovenReason ?? null;
    return [{ id: part.id, ...cash, unproven, unpaid: unpaidReason ?? part.unpaid_reason }];
  });
  if (rows.length === 0) return;
  await sql`
    update order_parts part set cash_state = move.state, cash_holder = move.holder, unproven_reason = move.unproven,
      unpaid_reason = move.unpaid,
      cash_amount_paise = case move.state when 'direct' then coalesce(cash_amount_paise, total_paise) when 'remitted'
        then cash_amount_paise end,
      cash_on = case move.state when 'direct' then coalesce(cash_on, ${indiaMinute(tx.now()).slice(0, 10)}::date)
        when 'remitted' then cash_on end,
      cash_reference = case move.state when 'direct' then coalesce(cash_reference, ${`Delivery code, ${by.userName}`}::text)
        when 'remitted' then cash_reference end
    from json_to_recordset(${JSON.stringify(rows)}::json) as move(id uuid, state text, holder text, unproven text,
      unpaid text)
    where part.id = move.id`.execute(tx.db);
}

/** Makes full refunds due for paid parts that were rejected or cancelled. Parts with returned items never are. */
export async function createRefundOf(tx: TxCtx, order: OrderRow, moves: readonly PartMove[]): Promise<void> {
  const owed = moves.filter(move => move.refund === 'is owed');
  for (const { part, to } of owed)
    await refundPart(tx, {
      orderId: order.id,
      partId: part.id,
      cause: to === 'cancelled' ? 'cancelled' : 'rejected',
      causeId: part.id,
      lines: (await listLines(tx.db, [part.id]))
        .filter(({ price_paise }) => price_paise > 0)
        .map(({ id, quantity, total_paise, discount_paise }) => ({
          lineId: id,
          quantity,
          amount: paise(total_paise - discount_paise),
        })),
      delivery: part.delivery_paise,
    });
}

/** Shipped parts get an invoice; if such a part is later rejected or cancelled, the invoice is credited in full. */
export async function issueDocuments(tx: TxCtx, moves: readonly PartMove[]): Promise<void> {
  const leaving = moves.filter(({ to }) => isOnTheWay(to)).map(({ part }) => part.id);
  await tx.ports.finance.issueInvoices(tx, leaving);
  for (const { part, to } of moves.filter(move => !isLive(move.to)))
    await tx.ports.finance.annulInvoice(tx, {
      partId: part.id,
      cause: to === 'cancelled' ? 'cancelled' : 'rejected',
      causeId: part.id,
    });
}

/**
 * Mails for status changes: one to the shopper for all of them, and one to each seller whose part was paid, was
 * cancelled, or was changed by an administrator. Sellers get none about their own changes or about orders that were
 * never paid.
 */
export async function notifyOfMoves(
  tx: TxCtx,
  { id: orderId, user_id, payment_method }: OrderRow,
  moves: readonly PartMove[],
  { by, events }: { readonly by: Mover; readonly events: readonly number[] },
): Promise<void> {
  if (user_id) await tx.notify('orders.moved', { orderId, events });
  for (const [at, { part, to, payment }] of moves.entries()) {
    const wasUnpaid =
      payment_method !== 'COD' && (part.payment_status === 'pending' || part.payment_status === 'failed');
    const isDropped = to === 'cancelled' && part.status !== 'cancelled';
    if (wasUnpaid && payment === 'paid') await tx.notify('orders.sold', { orderId, partId: part.id });
    if (!wasUnpaid && isDropped) await tx.notify('orders.sale-cancelled', { orderId, partId: part.id });
    const isForSeller = by.kind === 'administrator' && by.sellerId !== part.seller_id && (!wasUnpaid || isLive(to));
    if (isForSeller) await tx.notify('orders.sale-moved', { orderId, partId: part.id, event: events[at] ?? 0 });
  }
}
