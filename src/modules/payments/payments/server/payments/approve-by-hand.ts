import type { TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { RefundId } from '#shared/id.ts';

/** Writes down that somebody approves a refund by hand. @returns whether this person had not approved it before */
export async function approveByHand(tx: TxCtx, id: RefundId, { id: user_id, userName }: Actor): Promise<boolean> {
  const noted = await tx.db
    .insertInto('refund_approvals')
    .values({ refund_id: id, user_id, user_name: userName, at: tx.now() })
    .onConflict(conflict => conflict.columns(['refund_id', 'user_id']).doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return noted !== undefined;
}
