import type { OrderPart, OrderSummary } from '#orders/orders/order.schema.ts';
import { CHOOSABLE, type ChoosableStatus, ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { leavesUnpaid, type MoveScope, partsToMove, waitsForPayment } from './order-move.ts';

export interface MoveChoice {
  readonly status: ChoosableStatus;
  readonly isAllowed: boolean;
}

type Part = Pick<OrderPart, 'orderStatus' | 'paymentStatus'>;

/** The selectable statuses for these parts. A status is allowed if at least one part would change. */
export function moveChoices(parts: readonly Part[], scope: MoveScope): readonly MoveChoice[] {
  return CHOOSABLE.map(status => ({ status, isAllowed: movingOf(parts, status, scope).moving.length > 0 }));
}

/** The parts an update changes, and those it leaves. */
export function movingOf<Moved extends Part>(parts: readonly Moved[], to: ChoosableStatus, scope: MoveScope) {
  return partsToMove(parts, to, part => ({ status: part.orderStatus, payment: part.paymentStatus }), scope);
}

/** Explains which parts stay unchanged when the whole order is updated; undefined if all change. */
export function leftWords(left: readonly Part[], count: number): string | undefined {
  if (left.length === 0) return undefined;
  const statuses = [...new Set(left.map(part => ORDER_STATUS_LABELS[part.orderStatus].toLowerCase()))].join(' or ');
  const verb = left.length === 1 ? 'stays' : 'stay';
  return `${count - left.length} of ${count} seller orders will change; ${left.length} ${verb} ${statuses}.`;
}

/** Explains why some choices are disabled; undefined if nothing needs explaining. */
export function closedWords(choices: readonly MoveChoice[], isAdministrator: boolean): string | undefined {
  const open = choices.filter(choice => choice.isAllowed);
  if (isAdministrator) return open.length === 0 ? 'The status of this order can’t change any more.' : undefined;
  if (open.length === 0) return 'Only an administrator can change the status now.';
  if (open.every(choice => choice.status === 'rejected'))
    return 'This order is not paid yet, so you can only reject it.';
  return open.some(choice => choice.status === 'rejected')
    ? 'You can move the order forward, or reject it before it ships.'
    : 'It has shipped, so you can only mark it delivered.';
}

/** The consequences of rejecting several orders. */
export function rejectManyWords(isAdministrator: boolean): string {
  const words = 'The items go back to stock and we mail the shoppers.';
  const money = 'Paid orders are refunded and can’t be reopened.';
  return `${words} ${money}${isAdministrator ? '' : ' Only an administrator can reopen the others.'}`;
}

/** The consequences of rejecting: the refund, and who can reopen it (decision 51). */
export function rejectWords(
  parts: readonly Pick<OrderPart, 'orderStatus' | 'paymentStatus'>[],
  isAdministrator: boolean,
  paysOnDelivery: boolean,
): string {
  const isPaid = parts.some(part => part.orderStatus !== 'rejected' && part.paymentStatus === 'paid');
  const words = ['The items go back to stock and we mail the shopper.'];
  if (isPaid && paysOnDelivery)
    words.push(
      'The shopper gets a refund of the cash. Until the cash reaches the shop, the seller owes this refund. The order can’t be reopened later. If it was marked delivered by mistake, change it back to In shipping first.',
    );
  else if (isPaid) words.push('The payment is refunded, and the order can’t be reopened.');
  else if (!isAdministrator) words.push('Only an administrator can reopen it.');
  return words.join(' ');
}

/** Shown to sellers before a bulk update to delivered. */
export const PROOF_WORDS =
  'Cash on delivery without a tracking number needs the shopper’s delivery code, one order at a time. Such orders stay unchanged, and you will see which.';

/** Numbers of the unpaid orders, which stay unchanged. An administrator may still ship unpaid orders with a reason. */
export function unpaidAmong(orders: readonly OrderSummary[], to: ChoosableStatus, isAdministrator: boolean): string[] {
  const stays = isAdministrator ? leavesUnpaid : waitsForPayment;
  return orders
    .filter(({ orderStatus: status, paymentStatus: payment, paymentMethod }) =>
      stays({ status, payment }, to, paymentMethod === 'COD'),
    )
    .map(({ number }) => number);
}
