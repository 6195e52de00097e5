import { exactRupees, sum } from '#shared/money.ts';
import type { OrderDetail, OrderPart } from './order.schema.ts';
import { isOnTheWay } from './order-status.ts';
import { REFUND_DAYS } from './refund-words.ts';

export const CANCEL_REASONS = [
  'I ordered it by mistake',
  'I found a better price',
  'It takes too long to arrive',
  'I want another address or way to pay',
  'I don’t need it any more',
] as const;

/** What cancelling parts of an order brings, before it is done. */
export function cancelWords(order: OrderDetail, parts: readonly OrderPart[]): string {
  const others = order.parts.filter(part => isOnTheWay(part.orderStatus));
  const still = others.length > 0 && parts.length > 1 ? ' What is on its way already still comes.' : '';
  return `${moneyWords(order, parts)}${still}`;
}

function moneyWords({ paymentMethod }: OrderDetail, parts: readonly OrderPart[]): string {
  const paid = parts.filter(({ paymentStatus }) => paymentStatus === 'paid');
  if (paid.length > 0) {
    const amount = exactRupees(sum(paid.map(part => part.totalAmount)));
    return `${amount} goes back the way you paid, within ${REFUND_DAYS} days.`;
  }
  if (paymentMethod === 'COD') return 'You pay on delivery, so nothing has been paid and nothing has to go back.';
  return 'It is not paid yet. Should money still arrive, it goes back by itself.';
}
