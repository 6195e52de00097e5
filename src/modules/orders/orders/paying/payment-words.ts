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

/** To be paid online, and no money has come: nothing that shows such an order may be mistaken for a receipt. */
export function isUnpaidOnline({ paymentMethod, paymentStatus }: Paying): boolean {
  return paymentMethod !== 'COD' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** How far an order is paid: pending at the door, not paid online. */
export function paidWords(order: Paying): string {
  return isUnpaidOnline(order) ? 'not paid' : STATES[order.paymentStatus];
}

/** How far an order is paid, in a file: what can still be paid online is told apart from what can't. */
export function exportedPaymentWords(order: Paying): string {
  return isUnpaidOnline(order) && order.paymentStatus === 'pending' ? 'awaiting payment' : paidWords(order);
}

/** How an order is paid, as short as a table wants it: COD, pending. */
export function paymentWords(order: Paying): string {
  const method = order.paymentMethod === 'COD' ? 'COD' : METHODS[order.paymentMethod];
  return `${method}, ${paidWords(order)}`;
}
