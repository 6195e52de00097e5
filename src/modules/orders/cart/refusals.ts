import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

/** Limits of a cart. */
export const MAX_CART_LINES = 100;
export const MAX_QUANTITY = 1_000_000;

export const onlyInStock = problem('cart.only_in_stock', 'conflict', (stock: number, added: number) =>
  t('orders.cart.refusal.onlyInStock', { stock, added }),
);
export const onlyThisMany = problem('cart.only_this_many', 'conflict', (quantity: number) =>
  t('orders.cart.refusal.onlyThisMany', { quantity }),
);
export const cartIsFull = problem('cart.full', 'conflict', () =>
  t('orders.cart.refusal.full', { most: MAX_CART_LINES }),
);
export const productNotOnSale = problem('cart.product_missing', 'missing', () => t('orders.cart.refusal.notOnSale'));
/** For items whose seller's shop is paused. */
export const sellerIsAway = problem('cart.seller_away', 'conflict', (words: string) => words);
export const lineIsMissing = problem('cart.line_missing', 'missing', () => t('orders.cart.refusal.notInCart'));
export const cartHasChanged = problem('cart.changed', 'conflict', () => t('orders.cart.refusal.changed'));
