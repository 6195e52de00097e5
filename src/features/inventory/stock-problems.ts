import { problem } from '#shared/problem.ts';

/** As many of one product as anybody may say there are. */
export const MOST_STOCK = 1_000_000;
/** Rows of a table that are saved in one call, and goods chosen one by one. */
export const MOST_ROWS = 500;
/** Goods that one act may change when they are chosen by what the list finds. */
export const MOST_IN_BULK = 5_000;

export const productIsMissing = problem('inventory.product_missing', 'missing', 'There is no such product.');
/** Carries `{stock, seen}`. */
export const stockHasChanged = problem('inventory.stock_changed', 'conflict', movedWords);
export const notThatMany = problem(
  'inventory.not_that_many',
  'conflict',
  (stock: number) => `There are only ${stock} in stock, so no more than that can go.`,
);
export const tooMuchStock = problem('inventory.too_much_stock', 'invalid', 'That is more than one million pieces.');
export const tooManyAtOnce = problem(
  'inventory.too_many_at_once',
  'invalid',
  'At most 5,000 products can be changed at once. Narrow the list by its filters or by words.',
);

/** What happened to a product's stock between looking and writing: `2 were sold or taken meanwhile. Stock is 5 now.` */
export function movedWords(stock: number, seen: number): string {
  const by = Math.abs(stock - seen);
  const what = stock < seen ? 'sold or taken away' : 'added or returned';
  return `${by} ${by === 1 ? 'was' : 'were'} ${what} meanwhile. Stock is ${stock} now.`;
}
