import { type ProviderRefund, ProviderRefused } from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { RefundId } from '#shared/id.ts';
import { findRefundToSend, keepRefund } from './refunds.queries.ts';

/**
 * Sends back through a provider what is owed. Asked for again it sends nothing twice, because the provider knows the
 * refund by our id; a refusal is kept with its reason, shown to administrators and tried again by the shop's rounds.
 */
export function sendRefund(providers: PaymentProviders): JobHandler<'payments.send-refund'> {
  return async (ctx, { refundId }) => {
    const owed = await findRefundToSend(ctx.db, refundId);
    if (!owed) return;
    const provider = providerNamed(providers, owed.provider);
    if (!provider) throw new Error(`The keys of ${owed.provider} are missing, so this refund can’t be sent`);
    const { captureRef, amount, currency } = owed;
    await keep(ctx, refundId, () => provider.refund({ refundId, captureRef, amount, currency }));
  };
}

async function keep(ctx: Ctx, refundId: RefundId, send: () => Promise<ProviderRefund>): Promise<void> {
  try {
    const sent = await send();
    await ctx.tx(tx => keepRefund(tx, refundId, sent));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    ctx.log.warn({ err: error, refund: refundId }, 'refund refused');
    const refused = { ref: null, state: 'failed', failure: error.message } as const;
    await ctx.tx(tx => keepRefund(tx, refundId, refused));
  }
}
