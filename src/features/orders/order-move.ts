import type { PAYMENT_STATUSES } from './order.schema.ts';
import { type ChoosableStatus, isLive, maySellerMove, type OrderStatus } from './order-status.ts';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a part is before a move. */
export interface PartState {
  readonly status: OrderStatus;
  readonly payment: PaymentStatus;
}

/** What moving a part brings with it, each once: moving back undoes it. */
export interface Move {
  readonly payment: PaymentStatus;
  readonly stock: 'returns' | 'is taken' | 'stays';
}

/** Whether a part may be moved, by whom. What has been refunded can't be revived by anybody. */
export function mayMove(part: PartState, to: ChoosableStatus, isAdministrator: boolean): boolean {
  const wasRefunded = part.payment === 'refunded' || part.payment === 'partially_refunded';
  if (wasRefunded && !isLive(part.status) && isLive(to)) return false;
  return isAdministrator || maySellerMove(part.status, to);
}

/** What becomes of the money and the goods. Cash is there once the goods are delivered, and not before. */
export function moveOf(part: PartState, to: ChoosableStatus, paysOnDelivery: boolean): Move {
  const stock = isLive(part.status) === isLive(to) ? 'stays' : isLive(to) ? 'is taken' : 'returns';
  if (!paysOnDelivery) return { payment: part.payment, stock };
  if (to === 'delivered' && part.payment === 'pending') return { payment: 'paid', stock };
  if (part.status === 'delivered' && to !== 'delivered' && part.payment === 'paid')
    return { payment: 'pending', stock };
  return { payment: part.payment, stock };
}

/** The payment status of a whole purchase: what its parts have in common, leaving aside those that fell away unpaid. */
export function paymentOfWhole(parts: readonly PartState[]): PaymentStatus {
  const counting = parts.filter(
    ({ status, payment }) => isLive(status) || (payment !== 'pending' && payment !== 'failed'),
  );
  const payments = new Set((counting.length > 0 ? counting : parts).map(part => part.payment));
  const [common] = payments;
  if (common !== undefined && payments.size === 1) return common;
  return payments.has('refunded') || payments.has('partially_refunded') ? 'partially_refunded' : 'pending';
}
