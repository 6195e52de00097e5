import * as z from 'zod/mini';
import { CartLine } from '#orders/cart/contract.ts';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { get, post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { MAX_LATER } from './max-later.ts';

export const laterIsFull = problem('cart.later_full', 'conflict', () =>
  t('orders.cart.later.refusal.full', { most: MAX_LATER }),
);
export const laterIsMissing = problem('cart.later_missing', 'missing', () => t('orders.cart.later.refusal.missing'));

/** A product saved for later. */
export const LaterLine = z.object({
  productId: id<'product'>(),
  title: z.string(),
  image: z.string(),
  quantity: z.int(),
  /** What one cost when it was saved. */
  savedPrice: rupees,
  savedAt: instant,
  /** As a cart would have it now; null if it is not on sale. */
  now: z.nullable(CartLine),
  /** Why it is not on sale. */
  note: z.nullable(z.string()),
});
export type LaterLine = z.output<typeof LaterLine>;

/** Saved last first. */
const SavedForLater = dataOf(z.array(LaterLine));
const one = z.strictObject({ productId: id<'product'>() });

export const listLater = get('/shop/cart/later', {
  summary: 'The products that you have saved for later out of your cart, with their prices and stock of now',
  output: SavedForLater,
});

export const saveForLater = post('/shop/cart/later/save', {
  summary: 'Moves a product out of the cart to those saved for later',
  body: one,
  output: SavedForLater,
});

export const moveToCart = post('/shop/cart/later/move', {
  summary: 'Moves a product that was saved for later into the cart, as many as there are in stock',
  body: one,
  output: z.extend(SavedForLater, {
    /** How many were added; what the stock does not have stays saved. */
    added: z.int(),
  }),
});

export const forgetLater = remove('/shop/cart/later/:productId', {
  summary: 'Forgets a product that was saved for later',
  params: one,
  output: SavedForLater,
});

export const mergeLater = post('/shop/cart/later/merge', {
  summary: 'Adds what was saved for later before you signed in, or puts something back; what is there already stays',
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          productId: id<'product'>(),
          quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
          /** What one cost then. */
          savedPrice: rupees.check(z.gte(0)),
          savedAt: instant,
        }),
      )
      .check(z.maxLength(MAX_LATER)),
  }),
  output: z.extend(SavedForLater, {
    /** Products left out: they are not on sale any more, or there is no room for them. */
    dropped: z.int(),
  }),
});
