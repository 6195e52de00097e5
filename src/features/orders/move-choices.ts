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
