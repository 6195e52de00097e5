import { sql } from 'kysely';
import { serviceTitle } from '#payments/payments/payment-services.ts';
import { isRefusal } from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { RefundId } from '#shared/id.ts';
import { findRefundToSend, keepRefund } from './refunds.queries.ts';

/**
 * Job: sends a refund through its provider. Idempotent, because the provider knows the refund by our id. A refusal is
 * stored with its reason, shown to administrators, and retried by `reconcileRefunds`.
 */
export function sendRefund(providers: PaymentProviders): JobHandler<'payments.send-refund'> {
  return async (ctx, { refundId }) => {
    const owed = await findRefundToSend(ctx.db, refundId);
    if (!owed) return;
    const provider = providers.named(owed.provider);
    if (!provider)
      throw new Error(`The settings of ${serviceTitle(owed.provider)} are missing, so this refund can’t be sent`);
    const { captureRef, amount, currency } = owed;
    try {
      const sent = await provider.refund({ refundId, captureRef, amount, currency });
      await ctx.tx(tx => keepRefund(tx, refundId, sent));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      ctx.log.warn({ err: error, refund: refundId }, 'refund refused');
      const refused = { ref: null, state: 'failed', failure: (error as Error).message } as const;
      await ctx.tx(tx => keepRefund(tx, refundId, refused));
    }
  };
}

/**
 * Sends a refund again after the commit.
 * @returns false for cash, for refunds that are on their way, and for unknown ids
 */
export async function sendAgain(tx: TxCtx, id: RefundId): Promise<boolean> {
  const { rows } = await sql`
    update refunds set state = 'owed', failure = null, asked_at = ${tx.now()}, updated_at = ${tx.now()}
    where id = ${id} and payment_id is not null and state in ('owed', 'failed') returning id`.execute(tx.db);
  if (rows.length > 0) await tx.later('payments.send-refund', { refundId: id });
  return rows.length > 0;
}
