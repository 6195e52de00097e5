import type { OrderPart } from '#orders/orders/order.schema.ts';
import { CHOOSABLE, type ChoosableStatus, ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { type MoveScope, partsToMove } from './order-move.ts';

export interface MoveChoice {
  readonly status: ChoosableStatus;
  readonly isAllowed: boolean;
}

type Part = Pick<OrderPart, 'orderStatus' | 'paymentStatus'>;

/** The five statuses as choices for these parts together. One is open when at least one part would move. */
export function moveChoices(parts: readonly Part[], scope: MoveScope): readonly MoveChoice[] {
  return CHOOSABLE.map(status => ({ status, isAllowed: movingOf(parts, status, scope).moving.length > 0 }));
}

/** What of an order a move acts on, and what it leaves. */
export function movingOf<Moved extends Part>(parts: readonly Moved[], to: ChoosableStatus, scope: MoveScope) {
  return partsToMove(parts, to, part => ({ status: part.orderStatus, payment: part.paymentStatus }), scope);
}

/** What stays as it is when an order is moved as a whole; undefined when all of it moves. */
export function leftWords(left: readonly Part[], count: number): string | undefined {
  if (left.length === 0) return undefined;
  const statuses = [...new Set(left.map(part => ORDER_STATUS_LABELS[part.orderStatus].toLowerCase()))].join(' or ');
  const verb = left.length === 1 ? 'stays' : 'stay';
  return `${count - left.length} of ${count} seller orders will change; ${left.length} ${verb} ${statuses}.`;
}

/** Why some choices are closed; undefined when all are open that could move anything. */
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

/** What rejecting many brings, whose money is not looked at one by one. */
export function rejectManyWords(isAdministrator: boolean): string {
  const words = 'The items go back to stock and we mail the shoppers.';
  const money = 'Paid orders are refunded and can’t be reopened.';
  return `${words} ${money}${isAdministrator ? '' : ' Only an administrator can reopen the others.'}`;
}

/** What rejecting brings, said before it is done: where the money goes, and who can reopen it (decision 51). */
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
