import './payments.tables.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';
import type { RefundsTable } from './payments.tables.ts';

export type RefundRow = Selectable<RefundsTable>;

/** What is owed back of an order or went back already, oldest first. */
export function listRefunds(db: Database, orderId: OrderId): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('owed_at')
    .orderBy('id')
    .execute();
}
