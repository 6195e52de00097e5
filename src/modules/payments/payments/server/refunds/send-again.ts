import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';

/**
 * Has a refund that its provider refused, or did not take on yet, sent once more as soon as this has committed.
 * @returns false for cash, for what is on its way already, and for what is unknown
 */
export async function sendAgain(tx: TxCtx, id: RefundId): Promise<boolean> {
  const { rows } = await sql`
    update refunds set state = 'owed', failure = null, asked_at = ${tx.now()}, updated_at = ${tx.now()}
    where id = ${id} and payment_id is not null and state in ('owed', 'failed') returning id`.execute(tx.db);
  if (rows.length > 0) await tx.later('payments.send-refund', { refundId: id });
  return rows.length > 0;
}
