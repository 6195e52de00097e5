import { paymentText, paymentTitle } from '#payments/payments/payment-services.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';

interface MethodTexts {
  readonly label: string;
  readonly note: string;
}

/** What shoppers read when they choose a payment method. @param cap the cash on delivery limit */
export function methodTexts(method: PaymentMethod, cap: Paise | null): MethodTexts {
  if (method === 'COD') return { label: t('orders.settlement.method.cash'), note: cashNote(cap) };
  if (method === 'sandbox')
    return { label: t('orders.settlement.method.sandbox'), note: t('orders.settlement.method.sandbox.note') };
  return { label: paymentText(method, 'label') ?? paymentTitle(method), note: paymentText(method, 'note') ?? '' };
}

function cashNote(cap: Paise | null): string {
  return cap === null
    ? t('orders.settlement.method.cash.note')
    : t('orders.settlement.method.cash.upTo', { cap: priceTag(cap) });
}
