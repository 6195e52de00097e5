import { ProviderRefused } from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { findPayment } from './payments.queries.ts';

/** Has a provider take no more money for a payment that nobody waits for. One that is over already stays as it is. */
export function closePayment(providers: PaymentProviders): JobHandler<'payments.close'> {
  return async (ctx, { paymentId }) => {
    const payment = await findPayment(ctx.db, paymentId);
    const provider = payment && providerNamed(providers, payment.provider);
    if (!provider) return;
    const ref = payment.provider_ref ?? (await provider.find(paymentId))?.ref;
    if (ref === undefined) return;
    try {
      await provider.close(ref);
    } catch (error) {
      // Money that comes for it goes back, so that it stays open is no fault.
      if (!(error instanceof ProviderRefused)) throw error;
      ctx.log.info({ err: error, payment: paymentId }, 'payment stays open');
    }
  };
}
