import { problem } from '#shared/api/problem.ts';

/** Limits of a cart. */
export const MAX_CART_LINES = 100;
export const MAX_QUANTITY = 1_000_000;

export const onlyInStock = problem(
  'cart.only_in_stock',
  'conflict',
  (stock: number, added: number) => `Only ${stock} in stock. You already added ${added}.`,
);
export const onlyThisMany = problem(
  'cart.only_this_many',
  'conflict',
  (n: number) => `Only ${n} quantity can be added for this item`,
);
export const cartIsFull = problem(
  'cart.full',
  'conflict',
  `Your cart can hold up to ${MAX_CART_LINES} different products.`,
);
export const productNotOnSale = problem('cart.product_missing', 'missing', 'This product isn’t available.');
/** For items whose seller's shop is paused. */
export const sellerIsAway = problem('cart.seller_away', 'conflict', (words: string) => words);
export const lineIsMissing = problem('cart.line_missing', 'missing', 'This product is not in your cart.');
export const cartHasChanged = problem(
  'cart.changed',
  'conflict',
  'Your cart was updated on another device or tab. Here is the latest.',
);
