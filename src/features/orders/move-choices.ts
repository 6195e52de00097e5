import type { OrderPart } from './order.schema.ts';
import { mayMove } from './order-move.ts';
import { CHOOSABLE, type ChoosableStatus } from './order-status.ts';

export interface MoveChoice {
  readonly status: ChoosableStatus;
  readonly isAllowed: boolean;
}

/**
 * The five statuses as choices for these parts together. One is open when every part that is not there yet may go
 * there, and at least one would move: the server moves all of them or none.
 */
export function moveChoices(
  parts: readonly Pick<OrderPart, 'orderStatus' | 'paymentStatus'>[],
  isAdministrator: boolean,
  paysOnDelivery: boolean,
): readonly MoveChoice[] {
  return CHOOSABLE.map(status => {
    const moving = parts.filter(part => part.orderStatus !== status);
    const isAllowed =
      moving.length > 0 &&
      moving.every(part =>
        mayMove({ status: part.orderStatus, payment: part.paymentStatus }, status, isAdministrator, paysOnDelivery),
      );
    return { status, isAllowed };
  });
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
  const money = 'What was paid online goes back, and nobody can revive it then.';
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
      'It then counts as never delivered: cash that was taken at the door is not given back by this. Goods that were accepted come back by a return.',
    );
  if (isPaid && !paysOnDelivery) words.push('What was paid goes back, and nobody can revive it then.');
  else if (!isAdministrator) words.push('Only an administrator can revive it.');
  return words.join(' ');
}
