/** The door to carts: what placing an order may ask of them. */
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import { type CartPage, presentCart } from './cart.present.ts';
import { type CartHead, type CartItem, deleteAllItems, findCart, holdCart, putItems } from './cart.queries.ts';
import { openCart, readCart, readLines } from './open-cart.ts';

export { eraseCartOf, listCartOf } from './cart-of-person.queries.ts';
export type { CartItem };
export { holdCart };

/** Which cart somebody has and how often it has changed; undefined before anything was put in. */
export function cartVersion(ctx: Ctx, userId: UserId): Promise<CartHead | undefined> {
  return findCart(ctx.db, userId);
}

/**
 * Empties the cart and hands over what was in it, sold or not, so that an order and the empty cart commit together.
 * Of two that do so at once, the second gets nothing.
 */
export function takeCart(tx: TxCtx, userId: UserId): Promise<{ cartId: string; items: CartItem[] }> {
  return deleteAllItems(tx, userId);
}

/** Puts what was taken and is not ordered into the cart again: items of a shop on a break. */
export function putBack(tx: TxCtx, userId: UserId, items: readonly CartItem[]): Promise<void> {
  return putItems(tx, userId, items);
}

/** The whole cart as calls answer it, for a refusal that says it has changed. */
export async function freshCart(ctx: Ctx, userId: UserId): Promise<CartPage> {
  return presentCart(await readCart(ctx, userId));
}

/** Lines that are in no cart, answered as if they were one. */
export async function freshLines(ctx: Ctx, items: readonly CartItem[]): Promise<CartPage> {
  return presentCart(await readLines(ctx, items));
}

/** Takes out for good what is no longer sold. */
export async function dropUnsold(ctx: Ctx, userId: UserId): Promise<void> {
  await ctx.tx(tx => openCart(tx, userId));
}
