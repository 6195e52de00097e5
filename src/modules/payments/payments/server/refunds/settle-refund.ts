import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { RefundId, UserId } from '#shared/id.ts';

/** A transfer by hand: what the bank calls it, and who made it. */
export interface MadeTransfer {
  readonly reference: string;
  readonly by: UserId;
}

/**
 * Notes that cash was sent back by hand. What was paid through a provider goes back through it and is not settled so.
 * @returns whether this call has settled it: false for one that is settled already, unknown, or a provider's
 */
export async function markRefundSettled(tx: TxCtx, id: RefundId, { reference, by }: MadeTransfer): Promise<boolean> {
  const at = tx.now();
  const { rows } = await sql`
    update refunds set state = 'settled', provider_ref = ${reference}, failure = null, settled_at = ${at},
      settled_by = ${by}, updated_at = ${at}
    where id = ${id} and payment_id is null and state <> 'settled' returning id`.execute(tx.db);
  return rows.length > 0;
}
