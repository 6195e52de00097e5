/** Public API of carts for other features. */

import { offersOfCarts } from '#orders/offers/server/offers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import { type CartPage, showCart } from './cart.present.ts';
import { type CartHead, type CartItem, deleteAllItems, findCart, holdCart, putItems } from './cart.queries.ts';
import { openCart, readCart, readLines } from './open-cart.ts';

export { presentLine } from './cart.present.ts';
export { eraseCartOf, findCodes, listCartOf, listUsingCarts } from './cart.queries.ts';
export { type OpenCart, readCart, readLines } from './open-cart.ts';
export type { CartItem };
export { holdCart };

/** The cart's id and version; undefined if the user never had a cart. */
export function cartVersion(ctx: Ctx, userId: UserId): Promise<CartHead | undefined> {
  return findCart(ctx.db, userId);
}

/**
 * Empties the cart and returns its items, on sale or not, so that an order and the emptied cart commit together. Of two
 * concurrent calls the second gets nothing.
 */
export function takeCart(
  tx: TxCtx,
  userId: UserId,
): Promise<{ cartId: string; items: CartItem[]; codes: readonly string[] }> {
  return deleteAllItems(tx, userId);
}

/** Puts back items that were taken but not ordered because their seller's shop is paused. */
export function putBack(tx: TxCtx, userId: UserId, items: readonly CartItem[]): Promise<void> {
  return putItems(tx, userId, items);
}

/** The whole cart as API calls return it, for the refusal that it has changed. */
export async function freshCart(ctx: Ctx, userId: UserId): Promise<CartPage> {
  return showCart(ctx, await offersOfCarts(ctx), userId, await readCart(ctx, userId));
}

/** Lines of no cart (“Buy now”), in the shape of a cart. */
export async function freshLines(
  ctx: Ctx,
  userId: UserId,
  items: readonly CartItem[],
  codes: readonly string[],
): Promise<CartPage> {
  return showCart(ctx, await offersOfCarts(ctx), userId, await readLines(ctx, items, codes));
}

/** Permanently removes items that are no longer on sale. */
export async function dropUnsold(ctx: Ctx, userId: UserId): Promise<void> {
  await ctx.tx(tx => openCart(tx, userId));
}
