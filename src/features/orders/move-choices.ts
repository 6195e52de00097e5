import type { OrderPart } from './order.schema.ts';
import { type MoveScope, partsToMove } from './order-move.ts';
import { CHOOSABLE, type ChoosableStatus, STATUS_LABELS } from './order-status.ts';

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
  const statuses = [...new Set(left.map(part => STATUS_LABELS[part.orderStatus].toLowerCase()))].join(' or ');
  const verb = left.length === 1 ? 'stays' : 'stay';
  return `${count - left.length} of ${count} seller orders will change; ${left.length} ${verb} ${statuses}.`;
}

/** Why some choices are closed; undefined when all are open that could move anything. */
export function closedWords(choices: readonly MoveChoice[], isAdministrator: boolean): string | undefined {
  const open = choices.filter(choice => choice.isAllowed);
  if (isAdministrator) return open.length === 0 ? 'This can no longer be moved.' : undefined;
  if (open.length === 0) return 'This is done; only an administrator can move it now.';
  return open.some(choice => choice.status === 'rejected')
    ? 'You move an order forward, or reject it before it is shipped.'
    : 'It is on its way: you can only move it forward now.';
}

/** What rejecting many brings, whose money is not looked at one by one. */
export function rejectManyWords(isAdministrator: boolean): string {
  const words = 'The goods go back on sale and the shoppers are told by mail.';
  const money = 'What was paid goes back, and nobody can revive it then.';
  return `${words} ${money}${isAdministrator ? '' : ' The others only an administrator can revive.'}`;
}

/** What rejecting brings, said before it is done: where the money goes, and who can revive it (decision 51). */
export function rejectWords(
  parts: readonly Pick<OrderPart, 'orderStatus' | 'paymentStatus'>[],
  isAdministrator: boolean,
  paysOnDelivery: boolean,
): string {
  const isPaid = parts.some(part => part.orderStatus !== 'rejected' && part.paymentStatus === 'paid');
  const words = ['The goods go back on sale and the shopper is told by mail.'];
  if (isPaid && paysOnDelivery)
    words.push(
      'The cash that the shopper paid is owed back, by the seller until it has reached the shop, and nobody can revive it then. If it was marked delivered by mistake, set it back to In shipping first.',
    );
  else if (isPaid) words.push('What was paid goes back, and nobody can revive it then.');
  else if (!isAdministrator) words.push('Only an administrator can revive it.');
  return words.join(' ');
}
