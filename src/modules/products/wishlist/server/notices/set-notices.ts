import type { ActorCtx } from '#platform/context.ts';
import { type setNotices as endpoint, wishlistIsFull, wishlistNeedsProduct } from '#products/wishlist/contract.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { holdWishlist } from '#products/wishlist/server/hold-wishlist.ts';
import { insertEntries, listWished, type WishlistRow } from '#products/wishlist/server/wishlist.queries.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { ensureStopKey, updateNotices } from './notices.queries.ts';

/**
 * Turns notices about a product on or off, and saves the product for this if it is not saved. @returns the whole list
 * @throws wishlistIsFull, wishlistNeedsProduct
 */
export async function setNotices(
  ctx: ActorCtx,
  { productId, ...notices }: Omit<InputOf<typeof endpoint>, 'userId'>,
): Promise<WishlistRow[]> {
  const userId = ctx.actor.id;
  return ctx.tx(async tx => {
    await holdWishlist(tx, userId);
    if (notices.tellOfFall || notices.tellOfReturn) {
      const wanted = { productId, savedPrice: null, savedAt: null };
      await insertEntries(tx.db, userId, [wanted], { now: tx.now(), most: MAX_SAVED });
      await ensureStopKey(tx.db, userId);
    }
    const isThere = await updateNotices(tx.db, userId, productId, notices);
    const entries = await listWished(tx.db, userId);
    if (!isThere) throw entries.length < MAX_SAVED ? wishlistNeedsProduct() : wishlistIsFull(MAX_SAVED);
    return entries;
  });
}
