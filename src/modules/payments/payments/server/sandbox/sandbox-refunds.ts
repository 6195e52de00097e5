import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  type ProviderRefund,
  ProviderRefused,
  type RefundRequest,
} from '#payments/payments/server/providers/payment-provider.ts';
import type { Database } from '#platform/db/database.ts';
import type { Paise } from '#shared/money/money.ts';

/**
 * Idempotent by `refundId`. As with real providers, a refund is `sent` first and `settled` when it is looked up later.
 */
export async function refundOnce(db: Database, request: RefundRequest): Promise<ProviderRefund> {
  await refuseIfRequested(db, request);
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ amount: Paise; currency: string }>`
      select amount_paise as amount, currency from sandbox_captures where ref = ${request.captureRef} for update`.execute(
      tx,
    );
    const [capture] = rows;
    if (!capture) throw new ProviderRefused('No such payment was received');
    if (capture.currency !== request.currency) throw new ProviderRefused(`The payment was in ${capture.currency}`);
    const refunds = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('capture_ref', '=', request.captureRef)
      .execute();
    const earlier = refunds.find(({ refund_id }) => refund_id === request.refundId);
    if (earlier) return { ref: earlier.ref, state: 'settled', failure: null };
    const returned = refunds.reduce((total, { amount_paise }) => total + amount_paise, 0);
    if (returned + request.amount > capture.amount) throw new ProviderRefused('The refund is more than the payment');
    const ref = `sbr_${randomBytes(12).toString('base64url')}`;
    await tx
      .insertInto('sandbox_refunds')
      .values({ ref, refund_id: request.refundId, capture_ref: request.captureRef, amount_paise: request.amount })
      .execute();
    return { ref, state: 'sent', failure: null };
  });
}

export async function sandboxRefundOf(db: Database, ref: string): Promise<ProviderRefund | undefined> {
  const row = await db.selectFrom('sandbox_refunds').select('ref').where('ref', '=', ref).executeTakeFirst();
  return row && { ref, state: 'settled', failure: null };
}

/** Refuses as many refunds as the trick of the approval page has set. */
async function refuseIfRequested(db: Database, { captureRef }: RefundRequest): Promise<void> {
  const { rows } = await sql`
    update sandbox_payments set refuses = refuses - 1
    where refuses > 0 and ref = (select payment_ref from sandbox_captures where ref = ${captureRef})
    returning ref`.execute(db);
  if (rows.length > 0) throw new ProviderRefused('The sandbox was told to refuse this refund');
}
