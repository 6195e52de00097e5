import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { type ChoosableStatus, ORDER_STATUS_WORDS } from '#orders/orders/order-status.ts';
import { t } from '#shared/language/t.ts';

/** Maximum number of orders per bulk update or print. */
export const MAX_ORDERS_PER_CALL = 200;

/** Number of seller orders updated, and of those left unchanged because the update was not allowed. */
export type MovedParts = Pick<OrderOutcome, 'moved' | 'left'>;

/** The toast after updating one order. */
export function movedText({ moved, left }: MovedParts): string {
  if (moved === 0 || left === 0) return t('orders.orders.moved.one');
  return t('orders.orders.moved.part', { moved, left });
}

/** The toast after a bulk update: “18 orders are now in shipping, 2 could not be updated”. */
export function outcomeText(outcomes: readonly OrderOutcome[], to: ChoosableStatus): string {
  const count = (which: OrderOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === which).length;
  const [moved, unchanged, refused] = [count('moved'), count('unchanged'), count('refused')];
  const left = outcomes.reduce((sum, each) => sum + each.left, 0);
  const status = ORDER_STATUS_WORDS[to];
  const said = [
    moved > 0 && t('orders.orders.outcome.moved', { count: moved, status }),
    unchanged > 0 && t('orders.orders.outcome.unchanged', { count: unchanged, status }),
    left > 0 && t('orders.orders.outcome.left', { count: left }),
    refused > 0 && t('orders.orders.outcome.refused', { count: refused }),
  ].filter(words => words !== false);
  return said.join(', ');
}

/** Refused orders grouped by message. */
export function refusedByReason(outcomes: readonly OrderOutcome[]): ReadonlyMap<string, readonly OrderOutcome[]> {
  return Map.groupBy(
    outcomes.filter(({ outcome }) => outcome === 'refused'),
    ({ message }) => message ?? '',
  );
}
