import {
  type PaymentProviders,
  type PaymentRow,
  ProviderRefused,
  ProviderUnreachable,
} from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { settle } from './settle.ts';

/** Settles one payment after the other; a provider that did not answer is asked no more in this round. */
export function askingRound(ctx: Ctx, providers: PaymentProviders): (payment: PaymentRow) => Promise<void> {
  const away = new Set<string>();
  return async ({ id, provider }) => {
    if (away.has(provider)) return;
    try {
      await settle(ctx, providers, id);
    } catch (error) {
      if (error instanceof ProviderUnreachable) away.add(provider);
      else if (!(error instanceof ProviderRefused)) throw error;
      ctx.log.warn({ err: error, provider, payment: id }, 'payment not settled');
    }
  };
}
