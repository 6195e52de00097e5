import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { RefundId, UserId } from '#shared/id.ts';

/** A manual transfer: its UTR number or other reference, and who made it. */
interface MadeTransfer {
  readonly reference: string;
  readonly by: UserId;
}

/**
 * Records that a refund of cash was paid manually. Refunds of online payments go through their provider and can't be
 * settled this way.
 * @returns whether this call settled it: false if it is settled already, unknown, or a provider's
 */
export async function markRefundSettled(tx: TxCtx, id: RefundId, { reference, by }: MadeTransfer): Promise<boolean> {
  const at = tx.now();
  const { rows } = await sql`
    update refunds set state = 'settled', provider_ref = ${reference}, failure = null, settled_at = ${at},
      settled_by = ${by}, updated_at = ${at}
    where id = ${id} and payment_id is null and state <> 'settled' returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Records an approval of a manual refund. @returns false if this person had approved it before */
export async function approveByHand(tx: TxCtx, id: RefundId, { id: user_id, userName }: Actor): Promise<boolean> {
  const noted = await tx.db
    .insertInto('refund_approvals')
    .values({ refund_id: id, user_id, user_name: userName, at: tx.now() })
    .onConflict(conflict => conflict.columns(['refund_id', 'user_id']).doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Sets the UPI ID that a manual refund goes to, and removes its approvals, because they were for another recipient. A
 * refund that is settled, or a provider's, keeps its UPI ID.
 */
export async function sendElsewhere(tx: TxCtx, id: RefundId, upiId: string): Promise<void> {
  await sql`
    update refunds set upi_id = ${upiId}, updated_at = ${tx.now()}
    where id = ${id} and payment_id is null and state <> 'settled'`.execute(tx.db);
  await tx.db.deleteFrom('refund_approvals').where('refund_id', '=', id).execute();
}
