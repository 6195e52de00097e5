import { type CashState, isCashIn } from '#finance/cash/cash-states.ts';
import type { PAYMENT_STATUSES } from '#orders/orders/order.schema.ts';
import { isLive, isOnTheWay, maySellerMove, type OrderStatus } from '#orders/orders/order-status.ts';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a part is before a move. */
export interface PartState {
  readonly status: OrderStatus;
  readonly payment: PaymentStatus;
  /** Where the cash of its delivery is, if it was ever delivered and is paid on delivery. */
  readonly cash?: CashState | null;
}

/** Who moves what: one part by name, or an order as a whole. */
export interface MoveScope {
  readonly isNamed: boolean;
  readonly isAdministrator: boolean;
  readonly paysOnDelivery: boolean;
}

/** What moving a part brings with it, each once: moving back undoes it. */
export interface Move {
  readonly payment: PaymentStatus;
  readonly stock: 'returns' | 'is taken' | 'stays';
  /** Whether what was paid for it is owed back. */
  readonly refund: 'is owed' | 'none';
}

/**
 * Whether a part may be moved, by whom. What has been refunded can't be revived by anybody; a part of which items came
 * back for money stays delivered, because moving it would give back twice. A seller waits for the money of an order that
 * is paid online.
 */
export function mayMove(part: PartState, to: OrderStatus, isAdministrator: boolean, paysOnDelivery: boolean): boolean {
  if (isSettledForGood(part, to)) return false;
  if (isAdministrator) return true;
  if (!paysOnDelivery && part.payment !== 'paid' && isLive(to)) return false;
  return maySellerMove(part.status, to);
}

/** Whether it is only the payment that keeps a seller from a move. */
export function waitsForPayment({ status, payment }: PartState, to: OrderStatus, paysOnDelivery: boolean): boolean {
  const isUnpaid = payment === 'pending' || payment === 'failed';
  return !paysOnDelivery && isUnpaid && isLive(to) && maySellerMove(status, to);
}

/**
 * Which of some parts a move acts on, and which it leaves as they are. A part that is named must be able to move, and so
 * must at least one of a whole order; of a whole order that has live parts, rejected and cancelled ones are left alone.
 */
export function partsToMove<Part>(
  parts: readonly Part[],
  to: OrderStatus,
  stateOf: (part: Part) => PartState,
  { isNamed, isAdministrator, paysOnDelivery }: MoveScope,
): { readonly moving: readonly Part[]; readonly left: readonly Part[] } {
  const live = parts.filter(part => isLive(stateOf(part).status));
  const meant = isNamed || live.length === 0 ? parts : live;
  const moving = meant.filter(part => {
    const state = stateOf(part);
    return state.status !== to && mayMove(state, to, isAdministrator, paysOnDelivery);
  });
  return { moving, left: parts.filter(part => stateOf(part).status !== to && !moving.includes(part)) };
}

/**
 * What becomes of the money and the items. Cash counts as paid once the items are delivered; what the shop already has
 * stays paid when the delivery is taken back. Whatever falls away paid is owed back, cash too. Throws for a part
 * that nobody may move, however it was paid: some of its items and money are back, and no one move is true of the rest.
 */
export function moveOf(part: PartState, to: OrderStatus, paysOnDelivery: boolean): Move {
  if (isSettledForGood(part, to)) throw new Error(`A ${part.status} part that is ${part.payment} can't be ${to}`);
  const stock = isLive(part.status) === isLive(to) ? 'stays' : isLive(to) ? 'is taken' : 'returns';
  return { stock, ...(paysOnDelivery ? cashOf(part, to) : paidAheadOf(part, to)) };
}

/** Whether items would leave that are paid ahead and not paid: only a recorded decision lets them. */
export function leavesUnpaid({ payment }: PartState, to: OrderStatus, paysOnDelivery: boolean): boolean {
  return !paysOnDelivery && isOnTheWay(to) && (payment === 'pending' || payment === 'failed');
}

/** Whether items that are paid ahead are held for their payment. What has left its seller is held no longer. */
export function awaitsPayment({ status, payment }: PartState): boolean {
  return isLive(status) && !isOnTheWay(status) && payment === 'pending';
}

function isSettledForGood({ status, payment }: PartState, to: OrderStatus): boolean {
  const wasRefunded = payment === 'refunded' || payment === 'partially_refunded';
  return wasRefunded && (isLive(status) || isLive(to));
}

function cashOf({ status, payment, cash }: PartState, to: OrderStatus): Pick<Move, 'payment' | 'refund'> {
  if (!isLive(to)) return payment === 'paid' ? REFUNDED : { payment, refund: 'none' };
  if (to === 'delivered' && payment === 'pending') return { payment: 'paid', refund: 'none' };
  const isTakenBack = status === 'delivered' && to !== 'delivered' && payment === 'paid';
  return { payment: isTakenBack && !isCashIn(cash ?? null) ? 'pending' : payment, refund: 'none' };
}

const REFUNDED = { payment: 'refunded', refund: 'is owed' } as const;

/** What falls away is refunded when it was paid, and can't be paid any more when it was not. */
function paidAheadOf({ payment }: PartState, to: OrderStatus): Pick<Move, 'payment' | 'refund'> {
  if (isLive(to)) return { payment: payment === 'failed' ? 'pending' : payment, refund: 'none' };
  if (payment === 'paid') return REFUNDED;
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
