import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { type ChoosableStatus, ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { countText } from '#shared/text/count-text.ts';

/** Maximum number of orders per bulk update or print. */
export const MAX_ORDERS_PER_CALL = 200;

/** Number of seller orders updated, and of those left unchanged because the update was not allowed. */
export type MovedParts = Pick<OrderOutcome, 'moved' | 'left'>;

/** The toast after updating one order. */
export function movedText({ moved, left }: MovedParts): string {
  const words = 'Order status is updated successfully!';
  if (moved === 0 || left === 0) return words;
  return `${words} ${countText(moved, 'seller order', 'seller orders')} updated, ${countText(left)} unchanged.`;
}

/** The toast after a bulk update: “18 orders are now in shipping, 2 could not be updated”. */
export function outcomeText(outcomes: readonly OrderOutcome[], to: ChoosableStatus): string {
  const count = (which: OrderOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === which).length;
  const [moved, unchanged, refused] = [count('moved'), count('unchanged'), count('refused')];
  const left = outcomes.reduce((sum, each) => sum + each.left, 0);
  const status = ORDER_STATUS_LABELS[to].toLowerCase();
  const said = [
    moved > 0 && `${countText(moved, 'order is', 'orders are')} now ${status}`,
    unchanged > 0 && `${countText(unchanged, 'was', 'were')} already ${status}`,
    left > 0 && `${countText(left, 'seller order', 'seller orders')} unchanged`,
    refused > 0 && `${countText(refused)} could not be updated`,
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
