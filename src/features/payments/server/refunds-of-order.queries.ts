import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';

/**
 * In SQL, of a refund `r`: cash is to go back that the shop has not received, so its seller owes it. What a seller keeps
 * against its earnings counts as received as long as these cover it.
 */
export const waitsForCash = sql<boolean>`(r.payment_id is null and r.state <> 'settled' and exists (
  select from order_parts held where held.id = r.part_id and case coalesce(held.cash_state, 'expected')
    when 'expected' then true when 'collected' then true
    when 'kept' then (select coalesce(sum(posting.amount_paise), 0) from ledger_postings posting
      where posting.seller_id = held.seller_id) < 0
    else false end))`;

export interface RefundRow extends Row<'refunds'> {
  /** The shop has not received the cash that is to go back; its seller owes it. */
  readonly waitsForCash: boolean;
}

/** What is owed back of an order or went back already, oldest first. */
export function listRefunds(db: Database, orderId: OrderId): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .selectAll()
    .select(waitsForCash.as('waitsForCash'))
    .where('order_id', '=', orderId)
    .orderBy('owed_at')
    .orderBy('id')
    .execute();
}
