import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';

/**
 * Says where a refund goes that is sent by hand. What administrators approved was to go elsewhere, so it needs their
 * approval again. One that is settled, or a provider's, stays as it is.
 */
export async function sendElsewhere(tx: TxCtx, id: RefundId, upiId: string): Promise<void> {
  await sql`
    update refunds set upi_id = ${upiId}, updated_at = ${tx.now()}
    where id = ${id} and payment_id is null and state <> 'settled'`.execute(tx.db);
  await tx.db.deleteFrom('refund_approvals').where('refund_id', '=', id).execute();
}
