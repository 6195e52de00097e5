import type { PAYMENT_STATUSES } from './order.schema.ts';
import { isLive, isOnTheWay, maySellerMove, type OrderStatus } from './order-status.ts';

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
  /** Whether what was paid for it is owed back. */
  readonly refund: 'is owed' | 'none';
}

/**
 * Whether a part may be moved, by whom. What has been refunded can't be revived by anybody; a part of which goods came
 * back for money stays delivered, because moving it would give back twice. A seller waits for the money of an order that
 * is paid online.
 */
export function mayMove(part: PartState, to: OrderStatus, isAdministrator: boolean, paysOnDelivery: boolean): boolean {
  if (isSettledForGood(part, to)) return false;
  if (isAdministrator) return true;
  if (!paysOnDelivery && part.payment !== 'paid' && isLive(to)) return false;
  return maySellerMove(part.status, to);
}

/**
 * What becomes of the money and the goods. Cash is there once the goods are delivered, and not before. Throws for a part
 * that nobody may move, however it was paid: some of its goods and money are back, and no one move is true of the rest.
 */
export function moveOf(part: PartState, to: OrderStatus, paysOnDelivery: boolean): Move {
  if (isSettledForGood(part, to)) throw new Error(`A ${part.status} part that is ${part.payment} can't be ${to}`);
  const stock = isLive(part.status) === isLive(to) ? 'stays' : isLive(to) ? 'is taken' : 'returns';
  return { stock, ...(paysOnDelivery ? cashOf(part, to) : paidAheadOf(part, to)) };
}

/** Whether goods that are paid ahead are held for their payment. What has left its seller is held no longer. */
export function awaitsPayment({ status, payment }: PartState): boolean {
  return isLive(status) && !isOnTheWay(status) && payment === 'pending';
}

function isSettledForGood({ status, payment }: PartState, to: OrderStatus): boolean {
  const wasRefunded = payment === 'refunded' || payment === 'partially_refunded';
  return wasRefunded && (isLive(status) || isLive(to));
}

function cashOf({ status, payment }: PartState, to: OrderStatus): Pick<Move, 'payment' | 'refund'> {
  if (to === 'delivered' && payment === 'pending') return { payment: 'paid', refund: 'none' };
  if (status === 'delivered' && to !== 'delivered' && payment === 'paid') return { payment: 'pending', refund: 'none' };
  return { payment, refund: 'none' };
}

/** What falls away is refunded when it was paid, and can't be paid any more when it was not. */
function paidAheadOf({ payment }: PartState, to: OrderStatus): Pick<Move, 'payment' | 'refund'> {
  if (isLive(to)) return { payment: payment === 'failed' ? 'pending' : payment, refund: 'none' };
  if (payment === 'paid') return { payment: 'refunded', refund: 'is owed' };
  return { payment: payment === 'pending' ? 'failed' : payment, refund: 'none' };
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
