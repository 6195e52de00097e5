import type { PaymentRow } from '#payments/payments/server/payments/payments.queries.ts';
import { listRefundsOnTheWay, type RefundOnItsWay } from '#payments/payments/server/payments/to-ask.queries.ts';
import type { AskingTime } from '#payments/payments/server/providers/asking-time.ts';
import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { Ctx } from '#platform/context.ts';
import { keepRefund } from './refunds.queries.ts';

/**
 * Asks a provider about whatever is on its way back of the order that a payment is for, while there is time. What has
 * arrived is settled and told once, however often it is asked. Not for use inside a transaction.
 * @throws ProviderUnreachable, ProviderRefused; what was answered before is kept
 */
export async function askAboutRefunds(
  ctx: Ctx,
  provider: PaymentProvider,
  payment: PaymentRow,
  isTime: AskingTime,
): Promise<void> {
  for (const refund of await listRefundsOnTheWay(ctx.db, payment.order_id, provider.name))
    if (isTime()) await askAboutRefund(ctx, provider, refund);
}

/** Writes down what a provider says has become of one refund. Not for use inside a transaction. */
export async function askAboutRefund(ctx: Ctx, provider: PaymentProvider, refund: RefundOnItsWay): Promise<void> {
  const found = await provider.lookRefund(refund.captureRef, refund.ref);
  if (found) await ctx.tx(tx => keepRefund(tx, refund.id, found));
}
