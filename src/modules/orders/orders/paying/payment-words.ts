import type { OrderDetail, OrderSummary } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';

const METHODS: Readonly<Record<OrderSummary['paymentMethod'], string>> = {
  COD: 'Cash on delivery',
  sandbox: 'Sandbox',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
};

const STATES: Readonly<Record<OrderSummary['paymentStatus'], string>> = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  partially_refunded: 'partly refunded',
  refunded: 'refunded',
};

export function methodWords(method: OrderSummary['paymentMethod']): string {
  return METHODS[method];
}

type Paying = Pick<OrderSummary, 'paymentMethod' | 'paymentStatus'>;

/** An unpaid online order; nothing that shows it may look like a receipt. */
export function isUnpaidOnline({ paymentMethod, paymentStatus }: Paying): boolean {
  return paymentMethod !== 'COD' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** Payment status in words: “pending” for cash, “not paid” for online. */
export function paidWords(order: Paying): string {
  return isUnpaidOnline(order) ? 'not paid' : STATES[order.paymentStatus];
}

/** For CSV files, which distinguish orders that can still be paid. */
export function exportedPaymentWords(order: Paying): string {
  return isUnpaidOnline(order) && order.paymentStatus === 'pending' ? 'awaiting payment' : paidWords(order);
}

/** Short form for tables: “COD, pending”. */
export function paymentWords(order: Paying): string {
  const method = order.paymentMethod === 'COD' ? 'COD' : METHODS[order.paymentMethod];
  return `${method}, ${paidWords(order)}`;
}

type PaidOrder = Pick<OrderDetail, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'payUntil'>;

/** The state of an order's payment, as the shopper reads it. */
export function paymentSentence({ orderStatus, paymentMethod, paymentStatus, payUntil }: PaidOrder): string {
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentStatus === 'partially_refunded') return 'Paid, refunded in part';
  if (paymentMethod === 'COD') {
    if (paymentStatus === 'paid') return 'Paid on delivery';
    return isLive(orderStatus) ? 'To be paid on delivery' : 'Nothing was paid';
  }
  if (paymentStatus === 'paid') return `Paid with ${methodWords(paymentMethod)}`;
  return payUntil ? 'Waiting for your payment' : 'Not paid';
}
