import type { ProviderName } from '#payments/payments/payment-states.ts';
import { priceTag } from '#shared/money/money.ts';
import type { ShopFront } from './contract.ts';

/** By what it is decided how orders can be paid. Cash on delivery always is one way, up to the cap where there is one. */
export type PayingFacts = Pick<ShopFront, 'payments' | 'codCap'>;

const ONLINE: Readonly<Record<ProviderName, string>> = {
  razorpay: 'by UPI, card or net banking (Razorpay)',
  paypal: 'by PayPal',
  sandbox: 'by a test payment (no money moves)',
};

/** Every way to pay, in one sentence. */
export function waysToPay({ payments, codCap }: PayingFacts): string {
  const cash = `in cash on delivery${codCap === null ? '' : ` for orders of up to ${priceTag(codCap)}, delivery included`}`;
  if (payments.length === 0) return `You pay ${cash}.`;
  return `You can pay online ${payments.map(name => ONLINE[name]).join(', ')}, or ${cash}.`;
}

/** The same as short as it can be said. */
export function payShortly({ payments }: Pick<PayingFacts, 'payments'>): string {
  return payments.length > 0 ? 'Pay online or on delivery.' : 'Pay on delivery.';
}
