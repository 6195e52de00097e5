import { type CashState, isCashIn } from '#finance/cash/cash-states.ts';
import type { PAYMENT_STATUSES } from '#orders/orders/order.schema.ts';
import { isLive, isOnTheWay, maySellerMove, type OrderStatus } from '#orders/orders/order-status.ts';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A part before a status change. */
export interface PartState {
  readonly status: OrderStatus;
  readonly payment: PaymentStatus;
  /** Where the cash of its delivery is, for delivered cash orders. */
  readonly cash?: CashState | null;
}

/** Who updates what: one named part, or the whole order. */
export interface MoveScope {
  readonly isNamed: boolean;
  readonly isAdministrator: boolean;
  readonly paysOnDelivery: boolean;
}

/** The consequences of a status change. Each happens once, and moving back undoes it. */
export interface Move {
  readonly payment: PaymentStatus;
  readonly stock: 'returns' | 'is taken' | 'stays';
  /** Whether a refund of its payment becomes due. */
  readonly refund: 'is owed' | 'none';
}

/**
 * Whether the actor may change a part's status. A refunded part can't be reopened by anyone; a delivered part with
 * returned items stays delivered, because changing it would refund twice. Sellers can't move an online order forward
 * before it is paid.
 */
export function mayMove(part: PartState, to: OrderStatus, isAdministrator: boolean, paysOnDelivery: boolean): boolean {
  if (isSettledForGood(part, to)) return false;
  if (isAdministrator) return true;
  if (!paysOnDelivery && part.payment !== 'paid' && isLive(to)) return false;
  return maySellerMove(part.status, to);
}

/** Whether only the missing payment keeps a seller from this change. */
export function waitsForPayment({ status, payment }: PartState, to: OrderStatus, paysOnDelivery: boolean): boolean {
  const isUnpaid = payment === 'pending' || payment === 'failed';
  return !paysOnDelivery && isUnpaid && isLive(to) && maySellerMove(status, to);
}

/**
 * The parts an update changes, and those it leaves. A named part must be able to change, and so must at least one part
 * of a whole order. Rejected and cancelled parts of an order with live parts are left alone.
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
 * Payment and stock after a status change. Cash counts as paid on delivery; if the delivery is undone, cash the shop
 * already has stays paid. A paid part that is rejected or cancelled is refunded, cash too. Throws for a refunded part,
 * which nobody may move, because some of its items and money are already back.
 */
export function moveOf(part: PartState, to: OrderStatus, paysOnDelivery: boolean): Move {
  if (isSettledForGood(part, to)) throw new Error(`A ${part.status} part that is ${part.payment} can't be ${to}`);
  const stock = isLive(part.status) === isLive(to) ? 'stays' : isLive(to) ? 'is taken' : 'returns';
  return { stock, ...(paysOnDelivery ? cashOf(part, to) : paidAheadOf(part, to)) };
}

/** Whether an unpaid online order would ship; only an administrator's recorded reason allows it. */
export function leavesUnpaid({ payment }: PartState, to: OrderStatus, paysOnDelivery: boolean): boolean {
  return !paysOnDelivery && isOnTheWay(to) && (payment === 'pending' || payment === 'failed');
}

/** Whether stock is reserved until an online payment arrives. Shipped parts no longer wait. */
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

/** Rejected or cancelled parts are refunded if paid, and can't be paid any more if unpaid. */
function paidAheadOf({ payment }: PartState, to: OrderStatus): Pick<Move, 'payment' | 'refund'> {
  if (isLive(to)) return { payment: payment === 'failed' ? 'pending' : payment, refund: 'none' };
  if (payment === 'paid') return REFUNDED;
  return { payment: payment === 'pending' ? 'failed' : payment, refund: 'none' };
}

/** The payment status of a whole order: what its parts have in common, ignoring unpaid rejected or cancelled ones. */
export function paymentOfWhole(parts: readonly PartState[]): PaymentStatus {
  const counting = parts.filter(
    ({ status, payment }) => isLive(status) || (payment !== 'pending' && payment !== 'failed'),
  );
  const payments = new Set((counting.length > 0 ? counting : parts).map(part => part.payment));
  const [common] = payments;
  if (common !== undefined && payments.size === 1) return common;
  return payments.has('refunded') || payments.has('partially_refunded') ? 'partially_refunded' : 'pending';
}
