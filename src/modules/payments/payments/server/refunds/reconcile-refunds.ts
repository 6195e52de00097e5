import type { PaymentRow } from '#payments/payments/server/payments/payments.queries.ts';
import {
  listRefundsOnTheWay,
  listRefundsToAsk,
  listRefundsToSend,
  type RefundOnItsWay,
} from '#payments/payments/server/payments/to-ask.queries.ts';
import type { AskingTime } from '#payments/payments/server/providers/asking-time.ts';
import { isAway, isRefusal, type PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { keepRefund } from './refunds.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.reconcile-refunds': Record<string, never>;
  }
}

const AT_A_TIME = 100;

/** Job: polls sent refunds, and sends those again that no provider has accepted. */
export function reconcileRefunds(providers: PaymentProviders): JobHandler<'payments.reconcile-refunds'> {
  return async ctx => {
    for (const refund of await listRefundsToAsk(ctx.db, AT_A_TIME)) await poll(ctx, providers, refund);
    await ctx.tx(async tx => {
      for (const refundId of await listRefundsToSend(tx.db, AT_A_TIME))
        await tx.later('payments.send-refund', { refundId });
    });
  };
}

async function poll(ctx: Ctx, providers: PaymentProviders, refund: RefundOnItsWay): Promise<void> {
  const provider = providers.named(refund.provider);
  try {
    if (provider) await pollRefund(ctx, provider, refund);
  } catch (error) {
    if (!isAway(error) && !isRefusal(error)) throw error;
    ctx.log.warn({ err: error, provider: refund.provider, refund: refund.id }, 'refund not asked about');
  }
}

/**
 * Polls all sent refunds of the order that a payment is for, as long as `isTime`. Idempotent: an arrived refund is
 * settled and announced once. Not for use inside a transaction.
 * @throws AdapterFailed; answers received before are stored
 */
export async function askAboutRefunds(
  ctx: Ctx,
  provider: PaymentProvider,
  payment: PaymentRow,
  isTime: AskingTime,
): Promise<void> {
  for (const refund of await listRefundsOnTheWay(ctx.db, payment.order_id, payment.provider))
    if (isTime()) await pollRefund(ctx, provider, refund);
}

/** Polls one refund and stores the answer. Not for use inside a transaction. */
async function pollRefund(ctx: Ctx, provider: PaymentProvider, refund: RefundOnItsWay): Promise<void> {
  const found = await provider.lookRefund(refund.captureRef, refund.ref);
  if (found) await ctx.tx(tx => keepRefund(tx, refund.id, found));
}
