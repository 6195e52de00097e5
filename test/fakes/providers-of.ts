import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';

/** These and no others. */
export function providersOf(...providers: readonly PaymentProvider[]): PaymentProviders {
  return { offered: () => providers, named: name => providers.find(provider => provider.name === name) };
}
