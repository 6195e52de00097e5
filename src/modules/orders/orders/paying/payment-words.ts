import type { OrderDetail, OrderSummary } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { paymentTitle } from '#payments/payments/payment-services.ts';
import { t } from '#shared/language/t.ts';

const STATES: Readonly<Record<OrderSummary['paymentStatus'], string>> = {
  get pending() {
    return t('orders.orders.paid.pending');
  },
  get paid() {
    return t('orders.orders.paid.paid');
  },
  get failed() {
    return t('orders.orders.paid.failed');
  },
  get partially_refunded() {
    return t('orders.orders.paid.partlyRefunded');
  },
  get refunded() {
    return t('orders.orders.paid.refunded');
  },
};

export function methodWords(method: OrderSummary['paymentMethod']): string {
  if (method === 'COD') return t('orders.orders.method.cash');
  return method === 'sandbox' ? t('orders.orders.method.sandbox') : paymentTitle(method);
}

type Paying = Pick<OrderSummary, 'paymentMethod' | 'paymentStatus'>;

/** An unpaid online order; nothing that shows it may look like a receipt. */
export function isUnpaidOnline({ paymentMethod, paymentStatus }: Paying): boolean {
  return paymentMethod !== 'COD' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** Payment status in words: “pending” for cash, “not paid” for online. */
export function paidWords(order: Paying): string {
  return isUnpaidOnline(order) ? t('orders.orders.paid.notPaid') : STATES[order.paymentStatus];
}

/** For CSV files, which distinguish orders that can still be paid. */
export function exportedPaymentWords(order: Paying): string {
  return isUnpaidOnline(order) && order.paymentStatus === 'pending'
    ? t('orders.orders.paid.awaiting')
    : paidWords(order);
}

/** Short form for tables: “COD, pending”. */
export function paymentWords(order: Paying): string {
  const method = order.paymentMethod === 'COD' ? 'COD' : methodWords(order.paymentMethod);
  return t('orders.orders.paid.inTable', { method, state: paidWords(order) });
}

type PaidOrder = Pick<OrderDetail, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'payUntil'>;

/** The state of an order's payment, as the shopper reads it. */
export function paymentSentence({ orderStatus, paymentMethod, paymentStatus, payUntil }: PaidOrder): string {
  if (paymentStatus === 'refunded') return t('orders.orders.payment.refunded');
  if (paymentStatus === 'partially_refunded') return t('orders.orders.payment.partlyRefunded');
  if (paymentMethod === 'COD') {
    if (paymentStatus === 'paid') return t('orders.orders.payment.cashPaid');
    return isLive(orderStatus) ? t('orders.orders.payment.cashDue') : t('orders.orders.payment.nothing');
  }
  if (paymentStatus === 'paid') return t('orders.orders.payment.online', { method: methodWords(paymentMethod) });
  return payUntil ? t('orders.orders.payment.waiting') : t('orders.orders.payment.notPaid');
}
