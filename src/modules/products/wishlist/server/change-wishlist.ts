import type { ActorCtx } from '#platform/context.ts';
import type { changeWishlist as endpoint } from '#products/wishlist/contract.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { holdWishlist } from './hold-wishlist.ts';
import { deleteEntries, insertEntries, listWished, type WishlistRow } from './wishlist.queries.ts';

/**
 * Adds and removes products of the signed-in shopper's wishlist. Repeating it changes nothing. What does not fit and what is
 * no product of the shop is left out; the answer shows it. @returns the whole list
 */
export async function changeWishlist(
  ctx: ActorCtx,
  { add, remove }: Pick<InputOf<typeof endpoint>, 'add' | 'remove'>,
): Promise<WishlistRow[]> {
  const userId = ctx.actor.id;
  return ctx.tx(async tx => {
    await holdWishlist(tx, userId);
    await deleteEntries(tx.db, userId, remove);
    const wanted = new Map(add.map(entry => [entry.productId, entry]));
    await insertEntries(
      tx.db,
      userId,
      [...wanted.values()].map(({ productId, savedPrice = null, savedAt = null }) => ({
        ...{ productId, savedPrice, savedAt },
      })),
      { now: tx.now(), most: MAX_SAVED },
    );
    return listWished(tx.db, userId);
  });
}
