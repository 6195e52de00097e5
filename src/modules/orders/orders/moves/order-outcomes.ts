import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { type ChoosableStatus, ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { countText } from '#shared/text/count-text.ts';

/** So many orders are moved or printed by one call. */
export const MAX_ORDERS_PER_CALL = 200;

/** How many seller orders of one order have moved, and how many were left as they are because they may not. */
export type MovedParts = Pick<OrderOutcome, 'moved' | 'left'>;

/** What became of one order. */
export function movedText({ moved, left }: MovedParts): string {
  const words = 'Order status is updated successfully!';
  if (moved === 0 || left === 0) return words;
  return `${words} ${countText(moved, 'seller order', 'seller orders')} updated, ${countText(left)} unchanged.`;
}

/** What became of many orders, in a sentence: 18 orders are now in shipping, 2 could not be updated. */
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

/** Those that were refused, by what was said of them, so that one reason is read once. */
export function refusedByReason(outcomes: readonly OrderOutcome[]): ReadonlyMap<string, readonly OrderOutcome[]> {
  return Map.groupBy(
    outcomes.filter(({ outcome }) => outcome === 'refused'),
    ({ message }) => message ?? '',
  );
}
