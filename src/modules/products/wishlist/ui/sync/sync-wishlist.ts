import { changeWishlist, getWishlist, type WishlistEntry } from '#products/wishlist/contract.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import {
  readSaved,
  type SavedProducts,
  savedProducts,
  savedText,
  writeSaved,
} from '#products/wishlist/saved-products.ts';
import { only, savedIds, validSaved } from '#products/wishlist/valid-saved.ts';
import type { Call } from '#shared/api/call.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { readKnown, writeKnown } from './known-entries.ts';
import { leaveOthers } from './leave-others.ts';

/** What was saved and removed in this browser since the server last answered. */
function unsent(userId: UserId): { readonly add: readonly ProductId[]; readonly remove: readonly ProductId[] } {
  const kept = readSaved();
  const saved = validSaved(kept);
  const known = readKnown();
  const ids = known?.userId === userId ? known.ids : new Set<ProductId>();
  return {
    add: savedIds(saved)
      .filter(id => !ids.has(id))
      .slice(0, MAX_SAVED),
    remove: [...ids].filter(id => !(id in kept)),
  };
}

export function hasUnsent(userId: UserId): boolean {
  const { add, remove } = unsent(userId);
  return add.length > 0 || remove.length > 0;
}

/**
 * Sends what was saved and removed in this browser, a guest’s list included, and takes over the list of the server. A guest’s
 * list is so merged when its owner signs in: a product that is in both stays as it is on the server.
 * @param isStill whether the person is still signed in when the server has answered
 * @returns how many products the server has not accepted: the list is full, or they are unknown
 */
export async function syncWishlist(call: Call, userId: UserId, isStill: () => boolean): Promise<number> {
  leaveOthers(userId);
  const before = readSaved();
  const { add, remove } = unsent(userId);
  const { data } =
    add.length > 0 || remove.length > 0
      ? await call(changeWishlist, { add: add.flatMap(id => addedEntry(before, id)), remove: [...remove] })
      : await call(getWishlist, {});
  if (!isStill()) return 0;
  const server = savedOf(data);
  const now = readSaved();
  // What was pressed during the request is sent by the next one.
  const pressed = only(now, id => !(id in before));
  const kept = only(server, id => id in now || !(id in before));
  const merged = { ...kept, ...pressed };
  // In this order: another page that sees only the first sends what the server has already.
  writeSaved(merged);
  // Beside the list from before, what is new from the server would look removed.
  if (savedProducts.read() !== savedText(merged)) throw new Error('this browser is full');
  writeKnown(userId, savedIds(server));
  return add.filter(id => !(id in server)).length;
}

function addedEntry(saved: SavedProducts, id: ProductId) {
  const product = saved[id];
  return product ? [{ productId: id, savedPrice: product.price, savedAt: new Date(product.at) }] : [];
}

function savedOf(entries: readonly WishlistEntry[]): SavedProducts {
  return Object.fromEntries(
    entries.map(({ productId, title, savedPrice: price, savedAt }) => [
      productId,
      { title, price, at: savedAt.getTime() },
    ]),
  );
}
