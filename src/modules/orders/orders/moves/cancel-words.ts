import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { isOnTheWay } from '#orders/orders/order-status.ts';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { exactRupees, sum } from '#shared/money/money.ts';

export const CANCEL_REASONS = [
  'I ordered it by mistake',
  'I found a better price',
  'It takes too long to arrive',
  'I need to change the address or payment method',
  'I don’t need it anymore',
] as const;

/** The consequences of cancelling parts of an order. */
export function cancelWords(order: OrderDetail, parts: readonly OrderPart[]): string {
  const others = order.parts.filter(part => isOnTheWay(part.orderStatus));
  const still = others.length > 0 && parts.length > 1 ? ' Items already shipped will still be delivered.' : '';
  return `${moneyWords(order, parts)}${still}`;
}

function moneyWords({ paymentMethod }: OrderDetail, parts: readonly OrderPart[]): string {
  const paid = parts.filter(({ paymentStatus }) => paymentStatus === 'paid');
  if (paid.length > 0) {
    const amount = exactRupees(sum(paid.map(part => part.totalAmount)));
    return `We’ll refund ${amount} to your original payment method within ${REFUND_DAYS} days.`;
  }
  if (paymentMethod === 'COD') return 'You haven’t paid anything yet, so there is nothing to refund.';
  return 'You haven’t paid for it yet. If a payment still comes through, we’ll refund it automatically.';
}
