import type { OrderSummary } from './order.schema.ts';

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

export function paymentStateWords(status: OrderSummary['paymentStatus']): string {
  return STATES[status];
}

/** How an order is paid, as short as a table wants it: COD, pending. */
export function paymentWords(order: Pick<OrderSummary, 'paymentMethod' | 'paymentStatus'>): string {
  const method = order.paymentMethod === 'COD' ? 'COD' : METHODS[order.paymentMethod];
  return `${method}, ${STATES[order.paymentStatus]}`;
}
