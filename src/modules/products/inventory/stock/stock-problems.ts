import { problem } from '#shared/api/problem.ts';

/** Maximum stock of a product. */
export const MAX_STOCK = 1_000_000;
/** Rows saved in one call, and products selected one by one. */
export const MAX_ROWS = 500;
/** Products changed by one bulk operation, if they are selected by filters. */
export const MAX_IN_BULK = 5_000;

export const stockProductIsMissing = problem('inventory.product_missing', 'missing', 'We couldn’t find this product.');
/** Its data is `{stock, seen}`. */
export const stockHasChanged = problem('inventory.stock_changed', 'conflict', movedWords);
export const notThatMany = problem(
  'inventory.not_that_many',
  'conflict',
  (stock: number) => `Only ${stock} in stock. You can’t remove more than that.`,
);
export const tooMuchStock = problem('inventory.too_much_stock', 'invalid', 'Stock can’t exceed 10,00,000 units.');
export const tooManyAtOnce = problem(
  'inventory.too_many_at_once',
  'invalid',
  'At most 5,000 products can be changed at once. Use filters or search to narrow the list.',
);

/** How stock has changed since it was seen: `2 were sold or removed in the meantime. Stock is now 5.` */
export function movedWords(stock: number, seen: number): string {
  const by = Math.abs(stock - seen);
  const what = stock < seen ? 'sold or removed' : 'added or returned';
  return `${by} ${by === 1 ? 'was' : 'were'} ${what} in the meantime. Stock is now ${stock}.`;
}
