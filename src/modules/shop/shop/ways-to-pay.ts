import { paymentService, paymentText, paymentTitle } from '#payments/payments/payment-services.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import type { PayingFacts } from './paying.ts';

function wayOf(name: ProviderName): string {
  return name === 'sandbox' ? t('shop.shop.pay.sandbox') : (paymentText(name, 'way') ?? paymentTitle(name));
}

/** The ways to pay online, as part of a sentence; empty without any. */
export function onlineWays({ payments }: Pick<PayingFacts, 'payments'>): string {
  return payments
    .filter(name => paymentService(name)?.of === undefined)
    .map(wayOf)
    .join(', ');
}

/** All ways to pay, in one sentence. Apart from the few words, because only policies say it. */
export function waysToPay({ payments, codCap }: PayingFacts): string {
  const ways = onlineWays({ payments });
  if (codCap === null) return ways === '' ? t('shop.shop.pay.cashOnly') : t('shop.shop.pay.online', { ways });
  const amount = priceTag(codCap);
  return ways === '' ? t('shop.shop.pay.cashOnlyUpTo', { amount }) : t('shop.shop.pay.onlineUpTo', { ways, amount });
}
