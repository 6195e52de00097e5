import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

/** Maximum stock of a product. */
export const MAX_STOCK = 1_000_000;
/** Rows saved in one call, and products selected one by one. */
export const MAX_ROWS = 500;
/** Products changed by one bulk operation, if they are selected by filters. */
export const MAX_IN_BULK = 5_000;

export const stockProductIsMissing = problem('inventory.product_missing', 'missing', () =>
  t('products.inventory.refusal.missing'),
);
/** Its data is `{stock, seen}`. */
export const stockHasChanged = problem('inventory.stock_changed', 'conflict', movedWords);
export const notThatMany = problem('inventory.not_that_many', 'conflict', (stock: number) =>
  t('products.inventory.refusal.notThatMany', { stock }),
);
export const tooMuchStock = problem('inventory.too_much_stock', 'invalid', () =>
  t('products.inventory.refusal.tooMuch'),
);
export const tooManyAtOnce = problem('inventory.too_many_at_once', 'invalid', () =>
  t('products.inventory.refusal.tooManyAtOnce'),
);

/** How stock has changed since it was seen: `2 were sold or removed in the meantime. Stock is now 5.` */
export function movedWords(stock: number, seen: number): string {
  const by = Math.abs(stock - seen);
  return stock < seen
    ? t('products.inventory.refusal.moved.out', { by, stock })
    : t('products.inventory.refusal.moved.in', { by, stock });
}
