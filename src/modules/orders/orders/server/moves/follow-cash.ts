import { sql } from 'kysely';
import { type Cash, cashAfter } from '#finance/cash/cash-after.ts';
import type { OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';
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
  return moves.map(move => {
    const { part, to, refund, proof = 'none' } = move;
    const seller = sellers.get(part.seller_id) ?? { isKept: false, isHouse: false };
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
