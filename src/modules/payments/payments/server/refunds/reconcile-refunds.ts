import {
  listRefundsToAsk,
  listRefundsToSend,
  type RefundOnItsWay,
} from '#payments/payments/server/payments/to-ask.queries.ts';
import { ProviderRefused, ProviderUnreachable } from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { askAboutRefund } from './ask-about-refunds.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.reconcile-refunds': Record<string, never>;
  }
}

const AT_A_TIME = 100;

/** Asks how refunds stand that are on their way, and has those sent again that no provider has taken on yet. */
export function reconcileRefunds(providers: PaymentProviders): JobHandler<'payments.reconcile-refunds'> {
  return async ctx => {
    for (const refund of await listRefundsToAsk(ctx.db, AT_A_TIME)) await ask(ctx, providers, refund);
    await ctx.tx(async tx => {
      for (const refundId of await listRefundsToSend(tx.db, AT_A_TIME))
        await tx.later('payments.send-refund', { refundId });
    });
  };
}

async function ask(ctx: Ctx, providers: PaymentProviders, refund: RefundOnItsWay): Promise<void> {
  const provider = providerNamed(providers, refund.provider);
  try {
    if (provider) await askAboutRefund(ctx, provider, refund);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) && !(error instanceof ProviderRefused)) throw error;
    ctx.log.warn({ err: error, provider: refund.provider, refund: refund.id }, 'refund not asked about');
  }
}
