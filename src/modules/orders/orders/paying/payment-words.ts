import type { OrderSummary } from '#orders/orders/order.schema.ts';

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
