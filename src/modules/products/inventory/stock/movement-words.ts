import type { StockMovement } from './stock.contract.ts';
import { STOCK_REASONS } from './stock-reasons.ts';

const KINDS: Readonly<Record<Exclude<StockMovement['kind'], 'adjusted'>, string>> = {
  placed: 'Ordered',
  cancelled: 'Cancelled by the shopper',
  rejected: 'Order rejected',
  returned: 'Returned',
};

/** What moved the stock: the order's step, or the reason somebody gave. */
export function movementWords({ kind, reason }: Pick<StockMovement, 'kind' | 'reason'>): string {
  if (kind !== 'adjusted') return KINDS[kind];
  return reason ? STOCK_REASONS[reason] : 'Set in the product form';
}
