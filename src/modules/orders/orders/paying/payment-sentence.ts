import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { methodWords } from './payment-words.ts';

type Paying = Pick<OrderDetail, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'payUntil'>;

/** The state of an order's payment, as the shopper reads it. */
export function paymentSentence({ orderStatus, paymentMethod, paymentStatus, payUntil }: Paying): string {
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentStatus === 'partially_refunded') return 'Paid, refunded in part';
  if (paymentMethod === 'COD') {
    if (paymentStatus === 'paid') return 'Paid on delivery';
    return isLive(orderStatus) ? 'To be paid on delivery' : 'Nothing was paid';
  }
  if (paymentStatus === 'paid') return `Paid with ${methodWords(paymentMethod)}`;
  return payUntil ? 'Waiting for your payment' : 'Not paid';
}
