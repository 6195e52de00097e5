import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';

interface MethodTexts {
  readonly label: string;
  readonly note: string;
}

/** What shoppers read when they choose a payment method. @param cap the cash on delivery limit */
export function methodTexts(method: PaymentMethod, cap: Paise | null): MethodTexts {
  return method === 'COD' ? { label: t('orders.settlement.method.cash'), note: cashNote(cap) } : ONLINE[method]();
}

const ONLINE: Readonly<Record<Exclude<PaymentMethod, 'COD'>, () => MethodTexts>> = {
  razorpay: () => ({
    label: t('orders.settlement.method.razorpay'),
    note: t('orders.settlement.method.razorpay.note'),
  }),
  paypal: () => ({ label: t('orders.settlement.method.paypal'), note: t('orders.settlement.method.paypal.note') }),
  sandbox: () => ({ label: t('orders.settlement.method.sandbox'), note: t('orders.settlement.method.sandbox.note') }),
};

function cashNote(cap: Paise | null): string {
  return cap === null
    ? t('orders.settlement.method.cash.note')
    : t('orders.settlement.method.cash.upTo', { cap: priceTag(cap) });
}
