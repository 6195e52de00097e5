import type { ProviderName } from '#payments/payments/payment-states.ts';
import { paypal } from '#payments/payments/server/paypal/paypal.ts';
import type { PaypalSettings } from '#payments/payments/server/paypal/paypal-api.ts';
import { razorpay } from '#payments/payments/server/razorpay/razorpay.ts';
import type { RazorpaySettings } from '#payments/payments/server/razorpay/razorpay-api.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The providers the shop has keys for, read from the environment at start. */
export interface PaymentSettings {
  /** Whether the built-in test provider is offered. */
  readonly sandbox: boolean;
  readonly razorpay?: RazorpaySettings | undefined;
  readonly paypal?: PaypalSettings | undefined;
  /** Further providers, for tests. */
  readonly more?: readonly PaymentProvider[];
}

/** In the order they are offered to shoppers. */
export type PaymentProviders = readonly PaymentProvider[];

export const NO_PAYMENTS: PaymentSettings = { sandbox: false };

export function paymentProviders(settings: PaymentSettings, db: Database): PaymentProviders {
  return [
    ...(settings.more ?? []),
    ...(settings.razorpay ? [razorpay(settings.razorpay)] : []),
    ...(settings.paypal ? [paypal(settings.paypal)] : []),
    ...(settings.sandbox ? [sandbox(db)] : []),
  ];
}

export function providerNamed(providers: PaymentProviders, name: string): PaymentProvider | undefined {
  return providers.find(provider => provider.name === (name as ProviderName));
}
