import type { ProviderName } from '#payments/payments/payment-states.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import type { ShopFront } from './contract.ts';

/** What decides how orders can be paid. Cash on delivery is always available, up to the limit if there is one. */
export type PayingFacts = Pick<ShopFront, 'payments' | 'codCap'>;

const ONLINE: Readonly<Record<ProviderName, string>> = {
  razorpay: 'by UPI, card or net banking (Razorpay)',
  paypal: 'by PayPal',
  sandbox: 'by a test payment (no money moves)',
};

/** All ways to pay, in one sentence. */
export function waysToPay({ payments, codCap }: PayingFacts): string {
  const cash = `in cash on delivery${codCap === null ? '' : ` for orders of up to ${priceTag(codCap)}, delivery included`}`;
  if (payments.length === 0) return `You pay ${cash}.`;
  return `You can pay online ${payments.map(name => ONLINE[name]).join(', ')}, or ${cash}.`;
}

/** The same in a few words. */
export function payShortly({ payments }: Pick<PayingFacts, 'payments'>): string {
  return payments.length > 0 ? t('shop.shop.pay.both') : t('shop.shop.pay.onDelivery');
}
